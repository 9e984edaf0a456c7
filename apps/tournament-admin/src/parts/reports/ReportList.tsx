import { type MatchReport, type ReportKind, reportKindNames } from '@torneo/contracts/match/match-reports'
import { formatDay } from '@torneo/domain/format/format-day'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { useRemoval } from '@torneo/panel/collection/use-removal'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useRemoveReportMutation } from '../../data/reports-api'
import { reportsTexts as texts } from '../reports-texts'
import { today } from '../today'

interface ReportListProps {
  readonly reports: readonly MatchReport[]
  readonly mayRemove: boolean
  readonly onRejected: () => void
}

const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** '11:22' of today, '14 nov 11:22' of another day. */
function whenOf(report: MatchReport): string {
  const at = new Date(report.createdAt)
  const day = today(at)
  return [day === today() ? '' : formatDay(day, new Date().getFullYear()), clock.format(at)].filter(Boolean).join(' ')
}

const name = 'match-reports'

/** Reports with their words, newest first; staff delete one into the bin. */
export function ReportList({ reports, mayRemove, onRejected }: ReportListProps) {
  const [remove] = useRemoveReportMutation()
  const { busyId, confirmRemoval } = useRemoval<MatchReport>({
    name,
    collection: 'match_reports',
    question: ({ by }) => ({ title: texts.removeQuestion(by), subject: by }),
    confirmLabel: texts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: texts.removed,
    failed: texts.removeFailed,
    onRejected,
  })
  return (
    <List aria-label={texts.yours}>
      {reports.map((report) => (
        <li key={report.id} aria-busy={busyId === report.id || undefined}>
          <header>
            <Badge tone="neutral">{reportKindNames[report.kind as ReportKind] ?? reportKindNames.other}</Badge>
            <small>{texts.from(report.by, whenOf(report))}</small>
            {mayRemove && (
              <IconButton
                id={focusIds(name).record(report.id)}
                label={texts.remove(report.by)}
                icon={<Trash2 size={18} aria-hidden />}
                tone="danger"
                aria-disabled={busyId === report.id || undefined}
                onClick={() => void confirmRemoval(report, reports)}
              />
            )}
          </header>
          <p>{report.text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  li { padding: 12px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  small {
    flex: 1;
    min-width: 0;
    color: ${color.muted};
    overflow-wrap: anywhere;
    ${text(13)}
  }
  p { white-space: pre-line; overflow-wrap: anywhere; ${text(14)} }
`
