import type { MatchCall } from '@torneo/contracts/match/match-calls'
import type { Match } from '@torneo/contracts/match/matches'
import { gridGap, text } from '@torneo/ui/theme/tokens'
import { useId } from 'react'
import styled from 'styled-components'
import { callsTexts as texts } from './calls-texts'
import { OpenCall } from './OpenCall'

interface OpenCallsProps {
  readonly calls: readonly MatchCall[]
  readonly matches: readonly Match[]
  /** Address of a match's board. */
  readonly boardOf: (matchId: string) => string
}

/** Lists what the pitches call about, for staff to read, answer and close (B45). */
export default function OpenCalls({ calls, matches, boardOf }: OpenCallsProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{texts.heading}</h2>
      <List>
        {calls.map((call) => (
          <OpenCall
            key={call.id}
            call={call}
            match={matches.find((match) => match.id === call.matchId) ?? null}
            board={boardOf(call.matchId)}
          />
        ))}
      </List>
    </Root>
  )
}

const Root = styled.section`
  ${gridGap('8px')}
  h2 { ${text(16)} }
`

const List = styled.ul.attrs({ role: 'list' })`
  ${gridGap('12px')}
  padding: 0;
  list-style: none;
`
