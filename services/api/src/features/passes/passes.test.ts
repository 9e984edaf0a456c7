import type { MatchLogRow } from '@torneo/contracts/match/match-log'
import { dayIn, instantIn } from '@torneo/serving/time-zone'
import { beforeEach, describe, expect, it } from 'vitest'
import { campo, passHolder, storedPass } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const timeZone = 'America/Montevideo'
const api = useTestApi({ TIME_ZONE: timeZone })
const here = useNode(api)
const there = useNode(api)
const at = tournamentScene(api)

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const tomorrow = dayAhead(1)
const gone = 'Este pase ya no sirve: venció o lo revocaron. Pide uno nuevo a quien organiza.'
const locked = 'Este pase se bloqueó por demasiados PIN incorrectos. Pide uno nuevo a quien organiza.'
const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }
const on = (field: string, date = tomorrow) => ({ ...teams, date, location: 'Campo', field })

beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol')
  for (const team of ['local', 'visita', 'otro']) {
    await at.promotion(`promo${team}`)
    await at.team(team, { sportId: 'futbol', promotionId: `promo${team}` })
    await at.player(`${team}10`, { teamId: team, name: `Diez de ${team}`, position: 'Arquera' })
  }
  await at.match('uno', { ...on('Cancha 1'), status: 'live' })
  await at.match('dos', { ...on('Cancha 1'), homeTeamId: 'otro' })
  await at.match('tres', on('Cancha 2'))
})

/** Creates a pass as staff; returns what its holder gets. */
async function given(matchId = 'uno', kind = 'match') {
  const { status, body } = await (await api.as('admin_tournament')).post('/api/passes', { matchId, kind })
  expect(status).toBe(201)
  const token = String(body.path).replace('/pase#', '')
  return { id: String(body.pass.id), token, pin: String(body.pin), pass: body.pass, path: String(body.path) }
}
const open = (body: { token: string; pin: string; name?: string }, from: TestClient = api.anonymous) => {
  const { token, pin, name = 'Ana Ríos' } = body
  return from.post('/api/passes/sessions', { token, pin, name })
}
const tokenIn = ({ headers }: Awaited<ReturnType<typeof open>>) =>
  /torneo_session=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''

/** Opens a pass with its PIN. */
async function holderOf(pass: { token: string; pin: string }, name?: string) {
  const answer = await open({ ...pass, ...(name && { name }) })
  expect(answer.status).toBe(201)
  const token = tokenIn(answer)
  return { ...createTestClient(api.app, token), token, user: answer.body }
}

const wrongFor = (pin: string) => (pin === '000000' ? '111111' : '000000')
const auditOf = async (kind: string) => (await (await api.as('super')).get(`/api/audit?kind=${kind}`)).body.items
const goal = { type: 'goal', teamId: 'local', playerId: 'local10' }

