import { noPlayerStats } from '@torneo/contracts/tournament/players'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import { beforeEach, describe, expect, it } from 'vitest'
import { anyRow } from '../../platform/database/checked-collection'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { createStatsAudit } from './stats-audit'

const api = useTestApi()
const scene = tournamentScene(api)
const audit = () => createStatsAudit(api.app.services.database)
const rows = (name: string) => api.raw.collection<{ _id: string }>(name)

beforeEach(async () => {
  await scene.sport('futbol')
  for (const team of ['a', 'b', 'c', 'd']) {
    await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
    await scene.player(`${team}uno`, { teamId: team })
  }
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
  await scene.match('m2', { sportId: 'futbol', homeTeamId: 'c', awayTeamId: 'a', status: 'live', homeScore: 1 })
  await scene.match('m3', { sportId: 'futbol', homeTeamId: 'c', awayTeamId: 'd', status: 'live', homeScore: 5 })
  const organiser = await api.as('admin_tournament')
  await organiser.post('/api/matches/m1/events', { type: 'goal', teamId: 'a', playerId: 'auno' })
  await organiser.post('/api/matches/m1/events', { type: 'yellow_card', teamId: 'b', playerId: 'buno' })
  await organiser.post('/api/matches/m3/events', { type: 'red_card', teamId: 'd', playerId: 'duno' })
  for (const match of ['m1', 'm2']) await organiser.post(`/api/matches/${match}/finish`)
})

/** Corrupts stored counters; returns the drift that must be reported. */
async function plantDrift() {
  await rows('teams').updateOne({ _id: 'a' }, { $inc: { 'stats.points': 5, 'stats.played': -1 } })
  // The match that these come from is not finished.
  await rows('teams').updateOne({ _id: 'd' }, { $set: { 'stats.goalsAgainst': 5 } })
  await rows('players').updateOne({ _id: 'auno' }, { $set: { 'stats.goals': '1' } })
  await rows('players').updateOne({ _id: 'buno' }, { $unset: { stats: '' } })
  // Missing, but all counters were 0.
  await rows('players').updateOne({ _id: 'cuno' }, { $unset: { stats: '' } })
  return [
    {
      kind: 'team',
      id: 'a',
      name: 'a',
      drifts: [
        { counter: 'played', stored: 1, recomputed: 2 },
        { counter: 'points', stored: 8, recomputed: 3 },
      ],
    },
    { kind: 'team', id: 'd', name: 'd', drifts: [{ counter: 'goalsAgainst', stored: 5, recomputed: 0 }] },
    { kind: 'player', id: 'auno', name: 'auno', drifts: [{ counter: 'goals', stored: '1', recomputed: 1 }] },
    {
      kind: 'player',
      id: 'buno',
      name: 'buno',
      drifts: [
        { counter: 'yellowCards', stored: 0, recomputed: 1 },
        { counter: 'matchesPlayed', stored: 0, recomputed: 1 },
      ],
    },
  ]
}

const clean = { teams: 4, players: 4, drifted: [] }

describe('the audit of the counters', () => {
  it('finds no drift after finished matches', async () => {
    expect(await audit().check()).toEqual(clean)
  })

  it('reports drift and changes nothing', async () => {
    const drifted = await plantDrift()
    const before = await api.snapshot()
    expect(await audit().check()).toEqual({ ...clean, drifted })
    expect((await api.snapshot()) === before).toBe(true)
  })

  it('are repaired, and nothing else is touched', async () => {
    const rev = async () =>
      (await rows('teams').find().sort({ _id: 1 }).toArray()).map((row) => [row._id, 'rev' in row && row.rev])
    const before = await rev()
    const drifted = await plantDrift()
    expect(await audit().rebuild()).toEqual({ ...clean, drifted })
    expect(await audit().check()).toEqual(clean)
    expect(await audit().rebuild()).toEqual(clean)
    expect(await rows('teams').findOne({ _id: 'a' })).toMatchObject({
      stats: { ...noTeamStats, played: 2, won: 1, lost: 1, goalsFor: 1, goalsAgainst: 1, points: 3 },
    })
    expect(await rows('players').findOne({ _id: 'auno' })).toMatchObject({
      stats: { ...noPlayerStats, goals: 1, matchesPlayed: 1 },
    })
    expect(await rev()).toEqual(before)
  })

  it('ignores purged teams and players', async () => {
    await rows('teams').deleteOne({ _id: 'b' })
    await rows('players').deleteOne({ _id: 'auno' })
    expect(await audit().check()).toEqual({ teams: 3, players: 3, drifted: [] })
  })
})

describe('a finish while the counters are repaired', () => {
  it('is counted once: a concurrent rebuild waits and is retried on the new state', async () => {
    await plantDrift()
    const { database } = api.app.services
    const [teams, matches] = [
      database.collection('teams', anyRow()),
      database.collection('matches', anyRow<{ _id: string; [field: string]: unknown }>()),
    ]
    const aborted = async () => Number((await api.raw.admin().serverStatus()).transactions.totalAborted)
    const repairing = await database.transaction(async (session) => {
      await teams.updateOne(
        { _id: 'a' },
        { $inc: { 'stats.played': 1, 'stats.drawn': 1, 'stats.points': 1 } },
        { session },
      )
      const before = await aborted()
      const begun = audit().rebuild()
      // The rebuild has run into this transaction's write of the team and was aborted.
      await expect.poll(aborted).toBeGreaterThan(before)
      await teams.updateOne(
        { _id: 'd' },
        { $inc: { 'stats.played': 1, 'stats.drawn': 1, 'stats.points': 1 } },
        { session },
      )
      await matches.insertOne(
        { _id: 'm4', status: 'finished', homeTeamId: 'a', awayTeamId: 'd', homeScore: 0, awayScore: 0 },
        { session },
      )
      return { begun }
    })
    await repairing.begun
    expect(await rows('teams').findOne({ _id: 'd' })).toMatchObject({
      stats: { ...noTeamStats, played: 1, drawn: 1, points: 1 },
    })
    expect(await audit().check()).toEqual(clean)
  })

  it('is counted once, however the two fall together', async () => {
    const organiser = await api.as('admin_tournament')
    const teams = ['a', 'b', 'c', 'd']
    const ids = Array.from({ length: 12 }, (_, index) => `mas${index}`)
    for (const [index, id] of ids.entries()) {
      await scene.match(id, { sportId: 'futbol', homeTeamId: teams[index % 4]!, awayTeamId: teams[(index + 1) % 4]! })
    }
    await plantDrift()
    const answers = await Promise.all([
      audit().rebuild(),
      ...ids.slice(0, 6).map((id) => organiser.post(`/api/matches/${id}/result`, { homeScore: 2, awayScore: 1 })),
      audit().rebuild(),
      ...ids.slice(6).map((id) => organiser.post(`/api/matches/${id}/result`, { homeScore: 0, awayScore: 0 })),
    ])
    expect(answers.flatMap((answer) => ('status' in answer ? [answer.status] : []))).toEqual(ids.map(() => 200))
    expect(await audit().check()).toEqual(clean)
    expect(await rows('teams').findOne({ _id: 'b' })).toMatchObject({ stats: { played: 7 } })
  })
})
