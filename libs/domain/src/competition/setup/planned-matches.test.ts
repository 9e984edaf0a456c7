import type { League } from '@torneo/contracts/competition/league'
import { describe, expect, test } from 'vitest'
import { aCompetition, scheduled, teamIds } from '../played-competition.fixture'
import { plannedMatches } from './planned-matches'
import { circle, restingTeams, roundRobin } from './round-robin'
import { bracketTemplate, everyoneTemplate } from './templates'

const counts = Array.from({ length: 31 }, (_, index) => index + 2)
const pairOf = ({ home, away }: { home: string; away: string }) => [home, away].toSorted().join()

describe('a round robin', () => {
  test.each(counts)('pairs %i teams once each, at most once a round', (count) => {
    const pairings = circle(teamIds(count))
    expect(new Set(pairings.map(pairOf)).size).toBe((count * (count - 1)) / 2)
    expect(pairings).toHaveLength((count * (count - 1)) / 2)
    for (const round of new Set(pairings.map((pairing) => pairing.round))) {
      const playing = pairings.filter((pairing) => pairing.round === round).flatMap(({ home, away }) => [home, away])
      expect(new Set(playing).size).toBe(playing.length)
    }
  })

  test.each(counts)('balances home and away of %i teams to one', (count) => {
    const pairings = circle(teamIds(count))
    for (const id of teamIds(count)) {
      const [home, away] = (['home', 'away'] as const).map((side) => pairings.filter((one) => one[side] === id).length)
      expect(Math.abs(home! - away!)).toBeLessThanOrEqual(1)
    }
  })

  test('gives each team one free round when the number is odd', () => {
    const teams = teamIds(5)
    const resting = [...restingTeams(teams, circle(teams)).values()]
    expect(resting.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
    expect(resting.flat().toSorted()).toEqual(teams)
  })

  test('swaps home and away in the later rounds of two legs', () => {
    const pairings = roundRobin(teamIds(4), 2)
    expect(pairings.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    expect(new Set(pairings.map(({ home, away }) => `${home} ${away}`)).size).toBe(12)
  })

  test.each([0, 1])('has no match among %i teams', (count) => {
    expect(roundRobin(teamIds(count), 2)).toEqual([])
  })
})

describe('the matches that a competition needs', () => {
  const league = (count: number, legs: 1 | 2 = 1) => everyoneTemplate({ teamIds: teamIds(count), legs })

  test('are a tie each, but not for a bye', () => {
    const plan = plannedMatches(aCompetition(bracketTemplate({ teamIds: teamIds(6) })), [])
    expect(plan).toHaveLength(6)
    expect(plan).toContainEqual({ phaseId: 'llave', tieId: 'llave-1-2', round: 1 })
    expect(plan.some((one) => 'tieId' in one && one.tieId === 'llave-1-1')).toBe(false)
  })

  test('are none once they exist', () => {
    const competition = aCompetition(league(5, 2))
    expect(scheduled(competition)).toHaveLength(20)
    expect(plannedMatches(competition, scheduled(competition))).toEqual([])
  })

  test("are a joining team's own, in rounds when both sides are free", () => {
    const before = scheduled(aCompetition(league(4)))
    const plan = plannedMatches(aCompetition(league(5)), before)
    expect(
      plan.map((one) => ('homeTeamId' in one ? pairOf({ home: one.homeTeamId, away: one.awayTeamId }) : '')).toSorted(),
    ).toEqual(['t01,t05', 't02,t05', 't03,t05', 't04,t05'])
    expect(new Set(plan.map(({ round }) => round)).size).toBe(4)
    expect(Math.min(...plan.map(({ round }) => round))).toBeGreaterThan(3)
  })

  test('are none of a team that withdrew', () => {
    const plan = plannedMatches({ ...aCompetition(league(4)), withdrawals: [{ teamId: 't02' }] }, [])
    expect(plan).toHaveLength(3)
    expect(JSON.stringify(plan)).not.toContain('t02')
  })

  test('are the second leg with the other side at home', () => {
    const competition = aCompetition(league(2, 2))
    const [first] = scheduled(competition)
    expect(plannedMatches(competition, [first!])).toEqual([
      { phaseId: 'zonas', zoneId: 'zona-1', round: 2, homeTeamId: first!.awayTeamId, awayTeamId: first!.homeTeamId },
    ])
  })

  test('are a tie again whose match was cancelled for good, but not a zone match', () => {
    const phases = [...league(2), ...bracketTemplate({ teamIds: teamIds(2) })]
    const cancelled = scheduled(aCompetition(phases)).map((match) => ({ ...match, status: 'cancelled' as const }))
    expect(plannedMatches(aCompetition(phases), cancelled)).toEqual([
      { phaseId: 'llave', tieId: 'llave-1-1', round: 1 },
    ])
    const postponed = cancelled.map((match) => ({
      ...match,
      interruption: { kind: 'postponed', reason: 'Lluvia', date: '2026-11-14', time: '10:00' },
    }))
    expect(plannedMatches(aCompetition(phases), postponed)).toEqual([])
  })

  test('count a match of the phase without a zone', () => {
    const competition = aCompetition(league(3))
    const matches = scheduled(competition).map((match) => ({ ...match, zoneId: null }))
    expect(plannedMatches(competition, matches)).toEqual([])
    expect((competition.phases[0] as League).zones).toHaveLength(1)
  })
})
