import type { Match } from '@torneo/contracts/match/matches'
import { isOpen as isOpenMatch } from '@torneo/domain/match/phase'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { color, flexRow, flexWrap, text } from '@torneo/ui/theme/tokens'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { matchTitle } from '../../../parts/match-labels'
import { liveTexts } from '../live-texts'
import { useMatchLogQuery } from './history-api'
import { historyTexts as texts } from './history-texts'
import { HistoryRow } from './HistoryRow'
import { useHistoryCommands } from './use-history-commands'

interface HistoryModalProps {
  readonly match: Match
  /** True if own actions are unsent. */
  readonly hasUnsent: boolean
  readonly isReopening: boolean
  readonly onReopen: () => void
  /** Reads the match again, in case no socket delivers it. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

const pageSize = 100

/** 'Historial' of a match (B3): all its actions, newest first, with undo and restore. */
export default function HistoryModal({
  match,
  hasUnsent,
  isReopening,
  onReopen,
  onChanged,
  onClose,
}: HistoryModalProps) {
  const { id, rev } = match
  const [offset, setOffset] = useState(0)
  const { data, error, isFetching, refetch } = useMatchLogQuery(
    { params: { id }, query: { limit: pageSize, offset } },
    { refetchOnMountOrArgChange: true },
  )
  // Any action on the match adds a row and a rev.
  const [loadedRev, setLoadedRev] = useState(rev)
  useEffect(() => {
    if (rev === loadedRev) return
    setLoadedRev(rev)
    void refetch()
  }, [rev, loadedRev, refetch])
  const { busyRev, undo, restore } = useHistoryCommands(match, onChanged)
  const isOpen = isOpenMatch(match)
  return (
    <Modal title={texts.title} aside={matchTitle(match)} size="lg" onClose={onClose}>
      {!isOpen && (
        <Closed>
          <Notice tone="info">{texts.closed}</Notice>
          <Button busy={isReopening} onClick={onReopen}>
            {liveTexts.reopen}
          </Button>
        </Closed>
      )}
      {hasUnsent && <Notice tone="warning">{texts.waiting}</Notice>}
      {!data ? (
        error ? (
          <ErrorPane title={texts.failed} text={texts.failedWhy} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label={texts.loading} />
        )
      ) : data.total === 0 ? (
        <EmptyState icon={<History size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
      ) : (
        <>
          <Rows aria-label={texts.of(matchTitle(match))}>
            {data.items.map((row, index) => (
              <HistoryRow
                key={row.rev}
                row={row}
                match={match}
                isOpen={isOpen}
                isNow={offset + index === 0}
                busyRev={busyRev}
                onUndo={undo}
                onRestore={restore}
              />
            ))}
          </Rows>
          {data.total > pageSize && (
            <Pager>
              <Button
                size="sm"
                aria-disabled={offset === 0 || undefined}
                onClick={() => setOffset(Math.max(0, offset - pageSize))}>
                {texts.newer}
              </Button>
              <span>{texts.range(offset + 1, offset + data.items.length, data.total)}</span>
              <Button
                size="sm"
                aria-disabled={offset + pageSize >= data.total || undefined}
                onClick={() => {
                  if (offset + pageSize < data.total) setOffset(offset + pageSize)
                }}>
                {texts.older}
              </Button>
            </Pager>
          )}
        </>
      )}
    </Modal>
  )
}

const Closed = styled.div`
  ${flexWrap('12px')}
  margin-bottom: 12px;
  > :first-child { flex: 1 1 16rem; }
`

const Rows = styled.ol.attrs({ role: 'list' })`
  > li + li { border-top: 1px solid ${color.line}; }
`

const Pager = styled.div`
  ${flexRow('12px', 'center', 'space-between')}
  margin-top: 12px;
  color: ${color.muted};
  ${text(13)}
`
