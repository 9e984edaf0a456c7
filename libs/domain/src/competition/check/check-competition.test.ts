import type { Knockout, Tie } from '@torneo/contracts/competition/knockout'
import type { League, Zone } from '@torneo/contracts/competition/league'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { expect, test } from 'vitest'
import { seededBracket } from '../bracket/bracket'
import { teamIds } from '../played-competition.fixture'
import { checkCompetition } from './check-competition'

const zone = (id: string, ...teams: string[]): Zone => ({ id, name: id, teamIds: teams })
const league = (changes: Partial<League> = {}): League => ({
  id: 'z',
  name: 'Zonas',
  kind: 'league',
  legs: 1,
  zones: [zone('a', 't1', 't2'), zone('b', 't3', 't4', 't5')],
  tieBreaks: ['points'],
  ...changes,
})
const tie = (
  id: string,
  round: number,
  home: Slot | null,
  away: Slot | null = null,
  changes: Partial<Tie> = {},
): Tie => ({ id, round, home, away, ...changes })
const knockout = (...ties: Tie[]): Knockout => ({ id: 'k', name: 'Llave', kind: 'knockout', ties })
const seeded = (count: number) =>
  knockout(
    ...seededBracket(
      teamIds(count).map((team) => ({ team })),
      { idPrefix: 'k', thirdPlace: true },
    ),
  )
const place = (rank: number, of = 'a'): Slot => ({ phase: 'z', zone: of, rank })

/** Team ids begin with t; f1 is of another sport. */
const context = {
  sportId: 's',
  scoring: 'goals',
  sportOf: (id: string) => (id.startsWith('t') ? 's' : id === 'f1' ? 'other' : null),
} as const
const problems = (...phases: Phase[]) => checkCompetition(phases, context).map(({ path, message }) => [path, message])

test.each<[string, Phase[]]>([
  ['zones and a bracket of their places', [league(), knockout(tie('f', 1, place(1), place(1, 'b')))]],
  [
    'zones that wait for a draw',
    [league({ zones: [zone('a'), zone('b')] }), knockout(tie('f', 1, place(4), { phase: 'z', bestOf: 3, nth: 2 }))],
  ],
  ['64 entrants', [seeded(64)]],
  [
    'a team in two knock-outs',
    [knockout(tie('f', 1, { team: 't1' })), { ...knockout(tie('g', 1, { team: 't1' })), id: 'l' }],
  ],
  ['losers of another knock-out', [seeded(3), { ...knockout(tie('g', 1, { loser: 'k-1-2' })), id: 'l' }]],
  ['several byes and open sides', [knockout(tie('f', 1, null, { bye: true }), tie('g', 1, null, { bye: true }))]],
  ['no phase at all', []],
])('%s can be saved', (_what, phases) => {
  expect(problems(...phases)).toEqual([])
})

