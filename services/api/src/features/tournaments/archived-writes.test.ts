import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { fillPath } from '@torneo/contracts/endpoint/endpoint'
import { passRole } from '@torneo/contracts/people/roles'
import { mayCall } from '@torneo/domain/people/permissions'
import { beforeAll, expect, it } from 'vitest'
import { editionCollections } from '../../data/editions/edition-collections'
import { createRepairEditions } from '../../data/editions/repair-editions'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { endLiveMatches, matrixTournament, tournamentSamples } from '../../testing/tournament-matrix'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
let restore: () => Promise<void>
let boss: TestClient
let at: Awaited<ReturnType<typeof matrixTournament>>

beforeAll(async () => {
  at = await matrixTournament(api)
  boss = await api.as('super')
  await endLiveMatches(api)
  await boss.post('/api/tournaments', { name: 'Torneo', year: 2026, copy: { teams: true, players: true } })
  restore = await api.save(true)
})

/** Calls of the sample scene that name no record of an edition, or change none. */
const others = [
  /^\S+ \/(users|promotions|officials|general-cup)/,
  /^PUT \/calls\/alerts/,
  /^PUT \/matches\/seen/,
  /^DELETE \/passes/,
  /^POST \/passes\/sessions/,
  /^POST \/matches\/(batch\/audience|rain)/,
  /^(POST \/tournaments|DELETE \/tournaments\/:id)$/,
]
const writes = allEndpoints
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .filter(({ name }) => tournamentSamples[name] && !others.some((other) => other.test(name)))

const ask = async (client: TestClient, { endpoint, name }: (typeof writes)[number]) => {
  const { params, body } = tournamentSamples[name]?.(at) ?? {}
  return client.request({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, params)}`,
    ...(body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

it.each(writes)('$name into an archived edition is 409 of its own type, and changes nothing', async (write) => {
  await restore()
  const before = await api.snapshot()
  const { status, body } = await ask(boss, write)
  expect([status, body]).toEqual([409, { code: 409, type: 'archived', message: 'Esta edición está archivada' }])
  expect(await api.snapshot()).toBe(before)
})

it.each(['jugadorborrado', 'cargado', 'equipopropio'])('%s is not restored from the bin', async (batch) => {
  await restore()
  expect((await boss.get('/api/bin')).body.items).toEqual([])
  for (const { status, body } of [await boss.post(`/api/bin/${batch}/restore`), await boss.delete(`/api/bin/${batch}`)])
    expect([status, body.type]).toEqual([409, 'archived'])
})

it('a phone whose pass ended with the edition learns it from its first action, and strangers still sign in', async () => {
  await restore()
  for (const write of writes.filter(({ endpoint }) => endpoint.scope === 'match' && mayCall(passRole, endpoint)))
    expect([write.name, (await ask(api.anonymous, write)).body.type]).toEqual([write.name, 'archived'])
  expect((await api.anonymous.post('/api/matches/nadie/start')).status).toBe(401)
})

it("writes of an earlier release's node move to their edition, or get the id of the open one", async () => {
  await restore()
  const scene = tournamentScene(api)
  const [copied] = (await boss.get('/api/tournament-sports')).body.items
  await scene.team('tarde', { sportId: 'deporte', promotionId: 'promopropio' })
  await scene.player('tardia', { teamId: 'tarde' })
  await scene.player('suelta', { teamId: 'equipopropio' })
  await scene.match('tardio', { sportId: 'deporte', homeTeamId: 'tarde', awayTeamId: 'equipoajeno' })
  await scene.match('nuevo', { sportId: copied.id, homeTeamId: 'x', awayTeamId: 'y', tournamentId: '1' })
  const repair = createRepairEditions(api.app.services)
  expect([await repair(), await repair()]).toEqual([4, 0])
  const ids = async (name: string) =>
    (await api.raw.collection<{ _id: string }>(name).find().toArray()).map(({ _id }) => _id)
  for (const id of ['tarde', 'tardia', 'suelta', 'tardio'])
    expect((await Promise.all(editionCollections.map(ids))).flat()).not.toContain(id)
  expect(await api.app.services.archive.holds(['tarde', 'suelta'])).toBe(true)
  const open = await api.app.services.tournaments.open()
  expect(await api.raw.collection<{ _id: string }>('matches').findOne({ _id: 'nuevo' })).toMatchObject({
    tournamentId: open?.id,
  })
})

it('records repaired while an edition is undone belong to the one that is open afterwards', async () => {
  await restore()
  const { services } = api.app
  const { tournaments } = services
  const open: typeof tournaments.open = async (session) => {
    const read = await tournaments.open(session)
    expect((await boss.delete(`/api/tournaments/${read?.id}`)).status).toBe(204)
    return read
  }
  await createRepairEditions({ ...services, tournaments: { ...tournaments, open } })()
  const editions = await Promise.all(
    ['matches', 'competitions'].map((name) => api.raw.collection(name).distinct('tournamentId')),
  )
  expect(editions).toEqual([['1'], ['1']])
})

/** Collections that live across editions. */
const across = [
  /^(about|appearance|cta|officials|gallery_groups|hall_of_fame|hero|landing_sports|news|pages|schedule|scheduled_saves|settings|sponsors)$/,
  /^(activity|audit|audit_pending|migrations|operations|image_copies)$|\.(files|chunks)$|^prepared\./,
  /^(users|sessions|second_factors|signin_failures|known_devices|access_links|pending_proofs|proofs|preview_links)$/,
  /^(release_|releases|section_errors|page_visits|alert_|call_devices)/,
  // Passes end with their edition; promotions are copied into the answer; the rest is found by the id of a match alone.
  /^(passes|official_links|promotions|tournaments|archived_editions|archived_records|match_log|match_plans|match_readers|match_leads|open_boards)$/,
]

it('every stored collection belongs to an edition or lives across them', async () => {
  const names = (await api.raw.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
  const unknown = names.filter(
    (name) => !(editionCollections as readonly string[]).includes(name) && !across.some((one) => one.test(name)),
  )
  expect(unknown).toEqual([])
})
