import { useCallChanges, useSignedInUser } from '@torneo/client'
import type { MatchCall } from '@torneo/contracts/match/match-calls'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Megaphone } from 'lucide-react'
import styled from 'styled-components'
import { useOpenCalls } from '../../../data/calls-api'
import { callsTexts as texts } from './calls-texts'
import { kindName } from './kind-name'

/** Shows the open calls of a match on its board, with who read them and the answer; empty without any (B45). */
export function CallsOfMatch({ matchId }: { readonly matchId: string }) {
  useCallChanges()
  const { name } = useSignedInUser()
  const calls = useOpenCalls(matchId)
  // Render before there is text, or screen readers miss the first one.
  return (
    <Root $shown={calls.length > 0}>
      {calls.length > 0 && <Megaphone size={18} aria-hidden />}
      <ul role="status">
        {calls.map((call) => (
          <li key={call.id}>
            <strong>
              {call.by === name
                ? texts.called(kindName(call.kind), call.text)
                : texts.calledBy(call.by, kindName(call.kind), call.text)}
            </strong>
            <span>{stateOf(call)}</span>
          </li>
        ))}
      </ul>
    </Root>
  )
}

function stateOf({ answer, readBy }: MatchCall): string {
  if (answer) return texts.answered(answer.by, answer.text)
  return readBy ? texts.readBy(readBy.name) : texts.unread
}

const Root = styled.div<{ $shown: boolean }>`
  ${flexRow('12px')}
  padding: ${({ $shown }) => ($shown ? '8px 16px' : 0)};
  background: ${({ $shown }) => ($shown ? color.warningSoft : 'none')};
  ${text(13)}
  svg { flex: none; color: ${color.warning}; }
  ul { display: grid; flex: 1; gap: 6px; min-width: 0; margin: 0; padding: 0; list-style: none; }
  strong { font-weight: 600; }
  span { display: block; }
`