test.each<[string, Phase[], string, string]>([
  [
    'an unknown team of a zone',
    [league({ zones: [zone('a', 't1', 'x9')] })],
    'phases.0.zones.0.teamIds.1',
    messages.noTeam,
  ],
  [
    'a foreign team of a zone',
    [league({ zones: [zone('a', 'f1', 't1')] })],
    'phases.0.zones.0.teamIds.0',
    messages.otherSport,
  ],
  [
    'a team in two zones',
    [league({ zones: [zone('a', 't1', 't2'), zone('b', 't3', 't1')] })],
    'phases.0.zones.1.teamIds.1',
    messages.teamInZone,
  ],
  [
    'a team twice in a zone',
    [league({ zones: [zone('a', 't1', 't1')] })],
    'phases.0.zones.0.teamIds.1',
    messages.teamInZone,
  ],
  ['a zone of one', [league({ zones: [zone('a', 't1')] })], 'phases.0.zones.0.teamIds', messages.loneTeam],
  ['a tie-break twice', [league({ tieBreaks: ['points', 'points'] })], 'phases.0.tieBreaks.1', messages.sameTieBreak],
  [
    'a rule of sets in a sport of goals',
    [league({ tieBreaks: ['set_ratio'] })],
    'phases.0.tieBreaks.0',
    messages.setsOnly,
  ],
  [
    'two phases of one id',
    [league({ zones: [zone('a')] }), { ...knockout(tie('f', 1, null)), id: 'z' }],
    'phases.1.id',
    messages.sameId,
  ],
  ['a zone with the id of a phase', [league({ zones: [zone('z')] })], 'phases.0.zones.0.id', messages.sameId],
  ['two ties of one id', [knockout(tie('f', 1, null), tie('f', 1, null))], 'phases.0.ties.1.id', messages.sameId],
  ['an unknown team of a tie', [knockout(tie('f', 1, { team: 'x9' }))], 'phases.0.ties.0.home', messages.noTeam],
  [
    'a foreign team of a tie',
    [knockout(tie('f', 1, null, { team: 'f1' }))],
    'phases.0.ties.0.away',
    messages.otherSport,
  ],
  [
    'a team twice in a knock-out',
    [knockout(tie('f', 1, { team: 't1' }, { team: 't1' }))],
    'phases.0.ties.0.away',
    messages.teamInTie,
  ],
  ['an unknown phase', [knockout(tie('f', 1, place(1)))], 'phases.0.ties.0.home', messages.noPhase],
  ['a later phase', [knockout(tie('f', 1, place(1))), league()], 'phases.0.ties.0.home', messages.laterPhase],
  [
    'the own phase',
    [knockout(tie('f', 1, { phase: 'k', zone: 'a', rank: 1 }))],
    'phases.0.ties.0.home',
    messages.laterPhase,
  ],
  [
    'a phase without zones',
    [seeded(2), { ...knockout(tie('f', 1, { phase: 'k', zone: 'a', rank: 1 })), id: 'l' }],
    'phases.1.ties.0.home',
    messages.notLeague,
  ],
  ['an unknown zone', [league(), knockout(tie('f', 1, place(1, 'c')))], 'phases.1.ties.0.home', messages.noZone],
  [
    'a rank that the zone has not',
    [league(), knockout(tie('f', 1, place(3)))],
    'phases.1.ties.0.home',
    messages.noRank,
  ],
  [
    'more of a rank than zones have it',
    [league(), knockout(tie('f', 1, { phase: 'z', bestOf: 3, nth: 2 }))],
    'phases.1.ties.0.home',
    messages.noBest,
  ],
  ['an unknown tie', [knockout(tie('f', 1, { winner: 'x' }))], 'phases.0.ties.0.home', messages.noTie],
  ['the own tie', [knockout(tie('f', 1, { winner: 'f' }))], 'phases.0.ties.0.home', messages.ownTie],
  [
    'a tie of a later round',
    [knockout(tie('f', 1, { winner: 'g' }), tie('g', 2, null))],
    'phases.0.ties.0.home',
    messages.laterTie,
  ],
  [
    'two ties of each other',
    [knockout(tie('f', 1, null), tie('g', 1, { winner: 'f' }))],
    'phases.0.ties.1.home',
    messages.laterTie,
  ],
  [
    'a tie of a later phase',
    [knockout(tie('f', 1, { loser: 'g' })), { ...knockout(tie('g', 1, null)), id: 'l' }],
    'phases.0.ties.0.home',
    messages.laterPhase,
  ],
  ['a place twice', [league(), knockout(tie('f', 1, place(1), place(1)))], 'phases.1.ties.0.away', messages.sameSlot],
  [
    'a place in two knock-outs',
    [league(), knockout(tie('f', 1, place(1))), { ...knockout(tie('g', 1, place(1))), id: 'l' }],
    'phases.2.ties.0.home',
    messages.sameSlot,
  ],
  [
    'one of the best twice',
    [
      league(),
      knockout(tie('f', 1, { phase: 'z', bestOf: 1, nth: 1 }, { phase: 'z', bestOf: 1, nth: 1, byMerit: true })),
    ],
    'phases.1.ties.0.away',
    messages.sameSlot,
  ],
  [
    'a winner twice',
    [knockout(tie('e', 1, null), tie('f', 2, { winner: 'e' }, { winner: 'e' }))],
    'phases.0.ties.1.away',
    messages.sameSlot,
  ],
  [
    '65 entrants',
    [knockout(...seeded(64).ties, tie('x', 1, { team: 't65' }, { bye: true }))],
    'phases.0.ties',
    messages.entrants,
  ],
  [
    'two third places',
    [knockout(...seeded(4).ties, tie('x', 2, null, null, { thirdPlace: true }))],
    'phases.0.ties.4.thirdPlace',
    messages.twoThirdPlaces,
  ],
])('%s is refused at its path', (_what, phases, path, message) => {
  expect(problems(...phases)).toEqual([[path, message]])
})

test('all problems are reported at once', () => {
  expect(
    problems(league({ zones: [zone('a', 'x1', 'f1')] }), knockout(tie('f', 1, place(9), { winner: 'y' }))),
  ).toHaveLength(4)
})
