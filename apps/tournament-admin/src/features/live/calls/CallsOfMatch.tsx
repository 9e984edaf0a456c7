import { useCallChanges, useConnection, useSignedInUser } from '@torneo/client'
import type { MatchCall } from '@torneo/contracts/match/match-calls'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useCallsOfMatch } from '../../../data/calls-api'
import type { MessageText, WaitingMessage } from '../../../parts/waiting-messages'
import { CallNote } from './CallNote'
import { callsTexts as texts } from './calls-texts'
import { clockTime } from './clock-time'
import { describeCall } from './describe-call'

interface CallsOfMatchProps {
  readonly matchId: string
  /** Calls of this device that the service does not have yet. */
  readonly waiting: readonly WaitingMessage<MessageText>[]
  readonly onRemove: (key: string) => void
  /** Opens the sheet for another call. */
  readonly onCall: () => void
}

/** Shows the open calls of a match on its board, until their answer is dismissed (B45). Empty without any. */
export function CallsOfMatch({ matchId, waiting, onRemove, onCall }: CallsOfMatchProps) {
  useCallChanges()
  const { name } = useSignedInUser()
  const unsent = useConnection().state === 'online' ? texts.sending : texts.waiting
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const dismissalOf = ({ id, answer }: MatchCall) => `${id} ${answer?.at ?? ''}`
  const calls = useCallsOfMatch(matchId).filter((call) => !dismissed.has(dismissalOf(call)))
  // Render before there is text, or screen readers miss the first one.
  return (
    <Root role="status">
      {waiting.map((call) => (
        <CallNote
          key={call.key}
          tone={call.refusal === undefined ? 'waiting' : 'refused'}
          title={call.refusal === undefined ? unsent : texts.refused}
          text={texts.yours(describeCall(call))}
          time={clockTime(call.at)}
          answer={call.refusal === undefined ? null : { text: call.refusal, by: null }}
          onDismiss={call.refusal === undefined ? undefined : () => onRemove(call.key)}
        />
      ))}
      {calls.map((call) => (
        <CallNote
          key={call.id}
          tone={call.readBy ? 'read' : 'sent'}
          title={call.readBy ? texts.readBy(call.readBy.name) : texts.sent}
          text={call.by === name ? texts.yours(describeCall(call)) : texts.calledBy(call.by, describeCall(call))}
          time={clockTime(call.readBy?.at ?? call.at)}
          answer={
            call.answer && { text: call.answer.text, by: texts.answeredBy(call.answer.by, clockTime(call.answer.at)) }
          }
          onDismiss={call.answer ? () => setDismissed(new Set([...dismissed, dismissalOf(call)])) : undefined}
          onAnswer={call.answer ? onCall : undefined}
        />
      ))}
    </Root>
  )
}

const Root = styled.div`
  ${gridGap('1px')}
  background: ${color.line};
`
