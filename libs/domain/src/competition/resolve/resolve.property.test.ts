import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCompetition, changed, filled, resolved, scheduled, score, teamIds } from '../played-competition.fixture'
import { templates } from '../setup/templates'
import type { PlayedMatch } from '../tables/played-match'
import type { CompetitionRecord } from './resolve-request'

/** Results of a whole competition: a number for each match in the order of play. */
const results = fc.array(fc.nat({ max: 15 }), { minLength: 1, maxLength: 60 })
const shapes = fc
  .record({
    template: fc.constantFrom(...Object.values(templates)),
    count: fc.integer({ min: 2, max: 16 }),
    zones: fc.integer({ min: 1, max: 4 }),
    advance: fc.integer({ min: 1, max: 3 }),
    thirdPlace: fc.boolean(),
  })
  .map(({ template, count, ...numbers }) => aCompetition(template({ teamIds: teamIds(count), ...numbers })))

const resultOf = (number: number, match: PlayedMatch): Partial<PlayedMatch> => {
  const [home, away] = [number % 4, Math.floor(number / 4)]
  const isLevelTie = match.tieId !== null && home === away
  return { ...score(home, away), shootout: isLevelTie ? { home: number % 2, away: 1 - (number % 2), kicks: [] } : null }
}

interface Play {
  readonly competition: CompetitionRecord
  readonly matches: readonly PlayedMatch[]
}

/** Draws lots wherever they are due, in the zones and then among the teams of one rank. */
function withLots(competition: CompetitionRecord, matches: readonly PlayedMatch[]): CompetitionRecord {
  for (const phase of resolved(competition, matches).phases) {
    if (phase.kind === 'knockout') continue
    const due = phase.tables
      .flatMap(({ zoneId, rows }) => rows.map((row, index) => ({ ...row, zoneId, rank: index + 1 })))
      .filter(({ lotsDue }) => lotsDue)
    const [first] = due
    if (!first) continue
    const inZone = due.filter(({ zoneId, position }) => zoneId === first.zoneId && position === first.position)
    const level = inZone.length > 1 ? inZone : due.filter(({ rank }) => rank === first.rank)
    const place = inZone.length > 1 ? { zoneId: first.zoneId } : { rank: first.rank }
    const lots = {
      id: `l${competition.lots.length}`,
      phaseId: phase.id,
      ...place,
      order: level.map(({ team }) => team.id).toReversed(),
      reason: null,
    }
    return withLots({ ...competition, lots: [...competition.lots, lots] }, matches)
  }
  return competition
}

/** Plays at most `count` matches one after another, drawing lots where they are due. */
function play(start: CompetitionRecord, numbers: readonly number[], count: number): Play {
  let competition = start
  let matches = filled(competition, scheduled(competition))
  for (let index = 0; index < count; index += 1) {
    const next = matches.find(
      ({ status, homeTeamId, awayTeamId }) => status === 'scheduled' && homeTeamId && awayTeamId,
    )
    if (!next) break
    const number = numbers[index % numbers.length] ?? 0
    matches = matches.map((match) => (match.id === next.id ? { ...match, ...resultOf(number, match) } : match))
    competition = withLots(competition, matches)
    matches = filled(competition, matches)
  }
  return { competition, matches }
}

const knockoutsOf = ({ competition, matches }: Play) =>
  resolved(competition, matches).phases.flatMap((phase) => (phase.kind === 'knockout' ? [phase] : []))

/** The places at which a team enters a bracket; at later rounds it stands once each. */
function expectOnePlaceEach(state: Play) {
  const entries = knockoutsOf(state).flatMap(({ ties }) =>
    ties.flatMap(({ home, away, homeTeam, awayTeam }) => [
      ...(home && !('winner' in home || 'loser' in home) && homeTeam ? [homeTeam.id] : []),
      ...(away && !('winner' in away || 'loser' in away) && awayTeam ? [awayTeam.id] : []),
    ]),
  )
  expect(new Set(entries).size).toBe(entries.length)
  for (const { ties } of knockoutsOf(state)) {
    for (const round of new Set(ties.map((tie) => tie.round))) {
      const inRound = ties
        .filter((tie) => tie.round === round)
        .flatMap(({ homeTeam, awayTeam }) => [homeTeam?.id, awayTeam?.id])
      const known = inRound.filter((id) => id !== undefined)
      expect(new Set(known).size).toBe(known.length)
    }
  }
}

test('a competition that is played to its end decides every tie and has a champion', () => {
  fc.assert(
    fc.property(shapes, results, (start, numbers) => {
      const end = play(start, numbers, 1000)
      const { phases, podiums } = resolved(end.competition, end.matches)
      expect(end.matches.every(({ status }) => status === 'finished')).toBe(true)
      expect(phases.every(({ state }) => state === 'over')).toBe(true)
      expect(podiums.length).toBeGreaterThan(0)
      for (const { places } of podiums) expect(places[0]?.place).toBe(1)
      for (const { ties } of knockoutsOf(end)) for (const { winnerTeamId } of ties) expect(winnerTeamId).not.toBeNull()
      expectOnePlaceEach(end)
    }),
    { numRuns: 30 },
  )
})

test('the order of matches and teams changes no result', () => {
  fc.assert(
    fc.property(shapes, results, fc.nat({ max: 60 }), fc.integer(), (start, numbers, count, turn) => {
      const { competition, matches: played } = play(start, numbers, count)
      // A tie may have two matches, such as one that was cancelled and its replay.
      const matches = [
        ...played,
        ...played.filter(({ tieId }) => tieId !== null).map((match) => ({ ...match, id: `${match.id}b` })),
      ]
      const shuffled = matches
        .map((match, index) => ({ match, at: Math.imul(index + 1, turn | 1) % 997 }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ match }) => match)
      const { fills, ...rest } = resolved(competition, matches)
      expect(resolved(competition, shuffled)).toEqual({ fills, ...rest })
    }),
    { numRuns: 30 },
  )
})

test('a corrected result changes only matches that have not begun, and puts no team in two places', () => {
  fc.assert(
    fc.property(
      shapes,
      results,
      fc.nat({ max: 80 }),
      fc.nat(),
      fc.nat({ max: 15 }),
      (start, numbers, count, at, number) => {
        const before = play(start, numbers, count)
        const finished = before.matches.filter(({ status }) => status === 'finished')
        const target = finished[at % Math.max(1, finished.length)]
        if (!target) return
        const matches = changed(before.competition, before.matches, (match) =>
          match.id === target.id ? resultOf(number, match) : null,
        )
        const after = { competition: before.competition, matches }
        const begun = before.matches.filter(({ hasBegun }) => hasBegun).map(({ id }) => id)
        const begunTeams = (state: readonly PlayedMatch[]) =>
          state.filter(({ id }) => begun.includes(id)).map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])
        expect(begunTeams(matches)).toEqual(begunTeams(before.matches))
        const shown = new Map(knockoutsOf(after).flatMap(({ ties }) => ties.map((tie) => [tie.matchId, tie])))
        for (const match of matches) {
          if (match.tieId === null) continue
          const tie = shown.get(match.id)
          expect([tie?.homeTeam?.id ?? null, tie?.awayTeam?.id ?? null]).toEqual([match.homeTeamId, match.awayTeamId])
        }
        expectOnePlaceEach(after)
      },
    ),
    { numRuns: 80 },
  )
})
