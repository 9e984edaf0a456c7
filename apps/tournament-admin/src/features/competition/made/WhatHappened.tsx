import type { Competition } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { useHistoryQuery } from '@torneo/panel/history/history-api'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { color } from '@torneo/ui/theme/tokens'
import { History } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { describeSave, historyFields, isOfCompetition } from './describe-save'
import { historyTexts as texts } from './made-texts'

export interface WhatHappenedProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

const pageSize = 30
const moment = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Qué pasó': draws, lots, deductions, withdrawals and changes of a competition, newest first. */
export default function WhatHappened({ competition, teams, onClose }: WhatHappenedProps) {
  const [limit, setLimit] = useState(pageSize)
  const { data, error, isFetching, refetch } = useHistoryQuery(
    { params: { id: competition.sportId }, query: { fields: historyFields.join(), limit } },
    { refetchOnMountOrArgChange: true },
  )
  const saves = data?.items.filter(isOfCompetition)
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? id
  return (
    <Modal title={texts.title} onClose={onClose}>
      {!data || !saves ? (
        error === undefined ? (
          <SkeletonRows label={texts.loading} />
        ) : (
          <ErrorPane title={texts.failed} text={texts.failedWhy} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : saves.length === 0 ? (
        <EmptyState icon={<History size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
      ) : (
        <Saves aria-label={texts.title}>
          {saves.map((save) => {
            const details = describeSave(save, nameOf)
            return (
              <li key={save.id}>
                <strong>{save.action}</strong>
                {details && <p>{details}</p>}
                <MutedText>
                  {save.by} · {moment.format(new Date(save.at))}
                </MutedText>
              </li>
            )
          })}
        </Saves>
      )}
      {data && data.total > limit && (
        <Button size="sm" busy={isFetching} onClick={() => setLimit(limit + pageSize)}>
          {texts.older}
        </Button>
      )}
    </Modal>
  )
}

const Saves = styled.ol.attrs({ role: 'list' })`
  > li { padding: 12px 0; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid ${color.line}; }
`
