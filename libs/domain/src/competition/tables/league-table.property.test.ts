import { headToHeadModes, tieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamDelta } from '../../match/result/match-result'
import { standings } from '../../tables/standings'
import { leagueTable } from './league-table'
import { noCards } from './played-match'
import type { PlayedMatch } from './played-match'
import type { Table, TableRequest } from './table'
import { aMatch, usualPoints, usualSettings } from './tables.fixture'

const few = fc.integer({ min: 0, max: 3 })
const names = ['Águilas', 'Búhos', 'Cóndores', 'Dorados', 'Ñandúes', 'Zorros', 'Zorros', 'Promo 98']

/** A match among so many teams, with sets, cards and perhaps a walkover; some are not finished. */
const matchAmong = (count: number) =>
  fc
    .record({
      home: fc.integer({ min: 0, max: count - 1 }),
      away: fc.integer({ min: 0, max: count - 1 }),
      scores: fc.tuple(few, few),
      sets: fc.array(fc.record({ home: fc.integer({ min: 0, max: 25 }), away: fc.integer({ min: 0, max: 25 }) }), {
        maxLength: 3,
      }),
      status: fc.constantFrom('finished', 'finished', 'finished', 'live', 'scheduled'),
      yellow: few,
      red: few,
      absent: fc.constantFrom(null, null, null, 'home', 'away'),
    })
    .map(({ home, away, scores: [homeScore, awayScore], sets, status, yellow, red, absent }): PlayedMatch => ({
      ...aMatch(`t${home} 0-0 t${away}`),
      homeScore: absent ? Number(absent === 'away') * 3 : homeScore,
      awayScore: absent ? Number(absent === 'home') * 3 : awayScore,
      sets,
      status: status as PlayedMatch['status'],
      result: absent && { kind: 'walkover', absent: absent as 'home' | 'away', reason: '' },
      cards: { home: { ...noCards, yellow }, away: { ...noCards, red } },
    }))

const requests = fc
  .integer({ min: 2, max: 8 })
  .chain((count) =>
    fc
      .record({
        matches: fc.array(matchAmong(count), { maxLength: 40 }),
        tieBreaks: fc.shuffledSubarray([...tieBreakRules]),
        headToHead: fc.constantFrom(...headToHeadModes),
        walkoverGoals: fc.boolean(),
        scoring: fc.constantFrom('goals', 'sets'),
        lot: fc.shuffledSubarray(Array.from({ length: count }, (_, team) => `t${team}`)),
        deducted: fc.integer({ min: 0, max: 4 }),
        results: fc.constantFrom(null, 'annul', 'keep'),
      })
      .map(({ matches, tieBreaks, headToHead, walkoverGoals, scoring, lot, deducted, results }): TableRequest => ({
        teamIds: Array.from({ length: count }, (_, team) => `t${team}`),
        matches,
        settings: { ...usualSettings, tieBreaks, headToHead, walkoverGoals },
        points: {
          ...usualPoints,
          scoring: scoring as 'goals' | 'sets',
          bestOf: scoring === 'sets' ? 3 : 0,
          closeWin: 2,
          closeLoss: 1,
        },
        deductions: [{ teamId: 't0', points: deducted }],
        withdrawals: results === null ? [] : [{ teamId: 't1', results: results as 'annul' | 'keep' }],
        lots: [{ order: lot, reason: null }],
        nameOf: (teamId) => names[Number(teamId.slice(1))] ?? teamId,
      })),
  )

const positions = ({ rows }: Table) => Object.fromEntries(rows.map(({ teamId, position }) => [teamId, position]))

