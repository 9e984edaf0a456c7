import type { Match } from '@torneo/contracts/match/matches'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { addCupMatch, cupPhases, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const { scene, saved, drawn } = useCup(api)
const node = useNode(api)

const of = ({ id }: Pick<Match, 'id'>, call: string) => `/api/matches/${id}/${call}`
const move = (client: TestClient, match: Match, event: string, teamId: string, headers = {}) =>
  client.patch(of(match, `events/${event}`), { teamId, playerId: null }, headers)
const drift = async () => (await createStatsAudit(api.app.services.database).check()).drifted
const scorers = async (client: TestClient) =>
  ((await client.get('/api/scorers?sportId=futbol')).body.items as { player: { id: string } }[]).map(
    ({ player }) => player.id,
  )

beforeEach(async () => {
  for (const team of ['a1', 'a2', 'b1', 'b2']) await scene.player(`${team}uno`, { teamId: team })
})

/** Plays a match with one event of its home team; returns the event's id. */
async function played(client: TestClient, match: Match, event: object = { type: 'goal' }): Promise<string> {
  await client.post(of(match, 'start'))
  const { body } = await client.post(of(match, 'events'), {
    teamId: match.homeTeamId,
    playerId: `${match.homeTeamId}uno`,
    ...event,
  })
  await client.post(of(match, 'finish'))
  return String(body.event.id)
}

describe('an event of a finished match that was of the other team', () => {
  it('keeps id, minute and time; slot, tables and scorers follow, and its undo takes all back', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneB, 1, 0)
    const event = await played(admin, zoneA)
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b1'])
    const before = (await admin.get(of(zoneA, 'events'))).body.items[0]

    const { status, body } = await move(admin, zoneA, event, 'a2')
    expect([status, body.match.homeScore, body.match.awayScore]).toEqual([200, 0, 1])
    expect(body.event).toMatchObject({ id: event, minute: before.minute, timestamp: before.timestamp, teamId: 'a2' })
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a2', 'b1'])
    const table = (await admin.get('/api/standings?sportId=futbol&phaseId=zonas-1&zoneId=a')).body.items
    expect(table.map(({ team }: { team: { id: string } }) => team.id)).toEqual(['a2', 'a1'])
    expect([await scorers(admin), await drift()]).toEqual([[], []])

    await admin.post(of(zoneA, 'undo'), {})
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b1'])
    expect([await scorers(admin), await drift()]).toEqual([['a1uno'], []])
  })

  it('leaves a final that has begun as it is played, and the tie says so', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneB, 1, 0)
    const event = await played(admin, zoneA)
    await admin.post(of(final, 'start'))
    expect((await move(admin, zoneA, event, 'a2')).status).toBe(200)
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b1'])
    const { phases } = (await admin.get('/api/competitions/futbol')).body
    expect(phases[1].ties[0].conflict).toMatchObject({ side: 'home', shouldBe: { id: 'a2' } })
  })

  it('wins a final decided on penalties, which no longer count', async () => {
    const admin = await saved([
      cupPhases[0],
      { ...cupPhases[1], ties: [{ ...cupPhases[1].ties[0], home: { team: 'a1' }, away: { team: 'b1' } }] },
    ])
    const final = await addCupMatch(admin, { phaseId: 'oro', tieId: 'oro-1_1' })
    await admin.post(of(final, 'start'))
    const goal = async (team: string) =>
      (await admin.post(of(final, 'events'), { type: 'goal', teamId: team, playerId: `${team}uno` })).body.event.id
    const event = await goal('a1')
    await goal('b1')
    const result = { homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 2 }
    expect((await admin.post(of(final, 'result'), result)).status).toBe(200)
    const winner = async () =>
      (await admin.get('/api/competitions/futbol')).body.phases[1].ties[0].winnerTeamId as string | null
    expect(await winner()).toBe('a1')
    expect((await move(admin, final, event, 'b1')).body.match).toMatchObject({ homeScore: 0, awayScore: 2 })
    expect(await winner()).toBe('b1')
  })

  it('suspends, as a red card, the player of the team that it moves to', async () => {
    const rules = {
      playersPerTeam: 11,
      matchDuration: 60,
      hasHalves: true,
      pointsForWin: 3,
      pointsForDraw: 1,
      pointsForLoss: 0,
      suspendAfterRed: 1,
    }
    await scene.sport('futbol', { name: 'Fútbol', rules })
    const admin = await api.as('admin_tournament')
    const match = await addCupMatch(admin, { homeTeamId: 'a1', awayTeamId: 'a2' })
    const event = await played(admin, match, { type: 'red_card' })
    const suspended = async () =>
      ((await admin.get('/api/suspensions')).body.items as { playerId: string }[]).map(({ playerId }) => playerId)
    expect(await suspended()).toEqual(['a1uno'])
    await admin.patch(of(match, `events/${event}`), { teamId: 'a2', playerId: 'a2uno' })
    expect([await suspended(), await drift()]).toEqual([['a2uno'], []])
  })

  it('moves once under one key, sent to two nodes at once', async () => {
    const { admin, zoneA } = await drawn()
    const event = await played(admin, zoneA)
    const there = createTestClient(node.app, admin.token)
    const answers = await Promise.all(
      [admin, there, admin, there].map((client) =>
        move(client, zoneA, event, 'a2', { 'idempotency-key': 'otro-equipo-1' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect(await readMatch(there, zoneA)).toMatchObject({ homeScore: 0, awayScore: 1, rev: zoneA.rev + 4 })
    expect(await drift()).toEqual([])
  })
})
