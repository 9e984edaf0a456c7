import type { MatchLogRow } from '@torneo/contracts/match/match-log'
import type { Match } from '@torneo/contracts/match/matches'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { Button } from '@torneo/ui/buttons/Button'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexWrap, font, text } from '@torneo/ui/theme/tokens'
import { RotateCcw, Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { formatScore } from '../action-texts'
import { formatLogRow } from './format-log-row'
import { historyTexts as texts } from './history-texts'

interface HistoryRowProps {
  readonly row: MatchLogRow
  readonly match: Match
  /** True if the match can be changed: scheduled or live. */
  readonly isOpen: boolean
  /** True for the newest row, which is the present state. */
  readonly isNow: boolean
  /** Rev of the row that is being undone or restored. */
  readonly busyRev: number | null
  readonly onUndo: (row: MatchLogRow) => void
  readonly onRestore: (row: MatchLogRow) => void
}

const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })
const day = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

function timeOf(iso: string): string {
  const date = new Date(iso)
  return (date.toDateString() === new Date().toDateString() ? clock : day).format(date)
}

/** One action with author and time, and its undo and restore buttons. */
export function HistoryRow({ row, match, isOpen, isNow, busyRev, onUndo, onRestore }: HistoryRowProps) {
  const { rev, at, deviceAt, by, undone, canUndo, moment } = row
  const text = formatLogRow(row, match)
  const isBusy = busyRev === rev
  const off = (busyRev !== null && !isBusy) || undefined
  return (
    <Root data-undone={undone !== null || undefined}>
      <Moment aria-hidden>
        {formatScore(moment)}
        <small>{formatMinute(moment.minute)}</small>
      </Moment>
      <Description>
        <p>{text}</p>
        <small>
          {by.name} · <time dateTime={deviceAt ?? at}>{timeOf(deviceAt ?? at)}</time>
        </small>
        {undone && <small>{texts.undoneBy(undone.by.name, timeOf(undone.at))}</small>}
      </Description>
      {isOpen && (canUndo || !isNow) && (
        <Actions>
          {canUndo && (
            <Button
              size="sm"
              icon={<Undo2 size={16} aria-hidden />}
              busy={isBusy}
              aria-disabled={off}
              onClick={() => onUndo(row)}>
              {texts.undo}
              <VisuallyHidden>: {text}</VisuallyHidden>
            </Button>
          )}
          {!isNow && (
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCcw size={16} aria-hidden />}
              busy={isBusy}
              aria-disabled={off}
              onClick={() => onRestore(row)}>
              {texts.restore}
              <VisuallyHidden>: {text}</VisuallyHidden>
            </Button>
          )}
        </Actions>
      )}
    </Root>
  )
}

const Root = styled.li`
  ${flexWrap('6px 12px', 'flex-start')}
  padding-block: 10px;
  &[data-undone] p { color: ${color.muted}; text-decoration: line-through; }
`

const Moment = styled.span`
  flex: none;
  width: 56px;
  font-family: ${font.title};
  font-weight: 700;
  white-space: nowrap;
  ${text(14)}
  small { display: block; color: ${color.muted}; font-weight: 500; ${text(12)} }
`

const Description = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
  p { ${clampLines(3)} font-weight: 600; ${text(14)} }
  small { display: block; color: ${color.muted}; ${text(12)} }
`

const Actions = styled.div`
  ${flexWrap('4px 8px')}
  > button { min-height: 44px; }
`
