import type { League } from '@torneo/contracts/competition/league'
import type { Slot } from '@torneo/contracts/competition/slot'
import { describe, expect, test } from 'vitest'
import {
  aCompetition,
  knockoutOf,
  played,
  resolved,
  scheduled,
  type Scorer,
  teamIds,
} from '../played-competition.fixture'
import { zonesAndBracketTemplate } from '../setup/templates'
import { noCards } from '../tables/played-match'
import { presets } from '../tables/presets'
import { aMatch, matchesOf, teamsOf } from '../tables/tables.fixture'
import { arrangeBest, type BestSlot } from './arrange-best'
import { euros } from './euro.fixture'

describe.each(euros)('the best thirds of $year', ({ zones, cards: booked, against, thirds, ties }) => {
  const { tieBreaks, headToHead } = presets.head_to_head_first
  const league: League = {
    id: 'z',
    name: 'Zonas',
    kind: 'league',
    legs: 1,
    tieBreaks: [...tieBreaks],
    headToHead,
    zones: Object.entries(zones).map(([id, results]) => ({
      id,
      name: `Zona ${id}`,
      teamIds: teamsOf(matchesOf(results)),
    })),
  }
  const best = (nth: number): Slot => ({ phase: 'z', bestOf: 3, nth })
  const competition = (slots: readonly Slot[]) =>
    aCompetition([
      league,
      {
        id: 'k',
        name: 'Octavos',
        kind: 'knockout',
        ties: against.map((zone, index) => ({
          id: `o${index}`,
          round: 1,
          home: { phase: 'z', zone, rank: 1 },
          away: slots[index] ?? null,
        })),
      },
    ])
  const matches = Object.entries(zones).flatMap(([zoneId, results]) =>
    matchesOf(results).map((match) => {
      const cards = {
        home: noCards,
        away: { ...noCards, yellow: booked.some((team) => team === match.awayTeamId) ? 1 : 0 },
      }
      return aMatch(match.id, { phaseId: 'z', zoneId, cards })
    }),
  )
  const met = (slots: readonly Slot[]) =>
    knockoutOf(resolved(competition(slots), matches), 'k').ties.map(({ homeTeam, awayTeam }) => [
      homeTeam?.id,
      awayTeam?.id,
    ])

  test('advance in the order of merit', () => {
    const byMerit = [1, 2, 3, 4].map((nth): Slot => ({ phase: 'z', bestOf: 3, nth, byMerit: true }))
    expect(met(byMerit).map(([, third]) => third)).toEqual(thirds)
  })

  test('meet the winners of other zones', () => {
    expect(met([1, 2, 3, 4].map(best)).map((pair) => pair.join('-'))).toEqual(ties)
  })

  test('stay where their match has begun, if only their order changes', () => {
    const slots = [1, 2, 3, 4].map(best)
    // The match of the first tie began before the fourth of the thirds was put there by its merit.
    const begun = aMatch(`${ties[0].split('-')[0]} 0-0 ${thirds[3]}`, { phaseId: 'k', tieId: 'o0', status: 'live' })
    const first = knockoutOf(resolved(competition(slots), [...matches, begun]), 'k').ties
    expect(first[0]).toMatchObject({ awayTeam: { id: thirds[3] }, conflict: null })
    expect(first.map(({ awayTeam }) => awayTeam?.id).toSorted()).toEqual([...thirds].toSorted())
  })

  test('stand in the same ties however their slots are numbered', () => {
    expect(met([3, 1, 4, 2].map(best)).map((pair) => pair.join('-'))).toEqual(ties)
  })
})

/** All orders of the given items. */
const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

test('12 teams in 3 zones: in none of the 216 orders of merit does anybody meet their own zone', () => {
  const competition = aCompetition(zonesAndBracketTemplate({ teamIds: teamIds(12), zones: 3 }))
  const zones = competition.phases.flatMap((phase) => (phase.kind === 'league' ? phase.zones : []))
  const zoneOf = (id: string | undefined) => zones.find((zone) => zone.teamIds.includes(id ?? ''))?.id
  const seen = new Set<string>()
  for (const firsts of ordersOf([0, 1, 2])) {
    for (const seconds of ordersOf([0, 1, 2])) {
      for (const thirds of ordersOf([0, 1, 2])) {
        // A rank of a zone wins by more goals, the better it is among the zones.
        const strength = [firsts, seconds, thirds]
        const scorer: Scorer = ({ homeTeamId, awayTeamId }) => {
          const place = (teamId: string | null) => {
            const zone = zones.findIndex((one) => one.teamIds.includes(teamId ?? ''))
            return { zone, rank: zones[zone]!.teamIds.indexOf(teamId ?? '') }
          }
          const [home, away] = [place(homeTeamId), place(awayTeamId)]
          const better = home.rank < away.rank ? home : away
          const goals = away.rank === 3 || home.rank === 3 ? 10 - strength[better.rank]![better.zone]! : 1
          return home.rank < away.rank ? [goals, 0] : [0, goals]
        }
        const matches = played(
          competition,
          scheduled(competition).filter(({ tieId }) => tieId === null),
          scorer,
        )
        const first = knockoutOf(resolved(competition, matches), 'llave').ties.filter(({ round }) => round === 1)
        for (const { homeTeam, awayTeam } of first) {
          expect(homeTeam && awayTeam).toBeTruthy()
          expect(zoneOf(homeTeam!.id)).not.toBe(zoneOf(awayTeam!.id))
        }
        seen.add(`${firsts.join('')} ${seconds.join('')} ${thirds.join('')}`)
      }
    }
  }
  expect(seen.size).toBe(216)
})

describe('an arrangement', () => {
  const slots = ['A', 'B', 'C'].map((zone): BestSlot => ({
    key: `${zone} away`,
    opponentZone: zone,
    opponentKey: `${zone} home`,
  }))
  const zoneOf = (teamId: string) => teamId.slice(0, 1)
  const arranged = (teams: readonly string[], of = slots) =>
    of.map(({ key }) => arrangeBest(of, teams, zoneOf).get(key))

  test.each([
    [
      ['B3', 'C3', 'A3'],
      ['B3', 'C3', 'A3'],
    ],
    [
      ['A3', 'B3', 'C3'],
      ['B3', 'C3', 'A3'],
    ],
    [
      ['A3', 'C3', 'B3'],
      ['C3', 'A3', 'B3'],
    ],
    [
      ['D3', 'B3', 'C3'],
      ['D3', 'C3', 'B3'],
    ],
  ])('puts %j into the first order without a meeting of one zone', (merit, expected) => {
    expect(arranged(merit)).toEqual(expected)
  })

  test('keeps two of one zone apart that would meet each other', () => {
    const pair = [
      { key: 'f home', opponentZone: null, opponentKey: 'f away' },
      { key: 'f away', opponentZone: null, opponentKey: 'f home' },
      { key: 'g home', opponentZone: null, opponentKey: 'g away' },
    ]
    expect(arranged(['A3', 'A4', 'B3'], pair)).toEqual(['A3', 'B3', 'A4'])
  })

  test('is by merit where there is none', () => {
    expect(arranged(['A3'], slots.slice(0, 1))).toEqual(['A3'])
  })
})
