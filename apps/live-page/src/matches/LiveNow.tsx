import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import type { News } from '../feed/use-news'
import { liveTexts } from '../live-texts'
import { Nothing } from '../parts/Nothing'
import { Section } from '../parts/Section'
import { momentWords } from '../words/days'
import { matchTitle, placeWords, rulesOf } from '../words/match-words'
import { LiveCard } from './LiveCard'

interface LiveNowProps {
  readonly live: readonly Match[]
  /** The first of all sports that is still to come. */
  readonly next: Match | undefined
  readonly sports: readonly TournamentSport[]
  readonly lit: News['lit']
  readonly now: number
}

/** What is being played, of all sports; or what comes next. */
export function LiveNow({ live, next, sports, lit, now }: LiveNowProps) {
  return (
    <Section title={liveTexts.liveNow}>
      {live.length === 0 && <Nothing title={liveTexts.noneLive}>{nextWords(next, now)}</Nothing>}
      <Cards>
        {live.map((match) => <LiveCard key={match.id} match={match} rules={rulesOf(sports, match.sportId)} lit={lit.get(match.id)} />)}
      </Cards>
    </Section>
  )
}

function nextWords(next: Match | undefined, now: number): string {
  if (!next) return liveTexts.noNextOne
  const where = [next.sport?.name, placeWords(next)].filter(Boolean).join(', ')
  return liveTexts.nextOne(matchTitle(next), momentWords(next, now), where)
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: 12px 24px;
  > li { width: 100%; max-width: 588px; }
  &:empty { display: none; }
`
