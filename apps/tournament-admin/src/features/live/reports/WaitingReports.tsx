import { type ReportKind, reportKindNames } from '@torneo/contracts/match/match-reports'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { reportsTexts as texts } from '../../../parts/reports-texts'
import type { MessageText, WaitingMessage } from '../../../parts/waiting-messages'
import { CallNote } from '../calls/CallNote'
import { clockTime } from '../calls/clock-time'

interface WaitingReportsProps {
  readonly waiting: readonly WaitingMessage<MessageText<ReportKind>>[]
  readonly onRemove: (key: string) => void
}

/** Reports of this device that the service does not have yet, or that it refused (B47). */
export function WaitingReports({ waiting, onRemove }: WaitingReportsProps) {
  return (
    <div role="status">
      {waiting.map(({ key, kind, text, at, refusal }) => (
        <CallNote
          key={key}
          tone={refusal === undefined ? 'waiting' : 'refused'}
          title={refusal === undefined ? texts.waiting : texts.refused}
          text={joinSentences(reportKindNames[kind], text)}
          time={clockTime(at)}
          answer={refusal === undefined ? null : { text: refusal, by: null }}
          onDismiss={refusal === undefined ? undefined : () => onRemove(key)}
        />
      ))}
    </div>
  )
}
