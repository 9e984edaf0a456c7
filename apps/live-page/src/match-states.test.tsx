import { render } from '@testing-library/react'
import type { Match } from '@torneo/contracts/match/matches'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import Knockouts from './competition/Knockouts'
import { TieStep } from './competition/PathSteps'
import { MatchDay } from './matches/MatchDays'
import { MatchView } from './matches/MatchView'
import { matchHead } from './page-head'
import { aCompetition } from './testing/a-competition'
import { football, match } from './testing/a-tournament'
import { TvRows } from './tv/scenes/TvRows'
import { TvTie } from './tv/scenes/TvTie'

const competition = aCompetition('all')
const [cup] = competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase : []))
const third = cup?.ties.find(({ thirdPlace }) => thirdPlace)
if (!cup || !third) throw new Error('The fixture has no match for the third place')

const today = '2025-11-15'
const interruption = { reason: 'Lluvia', date: today, time: '10:00' }
const awarded = { kind: 'walkover', reason: '' } as const
const states: [state: string, fields: Partial<Match>][] = [
  ['scheduled', { status: 'scheduled' }],
  ['live', { status: 'live', isLive: true }],
  ['finished', { status: 'finished', homeScore: 2, awayScore: 1 }],
  ['cancelled', { status: 'cancelled' }],
  ['abandoned', { status: 'cancelled', interruption: { kind: 'abandoned', ...interruption } }],
  ['postponed', { status: 'cancelled', interruption: { kind: 'postponed', ...interruption } }],
  ['a walkover', { status: 'finished', homeScore: 3, result: { ...awarded, absent: 'away' } }],
  ['a walkover that nobody came to', { status: 'finished', result: { ...awarded, absent: 'both' } }],
]

/** A cup of the third place alone, so that no other tie's name is on the screen. */
const only = { ...cup, ties: [{ ...third, matchId: 'm' }] }
const alone = { ...competition, phases: [only] }
const common = { competition: alone, sport: football, today, following: [], onPath: () => undefined }

const surfaces: [surface: string, content: (one: Match) => ReactNode][] = [
  ['the matches of a day', (one) => <MatchDay day={one.date} today={today} matches={[one]} />],
  [
    "the match's page",
    (one) => (
      <MatchView
        match={one}
        events={[]}
        rules={football.rules}
        today={today}
        isDeleted={false}
        state={{ connection: 'online', matches: [] } as never}
      />
    ),
  ],
  ['the head of its page', (one) => Object.values(matchHead(one, 'Torneo', today)).join(' ')],
  ['the bracket', (one) => <Knockouts {...common} matches={[one]} />],
  [
    "a team's path",
    (one) => {
      const tie = only.ties[0]!
      const step = { kind: 'tie', cup: only, tie, outcome: 'won', ifWon: undefined, ifLost: undefined } as const
      return <TieStep step={step} matches={[one]} today={today} teamId={tie.homeTeam?.id ?? ''} />
    },
  ],
  ["the television's results", (one) => <TvRows matches={[one]} today={today} />],
  ["the television's tie", (one) => <TvTie tie={only.ties[0]!} cup={only} match={one} today={today} isLow={false} />],
]

describe.each(surfaces)('%s', (_surface, content) => {
  test.each(states)("says 'Final' of no other match: %s", (_state, fields) => {
    const one = match(1998, 2005, { id: 'm', phaseId: null, tieId: third.id, roundName: 'Tercer puesto', ...fields })
    const { container } = render(<>{content(one)}</>)
    expect(container.textContent).not.toBe('')
    expect(container.textContent).not.toMatch(/Final(?!iza)/)
  })
})
