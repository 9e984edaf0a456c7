import { sentenceOf, useSignedInUser } from '@torneo/client'
import type { Suspension } from '@torneo/contracts/tournament/suspensions'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, radius } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useSuspensionsQuery } from '../../data/suspensions-api'
import { type Decision, SuspensionRow } from './SuspensionRow'
import { suspensionsTexts as texts } from './suspensions-texts'

export interface SuspensionsModalProps {
  /** The match or the team whose suspensions are listed. */
  readonly of: { readonly matchId: string } | { readonly teamId: string }
  readonly title: string
  readonly teamNameOf?: (teamId: string) => string
  readonly onClose: () => void
}

const keyOf = ({ matchId, playerId }: Suspension) => `${matchId} ${playerId}`

/** Lists suspensions with their causes, and lets staff decide on them (B12, B49). */
export default function SuspensionsModal({ of, title, teamNameOf = () => '', onClose }: SuspensionsModalProps) {
  const { data, error, isFetching, refetch } = useSuspensionsQuery({ query: of }, refetchStale)
  const mayDecide = useSignedInUser().role !== 'team_captain'
  const [deciding, setDeciding] = useState<{ readonly key: string; readonly decision: Decision } | null>(null)
  return (
    <Modal title={title} size="md" onClose={onClose}>
      <Stack>
        {!data && error === undefined && <SkeletonRows count={2} label={texts.loading} />}
        {!data && error !== undefined && (
          <ErrorPane
            title={texts.failed}
            text={sentenceOf(error, '')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {data?.items.length === 0 && <p>{texts.none}</p>}
        {data && data.items.length > 0 && (
          <Rows aria-label={texts.title}>
            {data.items.map((one) => (
              <SuspensionRow
                key={keyOf(one)}
                suspension={one}
                team={teamNameOf(one.teamId)}
                mayDecide={mayDecide}
                deciding={deciding?.key === keyOf(one) ? deciding.decision : null}
                onDecide={(decision) => setDeciding(decision && { key: keyOf(one), decision })}
              />
            ))}
          </Rows>
        )}
        <MutedText>{texts.why}</MutedText>
      </Stack>
    </Modal>
  )
}

const Rows = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`
