import type { Phase } from '@torneo/contracts/competition/phases'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import { describe, expect, test } from 'vitest'
import { aCompetition, aTeam, resolved, scheduled, teamIds, teamsOf } from '../competition/played-competition.fixture'
import { playedOnly } from '../competition/resolve/zones-and-bracket.fixture'
import { bracketTemplate, everyoneTemplate, goldAndSilverTemplate } from '../competition/setup/templates'
import { noCards, type PlayedMatch } from '../competition/tables/played-match'
import { matchesOf } from '../competition/tables/tables.fixture'
import { closeSport } from './close-sport'

const sport = { id: 'f', name: 'Fútbol 5' }
const listed = (podiums: ReturnType<typeof closeSport>['podiums']) =>
  podiums.map(
    ({ category, places }) => `${category}: ${places.map(({ place, team }) => `${place} ${team.id}`).join(', ')}`,
  )

describe('a sport with a competition', () => {
  function closed(
    phases: readonly Phase[],
    filter: (match: PlayedMatch) => boolean,
    withdrawn: readonly string[] = [],
  ) {
    const withdrawals = withdrawn.map((teamId) => ({ teamId, results: 'keep' as const, reason: '', by: '', at: '' }))
    const competition = aCompetition(phases, { withdrawals })
    const matches = playedOnly(competition, scheduled(competition), filter).map((match) => ({
      ...match,
      cards: match.homeTeamId === 't02' ? { home: { ...noCards, yellow: 1 }, away: noCards } : match.cards,
    }))
    const { phases: made, podiums } = resolved(competition, matches)
    return closeSport({
      sport,
      teams: teamsOf(phases),
      matches,
      competition: { phases: [...made], podiums: [...podiums], withdrawals },
      standings: [],
      scorers: [],
    })
  }

  test('is over once every phase is, with a podium of each cup', () => {
    const { isOver, pending, podiums } = closed(goldAndSilverTemplate({ teamIds: teamIds(8), zones: 2 }), () => true)
    expect([isOver, pending]).toEqual([true, { matches: 0, ties: [], lotsDue: false }])
    expect(listed(podiums)).toEqual(['Fútbol 5 · Oro: 1 t01, 2 t02, 3 t03', 'Fútbol 5 · Plata: 1 t05, 2 t06, 3 t07'])
  })

  test.each<[string, Phase[], (match: PlayedMatch) => boolean, object]>([
    [
      'only the final',
      bracketTemplate({ teamIds: teamIds(4), thirdPlace: false }),
      ({ round }) => round === 1,
      { matches: 1, ties: ['Final'], lotsDue: false },
    ],
    [
      'one cup of two',
      goldAndSilverTemplate({ teamIds: teamIds(8), zones: 2 }),
      ({ phaseId }) => phaseId !== 'plata',
      {
        matches: 4,
        ties: ['Plata · Semifinal 1', 'Plata · Semifinal 2', 'Plata · Final', 'Plata · Tercer puesto'],
        lotsDue: false,
      },
    ],
    [
      'matches of a league',
      everyoneTemplate({ teamIds: teamIds(4) }),
      ({ round }) => round === 1,
      { matches: 4, ties: [], lotsDue: false },
    ],
  ])('says what is open: %s', (_what, phases, filter, expected) => {
    const { isOver, pending } = closed(phases, filter)
    expect([isOver, pending]).toEqual([false, expected])
  })

  test('counts unplanned matches of a zone', () => {
    const phases = everyoneTemplate({ teamIds: teamIds(4) })
    const made = resolved(aCompetition(phases), [])
    const { pending } = closeSport({
      sport,
      teams: teamsOf(phases),
      matches: [],
      competition: { phases: [...made.phases], podiums: [...made.podiums], withdrawals: [] },
      standings: [],
      scorers: [],
    })
    expect(pending.matches).toBe(6)
  })

  test('gives the fair play to the teams with the fewest cards, withdrawn ones excepted', () => {
    const fairest = (withdrawn: readonly string[]) =>
      closed(everyoneTemplate({ teamIds: teamIds(4) }), () => true, withdrawn).fairPlay.map(({ team }) => team.id)
    expect(fairest([])).toEqual(['t01', 't03', 't04'])
    expect(fairest(['t03'])).toEqual(['t01', 't04'])
  })
})

describe('a sport without a competition', () => {
  /** Closes it with rows 'A 6', 'B 3': teams with their points. */
  const closed = (rows: readonly string[], matches: readonly PlayedMatch[]) => {
    const standings = rows.map((row, index) => {
      const [id = '', points] = row.split(' ')
      return { ...noTeamStats, position: index + 1, team: aTeam(id), points: Number(points) }
    })
    return closeSport({
      sport,
      teams: standings.map(({ team }) => team),
      matches,
      competition: null,
      standings,
      scorers: [],
    })
  }
  const everyone = matchesOf('A 2-0 B; A 1-0 C; B 3-0 C')

  test('has its champion once every two teams have met (B43)', () => {
    const { isOver, podiums } = closed(['A 6', 'B 3', 'C 0'], everyone)
    expect([isOver, ...listed(podiums)]).toEqual([true, 'Fútbol 5: 1 A, 2 B, 3 C'])
  })

  test('crowns no team by the alphabet: level teams share the place', () => {
    expect(
      listed(
        closed(['A 4', 'B 4', 'C 0', 'D 0'], matchesOf('A 1-1 B; A 1-0 C; B 1-0 C; A 1-0 D; B 1-0 D; C 1-1 D')).podiums,
      ),
    ).toEqual(['Fútbol 5: 1 A, 1 B, 3 C, 3 D'])
  })

  test.each<[string, readonly PlayedMatch[], number]>([
    ['two have not met', everyone.slice(1), 0],
    [
      'a match is open',
      [...everyone, ...matchesOf('A 0-0 B').map((match) => ({ ...match, status: 'scheduled' as const }))],
      1,
    ],
  ])('has none while %s', (_why, matches, open) => {
    const { isOver, podiums, pending } = closed(['A 6', 'B 3', 'C 0'], matches)
    expect([isOver, pending.matches, ...listed(podiums)]).toEqual([false, open, 'Fútbol 5: '])
  })
})

test('players level on goals share the prize, whatever their assists', () => {
  const scorer = (id: string, goals: number, assists: number) =>
    ({ player: { id }, goals, assists }) as unknown as ScorerRow
  const request = { sport, teams: [], matches: [], competition: null, standings: [] }
  const best = (...scorers: ScorerRow[]) => closeSport({ ...request, scorers }).scorers.map(({ player }) => player.id)
  expect(best(scorer('ana', 7, 2), scorer('bea', 7, 0), scorer('eva', 6, 9))).toEqual(['ana', 'bea'])
  expect(best()).toEqual([])
})