describe('a pass (B17)', () => {
  it('is made for a match or its field and day, good until that day is over there, and seen by staff without link and PIN', async () => {
    const [match, field] = [await given(), await given('dos', 'field')]
    expect([match.path, match.pin]).toEqual([
      expect.stringMatching(/^\/pase#[\w-]{43}$/),
      expect.stringMatching(/^\d{6}$/),
    ])
    const until = instantIn(timeZone, dayAhead(2), '00:00').toISOString()
    expect(match.pass).toMatchObject({
      title: 'local – visita',
      scope: { matchId: 'uno', until },
      wrongPins: 0,
      locked: false,
      revoked: null,
      holders: [],
    })
    expect(field.pass).toMatchObject({
      title: 'Campo · Cancha 1',
      scope: { matchId: null, date: tomorrow, location: 'Campo', field: 'Cancha 1', until },
    })

    await holderOf(match)
    const listed = (await (await api.as('super')).get('/api/passes')).body.items
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([field.id, match.id])
    expect(listed[1].holders).toMatchObject([{ name: 'Ana Ríos' }])
    const stored = await api.snapshot()
    for (const secret of [match.token, field.token, `"${match.pin}"`, `"${field.pin}"`])
      expect(stored).not.toContain(secret)
    expect(await auditOf('pass-created')).toMatchObject([
      { subject: { id: field.id } },
      { subject: { id: match.id, title: 'local – visita' } },
    ])
  })

  it('lasts until tonight when its match should have been played before', async () => {
    await at.match('uno', on('Cancha 1', '2025-11-15'))
    const {
      pass: { scope },
    } = await given()
    const midnight = instantIn(timeZone, dayIn(timeZone, Date.now() + 86_400_000), '00:00')
    expect([scope.date, scope.until]).toEqual(['2025-11-15', midnight.toISOString()])
  })

  it.each([
    ['a match in a month', { date: dayAhead(30) }, 409, 'Los pases se dan desde 14 días antes del partido'],
    ['a match that is not there', null, 400, 'Revisa los datos ingresados'],
  ])('is not made for %s', async (_, fields, code, message) => {
    if (fields) await at.match('uno', { ...on('Cancha 1'), ...fields })
    const staff = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await staff.post('/api/passes', { matchId: fields ? 'uno' : 'ninguno', kind: 'match' })
    expect([status, body.message, await api.snapshot()]).toEqual([code, message, before])
  })

  it("opens its match and that one's players by name and number, and all that is done is signed", async () => {
    const holder = await holderOf(await given())
    expect(holder.user).toMatchObject({
      name: 'Planillero: Ana Ríos',
      role: 'pass',
      email: '',
      pass: { matchId: 'uno' },
    })
    expect((await holder.get('/api/account')).body).toEqual(holder.user)
    expect((await holder.get('/api/matches?status=scheduled,live')).body).toMatchObject({
      total: 1,
      items: [{ id: 'uno' }],
    })
    expect((await holder.get('/api/matches/uno/rosters')).body.items).toEqual([
      { id: 'local10', teamId: 'local', name: 'Diez de local', number: 10 },
      { id: 'visita10', teamId: 'visita', name: 'Diez de visita', number: 10 },
    ])
    expect((await holder.post('/api/matches/uno/events', goal, { 'x-user': holder.user.id })).status).toBe(201)
    const { items } = (await (await api.as('super')).get('/api/matches/uno/log')).body as { items: MatchLogRow[] }
    expect(items).toMatchObject([{ kind: 'event', by: { id: holder.user.id, name: 'Planillero: Ana Ríos' } }])
    expect(await auditOf('sign-in')).toMatchObject([
      { who: { name: 'Planillero: Ana Ríos' }, subject: { collection: 'passes', title: 'local – visita' } },
    ])
  })

  it('is used by two phones, each under its own name', async () => {
    const pass = await given()
    for (const name of ['Ana', 'Beto'])
      await (await holderOf(pass, name)).post('/api/matches/uno/score', { side: 'home', step: 1 })
    const { items } = (await (await api.as('super')).get('/api/matches/uno/log')).body as { items: MatchLogRow[] }
    expect(items.map(({ by }) => by.name)).toEqual(['Planillero: Beto', 'Planillero: Ana'])
  })

  it('opens all matches of a field and day, later ones included, except those moved away before they began', async () => {
    const holder = await holderOf(await given('uno', 'field'))
    const ids = async () => (await holder.get('/api/matches')).body.items.map(({ id }: { id: string }) => id).toSorted()
    expect(await ids()).toEqual(['dos', 'uno'])
    const staff = await api.as('super')
    const added = await staff.post('/api/matches', { ...on('cancha 1'), time: '18:00' })
    await staff.patch('/api/matches/tres', { field: 'Cancha 1' })
    await staff.patch('/api/matches/dos', { date: dayAhead(2) })
    expect(await ids()).toEqual([String(added.body.id), 'tres', 'uno'].toSorted())
    expect((await holder.post('/api/matches/tres/start')).status).toBe(200)
    await expectRejected(holder, 'dos')
  })

  it("keeps its field's match when staff move it, twice, until it is over (B45)", async () => {
    const [holder, stranger] = [
      await holderOf(await given('uno', 'field')),
      await holderOf(await given('tres', 'field')),
    ]
    const socket = here.open({ token: holder.token })
    await socket.subscribe('board:uno')
    const staff = await api.as('super')
    for (const move of [{ field: 'Cancha 3' }, { field: 'Cancha 4', location: 'Otro campo' }]) {
      expect((await staff.patch('/api/matches/uno', move)).status).toBe(200)
      expect((await holder.post('/api/matches/uno/score', { side: 'home', step: 1 })).status).toBe(200)
      expect((await createTestClient(there.app, holder.token).get('/api/matches/uno/rosters')).status).toBe(200)
    }
    expect((await holder.get('/api/matches?status=live')).body.items).toMatchObject([
      { id: 'uno', homeScore: 2, field: 'Cancha 4' },
    ])
    await socket.subscribe('board:uno')
    expect((await holder.post('/api/matches/uno/finish')).body).toMatchObject({ status: 'finished', homeScore: 2 })
    expect((await holder.post('/api/matches/uno/reopen')).status).toBe(200)
    await expectRejected(stranger, 'uno')
  })
})

/** Asserts that nothing of this match can be read or changed. */
async function expectRejected(holder: TestClient, matchId: string): Promise<void> {
  const before = await api.snapshot()
  const calls = [
    ...['', '/events', '/rosters'].map((path) => holder.get(`/api/matches/${matchId}${path}`)),
    holder.post(`/api/matches/${matchId}/score`, { side: 'home', step: 1 }),
    holder.post(`/api/matches/${matchId}/start`),
    holder.post(`/api/matches/${matchId}/events`, goal),
    holder.post(`/api/matches/${matchId}/result`, { homeScore: 1, awayScore: 0 }),
  ]
  for (const { status, body } of await Promise.all(calls))
    expect([status, body.message]).toEqual([403, 'Tu pase no abre este partido'])
  expect(await api.snapshot()).toBe(before)
}

describe('a pass is refused', () => {
  it('when used for another match, at its panel, its events and its players', async () => {
    await expectRejected(await holderOf(await given()), 'dos')
    await expectRejected(await holderOf(await given('dos', 'field')), 'tres')
  })

  it('the channel of what staff change, and every other match may be watched by anybody', async () => {
    const { token } = await holderOf(await given())
    const socket = here.open({ token })
    await socket.subscribe('match:uno', 'matches', 'content')
    expect(socket.on('content')).toMatchObject([{ type: 'error', code: 403 }])
    expect(socket.last('match:uno').match.id).toBe('uno')
  })

  it.each([
    [
      'its link was altered',
      async (pass: Awaited<ReturnType<typeof given>>) => ({
        ...pass,
        token: `${pass.token.slice(0, -1)}${pass.token.endsWith('A') ? 'B' : 'A'}`,
      }),
      404,
      gone,
    ],
    [
      'it was revoked',
      async (pass: Awaited<ReturnType<typeof given>>) => {
        expect((await (await api.as('super')).delete(`/api/passes/${pass.id}`)).status).toBe(204)
        return pass
      },
      404,
      gone,
    ],
    ['its day is over', () => storedPass(api, { until: new Date(Date.now() - 1000).toISOString() }), 404, gone],
    [
      'twenty phones have opened it',
      async (pass: Awaited<ReturnType<typeof given>>) => {
        for (let phone = 0; phone < 20; phone += 1) await holderOf(pass)
        return pass
      },
      409,
      'Este pase ya se abrió en demasiados teléfonos. Pide uno nuevo a quien organiza.',
    ],
  ])('when %s', async (_, spoil, code, message) => {
    const spoilt = await spoil(await given())
    const contents = async () =>
      JSON.stringify(
        (JSON.parse(await api.snapshot()) as [string, unknown][]).filter(([name]) => name !== 'signin_failures'),
      )
    const before = await contents()
    const { status, body, headers } = await open(spoilt)
    expect([status, body.message, headers['set-cookie']]).toEqual([code, message, undefined])
    expect(await contents()).toBe(before)
  })

  it('when twenty PINs were wrong, in any number of concurrent attempts on two nodes; open sessions continue', async () => {
    const pass = await given()
    const holder = await holderOf(pass)
    const wrong = { token: pass.token, pin: wrongFor(pass.pin) }
    const first = await open(wrong)
    expect([first.status, first.body.details]).toEqual([
      400,
      [{ path: 'pin', message: 'PIN incorrecto. Quedan 19 intentos.' }],
    ])
    const { passes } = there.app.services
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        (place % 2 === 0 ? passes : api.app.services.passes).tryPin(wrong.token, wrong.pin),
      ),
    )
    expect(tries.filter((tried) => tried?.outcome === 'wrong')).toHaveLength(19)
    const right = await open(pass)
    expect([right.status, right.body.message, right.headers['set-cookie']]).toEqual([409, locked, undefined])
    expect((await (await api.as('super')).get('/api/passes')).body.items).toMatchObject([
      { wrongPins: 20, locked: true },
    ])
    expect((await holder.post('/api/matches/uno/score', { side: 'home', step: 1 })).status).toBe(200)
  })

  it('when its twentieth PIN is wrong, which the audit log records once', async () => {
    const pass = await given()
    await api.raw.collection<{ _id: string }>('passes').updateOne({ _id: pass.id }, { $set: { wrongPins: 19 } })
    const wrong = { token: pass.token, pin: wrongFor(pass.pin) }
    for (let tries = 0; tries < 2; tries += 1) expect((await open(wrong)).body.message).toBe(locked)
    expect(await auditOf('pass-locked')).toMatchObject([{ who: null, subject: { id: pass.id } }])
  })

  it('when its address failed a hundred times; another address still opens it', async () => {
    const pass = await given()
    const now = new Date()
    await api.raw
      .collection<{ _id: string }>('signin_failures')
      .insertOne({
        _id: 'pass:127.0.0.1',
        at: Array.from({ length: 100 }, () => now),
        expiresAt: new Date(now.getTime() + 60_000),
      } as never)
    const before = await api.snapshot()
    expect((await open(pass)).status).toBe(429)
    expect(await api.snapshot()).toBe(before)
    expect((await open(pass, createTestClient(api.app, null, '10.9.9.9'))).status).toBe(201)
  })

  it('the PIN and the name that are none', async () => {
    const pass = await given()
    const before = await api.snapshot()
    for (const bad of [
      { ...pass, pin: '12345' },
      { ...pass, name: '  ' },
      { ...pass, token: 'corto' },
    ])
      expect((await open(bad)).status).toBe(400)
    expect(await api.snapshot()).toBe(before)
  })
})