test('every team has one row, and as many teams above as its position says', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { rows, level } = leagueTable(request)
      expect(rows.map(({ teamId }) => teamId).toSorted()).toEqual([...request.teamIds].toSorted())
      for (const { position } of rows)
        expect(rows.filter((other) => other.position < position)).toHaveLength(position - 1)
      expect(rows.map(({ position }) => position)).toEqual(
        rows.map(({ position }) => position).toSorted((one, other) => one - other),
      )
      for (const group of level) expect(new Set(group.map((teamId) => positions({ rows, level })[teamId])).size).toBe(1)
      const reasonless = rows.filter(
        ({ decidedBy, withdrawn }, index) => !decidedBy && index > 0 && withdrawn !== 'annul',
      )
      expect(reasonless).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('the order of teams and matches, and the home side, change nothing', () => {
  fc.assert(
    fc.property(requests, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (request, keys) => {
      const matches = request.matches
        .map((match, index): [number, PlayedMatch] => [
          keys[index] ?? 0,
          {
            ...match,
            homeTeamId: match.awayTeamId,
            awayTeamId: match.homeTeamId,
            homeScore: match.awayScore,
            awayScore: match.homeScore,
            sets: match.sets.map(({ home, away }) => ({ home: away, away: home })),
            cards: { home: match.cards.away, away: match.cards.home },
            result: match.result && { ...match.result, absent: match.result.absent === 'home' ? 'away' : 'home' },
          },
        ])
        .toSorted(([one], [other]) => one - other)
        .map(([, match]) => match)
      expect(leagueTable({ ...request, teamIds: request.teamIds.toReversed(), matches })).toEqual(leagueTable(request))
    }),
    { numRuns: 500 },
  )
})

test('other ids and names change no position', () => {
  const renamed = (teamId: string | null) => (teamId === null ? null : `z${9 - Number(teamId.slice(1))}`)
  fc.assert(
    fc.property(requests, (request) => {
      const table = leagueTable({
        ...request,
        teamIds: request.teamIds.map((teamId) => renamed(teamId) ?? ''),
        matches: request.matches.map((match) => ({
          ...match,
          homeTeamId: renamed(match.homeTeamId),
          awayTeamId: renamed(match.awayTeamId),
        })),
        deductions: request.deductions.map((deduction) => ({ ...deduction, teamId: renamed(deduction.teamId) ?? '' })),
        withdrawals: request.withdrawals.map((withdrawal) => ({
          ...withdrawal,
          teamId: renamed(withdrawal.teamId) ?? '',
        })),
        lots: request.lots.map((lot) => ({ ...lot, order: lot.order.map((teamId) => renamed(teamId) ?? '') })),
        nameOf: (teamId) => teamId,
      })
      const expected = Object.entries(positions(leagueTable(request))).map(([teamId, position]) => [
        renamed(teamId),
        position,
      ])
      expect(positions(table)).toEqual(Object.fromEntries(expected))
    }),
    { numRuns: 500 },
  )
})

test('the default list gives the order of R8, with the counters of the team', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const matches = request.matches.filter(({ homeTeamId, awayTeamId }) => homeTeamId !== awayTeamId)
      const { rows } = leagueTable({
        ...request,
        matches,
        settings: usualSettings,
        points: usualPoints,
        deductions: [],
        withdrawals: [],
        lots: [],
      })
      const counted = request.teamIds.map((id) => {
        const deltas = matches
          .filter(({ status }) => status === 'finished')
          .flatMap((match) => [
            ...(match.homeTeamId === id ? [teamDelta(match, 'home')] : []),
            ...(match.awayTeamId === id ? [teamDelta(match, 'away')] : []),
          ])
        const total = (name: keyof ReturnType<typeof teamDelta>) => deltas.reduce((sum, delta) => sum + delta[name], 0)
        return {
          team: { id, name: request.nameOf(id) },
          played: total('played'),
          won: total('won'),
          drawn: total('drawn'),
          lost: total('lost'),
          goalsFor: total('goalsFor'),
          goalsAgainst: total('goalsAgainst'),
          goalDifference: total('goalDifference'),
          points: total('points'),
        }
      })
      const today = standings(counted).map(({ team, position: _, ...counters }) => ({ teamId: team.id, ...counters }))
      expect(rows.map(({ teamId }) => teamId)).toEqual(today.map(({ teamId }) => teamId))
      expect(rows).toMatchObject(today)
    }),
    { numRuns: 500 },
  )
})
