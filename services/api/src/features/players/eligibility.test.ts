import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { fillPath } from '@torneo/contracts/endpoint/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { passHolder } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { matrixTournament, tournamentSamples } from '../../testing/tournament-matrix'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
const node = useNode(api)
const why = 'Falta el apto médico'
const no = { eligible: false, reason: why }
const yes = { eligible: true }

describe('the eligibility of a player', () => {
  let staff: Awaited<ReturnType<typeof api.as>>

  beforeEach(async () => {
    staff = await api.as('admin_tournament')
    await scene.tournament()
    await scene.sport('futbol')
    for (const [team, promotionId] of [
      ['uno', 'p98'],
      ['dos', 'p05'],
    ] as const) {
      await scene.promotion(promotionId)
      await scene.team(team, { promotionId, sportId: 'futbol' })
    }
    await scene.player('ana', { teamId: 'uno' })
    await scene.match('m1', { sportId: 'futbol', homeTeamId: 'uno', awayTeamId: 'dos', status: 'live' })
  })

  const decide = (body: object, by: TestClient = staff) => by.put('/api/players/ana/eligibility', body)
  const captainOf = async (promotionId: string) =>
    api.signedIn(await api.addUser({ role: 'team_captain', promotionId }))
  const read = async (by: TestClient) => {
    const { eligible, ineligibleReason } = (await by.get('/api/players?teamId=uno')).body.items[0]
    return [eligible, ineligibleReason]
  }

  it('is decided by staff with a reason, read by the captain, counted by team, and reversed', async () => {
    const captain = await captainOf('p98')
    expect((await decide(no)).body).toMatchObject({ id: 'ana', eligible: false, ineligibleReason: why, rev: 2 })
    expect([await read(staff), await read(captain)]).toEqual([
      [false, why],
      [false, why],
    ])
    expect((await staff.get('/api/teams/rosters')).body.items).toContainEqual(
      expect.objectContaining({ teamId: 'uno', players: 1, ineligible: 1 }),
    )
    expect((await decide(no)).body.rev).toBe(2)
    expect((await decide({ ...yes, reason: 'Lo trajo' })).body).toMatchObject({
      eligible: true,
      ineligibleReason: '',
      rev: 3,
    })
    expect(await read(captain)).toEqual([true, ''])
    const chief = await api.as('super')
    expect((await chief.get('/api/audit?kind=player-ineligible')).body.items).toMatchObject([
      { subject: { title: 'ana' }, detail: why },
    ])
    expect((await captain.get('/api/dashboard')).body.activity).toMatchObject([
      { action: 'Jugador habilitado', subject: 'ana' },
      { action: 'Jugador no habilitado', subject: 'ana' },
    ])
  })

  it('warns on the board only: the goal is recorded, and the pass learns no reason', async () => {
    await decide(no)
    const pass = await passHolder(api)
    expect((await pass.get('/api/matches/m1/rosters')).body.items).toEqual([
      { id: 'ana', teamId: 'uno', name: 'ana', number: 10, eligible: false },
    ])
    const goal = { type: 'goal', teamId: 'uno', playerId: 'ana' }
    expect((await pass.post('/api/matches/m1/events', goal)).status).toBe(201)
  })

  it('goes along to another team, and is kept by a change of the captain', async () => {
    await decide(no)
    expect((await (await captainOf('p98')).patch('/api/players/ana', { number: 9 })).body.eligible).toBe(false)
    expect((await staff.patch('/api/players/ana', { teamId: 'dos' })).body).toMatchObject({
      teamId: 'dos',
      eligible: false,
      ineligibleReason: why,
    })
  })

  it.each([
    ['no decision', {}, 'eligible', 'El valor no es válido'],
    ['a decision in words', { eligible: 'no', reason: why }, 'eligible', 'El valor no es válido'],
    ['no reason', { eligible: false }, 'reason', 'El motivo es requerido'],
    ['a reason of spaces', { eligible: false, reason: ' ' }, 'reason', 'El motivo es requerido'],
    ['a reason without letters', { eligible: false, reason: '...' }, 'reason', 'El motivo es requerido'],
    ['a reason of 201 letters', { eligible: false, reason: 'a'.repeat(201) }, 'reason', 'Máximo 200 caracteres'],
    ['a number', { ...no, number: 9 }, 'number', 'Este campo no se puede enviar'],
  ])('is refused with %s, and nothing changes', async (_case, body, path, message) => {
    const before = await api.snapshot()
    const refusal = await decide(body)
    expect([refusal.status, refusal.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('is no decision of a captain, a pass or the landing team, nor of a change of the player', async () => {
    const others = [await captainOf('p98'), await passHolder(api), await api.as('admin_landing')]
    const before = await api.snapshot()
    for (const other of others) expect((await decide(no, other)).status).toBe(403)
    for (const fields of [{ eligible: true }, { ineligibleReason: '' }])
      expect((await staff.patch('/api/players/ana', fields)).status).toBe(400)
    expect((await staff.put('/api/players/nadie/eligibility', no)).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it('is one of two that meet on two nodes, whole', async () => {
    const there = createTestClient(node.app, staff.token)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? decide(yes, there) : decide({ eligible: false, reason: `Motivo ${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { eligible, ineligibleReason } = (await there.get('/api/players/ana')).body
    expect(eligible).toBe(ineligibleReason === '')
    expect((await staff.get('/api/players/ana')).body).toMatchObject({ eligible, ineligibleReason })
  })
})

describe('the reason', () => {
  it('is in no answer to families, passes, the landing team or another captain', async () => {
    const at = await matrixTournament(api)
    await api.raw.collection('players').updateMany({}, { $set: { eligible: false, ineligibleReason: why } })
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'otra' }))
    const readers = [createTestClient(api.app), await passHolder(api), await api.as('admin_landing'), captain]
    const reads = allEndpoints.filter(({ method, bytes }) => method === 'GET' && !bytes)
    const leaks: string[] = []
    let answered = 0
    for (const reader of readers)
      for (const { method, path } of reads) {
        const { params } = tournamentSamples[`${method} ${path}`]?.(at) ?? {}
        if (path.includes(':') && !params) continue
        const { status, text } = await reader.get(`/api${fillPath(path, params)}`)
        if (status === 200) answered += 1
        if (text.includes(why)) leaks.push(`${method} ${path}`)
      }
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(60)
  })
})