describe('a pass that ends', () => {
  it('closes the next command and the sockets on both nodes when staff end it during a match', async () => {
    const pass = await given()
    const [holder, other] = [await holderOf(pass), await holderOf(await given())]
    const sockets = [here.open({ token: holder.token }), there.open({ token: holder.token })]
    for (const socket of sockets) await socket.subscribe('match:uno')
    const chief = await api.as('super')
    expect((await chief.delete(`/api/passes/${pass.id}`)).status).toBe(204)
    const before = await api.snapshot()
    const score = { side: 'home', step: 1 }
    for (const app of [api.app, there.app]) {
      const answer = await createTestClient(app, holder.token).post('/api/matches/uno/score', score)
      expect([answer.status, answer.body.type]).toEqual([401, 'unauthenticated'])
    }
    expect(await Promise.all(sockets.map((socket) => socket.ended()))).toEqual([1008, 1008])
    expect((await chief.delete(`/api/passes/${pass.id}`)).status).toBe(204)
    expect(await api.snapshot()).toBe(before)
    expect(await auditOf('pass-revoked')).toMatchObject([{ who: { name: 'Lucía Ferreyra' }, subject: { id: pass.id } }])
    expect((await other.post('/api/matches/uno/score', score)).status).toBe(200)
    expect((await chief.delete('/api/passes/ninguno')).status).toBe(404)
  })

  it("accepts earlier actions by the device's clock for six hours, and no later ones", async () => {
    const ended = Date.now() - 3_600_000
    const holder = await passHolder(api, {
      scope: { ...campo, date: tomorrow, field: 'Cancha 1', until: new Date(ended).toISOString() },
    })
    const step = (headers?: Record<string, string>) =>
      holder.post('/api/matches/uno/score', { side: 'home', step: 1 }, headers)
    const before = await api.snapshot()
    for (const headers of [undefined, { 'x-device-time': new Date(ended + 60_000).toISOString() }]) {
      const { status, body } = await step(headers)
      expect([status, body.message]).toEqual([403, 'Tu pase terminó: esta acción es posterior y no se registró'])
    }
    expect(await api.snapshot()).toBe(before)
    expect((await step({ 'x-device-time': new Date(ended - 60_000).toISOString() })).body.homeScore).toBe(1)
    const late = await passHolder(api, {
      id: 'tarde',
      scope: { until: new Date(Date.now() - 6 * 3_600_000 - 1000).toISOString() },
    })
    expect((await late.get('/api/account')).status).toBe(401)
  })

  it('ends when its holder leaves', async () => {
    const holder = await holderOf(await given())
    expect((await holder.delete('/api/account/sessions/current')).status).toBe(204)
    expect((await holder.get('/api/account')).status).toBe(401)
  })
})
