import type { User } from '@torneo/contracts/people/users'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pauseRequest } from '../../testing/pause-request'
import { filesOf, formOf, png, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)
const key = { 'Idempotency-Key': 'clave-0001' }

type Client = Awaited<ReturnType<typeof api.signedIn>>

interface PendingRequest {
  readonly method: string
  readonly path: string
  readonly payload: Buffer
  readonly type?: string
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Ways in which a user loses rights, with the status of requests that began before. */
const endings: readonly [string, (client: Client) => Promise<unknown>, number][] = [
  ['deactivated', async ({ user }) => (await api.as('super')).delete(`/api/users/${user.id}`), 401],
  [
    'given another password',
    async ({ user }) => (await api.as('super')).post(`/api/users/${user.id}/password`, { password: 'otra-clave-2025' }),
    401,
  ],
  ['signed out', (client) => client.delete('/api/account/sessions/current'), 401],
]
const newRole: typeof endings = [
  [
    'given another role',
    async ({ user }) => (await api.as('super')).patch(`/api/users/${user.id}`, { role: 'admin_landing' }),
    401,
  ],
]

const organiser = (): Promise<User> => api.addUser({ role: 'admin_tournament' })

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})

beforeEach(async () => {
  await at.tournament()
  for (const side of ['propio', 'ajeno']) {
    await at.promotion(`promo${side}`)
    await at.team(`equipo${side}`, { sportId: 'deporte', promotionId: `promo${side}` })
  }
  await at.match('partido', {
    sportId: 'deporte',
    homeTeamId: 'equipopropio',
    awayTeamId: 'equipoajeno',
    status: 'live',
  })
})

/** Sends a request whose body ends after `ending`; asserts that nothing changes from there on. */
async function afterwards(user: User, pending: PendingRequest, ending: (client: Client) => Promise<unknown>) {
  const client = await api.signedIn(user)
  const finish = await pauseRequest(api, { ...pending, token: client.token, headers: key })
  await ending(client)
  const before = await api.snapshot()
  const { status, body } = await finish()
  expect(await api.snapshot()).toBe(before)
  return [status, body?.type]
}

const refused = (code: number) => [code, code === 401 ? 'unauthenticated' : 'forbidden']

describe.each([...endings, ...newRole])(
  "a user %s between a request's head and the end of its body changes nothing",
  (_case, ending, code) => {
    it.each<[string, PendingRequest]>([
      [
        'a new captain',
        {
          method: 'POST',
          path: '/api/users/captain',
          payload: json({ email: 'x@torneo.local', name: 'X', password: 'clave-larga', promotionId: 'promopropio' }),
        },
      ],
      ['a goal', { method: 'POST', path: '/api/matches/partido/score', payload: json({ side: 'home', step: 1 }) }],
      [
        'the own password',
        {
          method: 'PUT',
          path: '/api/account/password',
          payload: json({ current: 'torneo2025', next: 'clave-nueva-25' }),
        },
      ],
    ])('%s', async (_write, pending) => {
      expect(await afterwards(await organiser(), pending, ending)).toEqual(refused(code))
    })

    it('a picture', async () => {
      const { payload, type } = formOf([{ name: 'a.png', content: await png() }])
      expect(
        await afterwards(await organiser(), { method: 'POST', path: filesOf('tournament'), payload, type }, ending),
      ).toEqual(refused(code))
    })

    it("a picture's deletion", async () => {
      const { id } = (await upload(await api.as('super'), await png(), 'tournament')).body as { id: string }
      expect(
        await afterwards(
          await organiser(),
          { method: 'DELETE', path: `${filesOf('tournament')}/${id}`, payload: json({}) },
          ending,
        ),
      ).toEqual(refused(code))
    })
  },
)

it.each<[string, () => Promise<unknown>]>([
  [
    'moved to another promotion',
    async () => (await api.as('super')).put('/api/promotions/promoajeno/captain', { userId: await captainId() }),
  ],
  ['released', async () => (await api.as('super')).delete('/api/promotions/promopropio/captain')],
])('a captain who is %s meanwhile adds no player to the former team', async (_case, ending) => {
  const captain = await api.addUser({
    role: 'team_captain',
    promotionId: 'promopropio',
    email: 'capitana@torneo.local',
  })
  const payload = json({ name: 'Ana', number: 7, position: 'Arquera', teamId: 'equipopropio' })
  expect(await afterwards(captain, { method: 'POST', path: '/api/players', payload }, ending)).toEqual(refused(403))
})

const captainId = async () =>
  String((await api.raw.collection('users').findOne({ email: 'capitana@torneo.local' }))?._id)

it('serves unchanged rights however late the body arrives', async () => {
  const { token } = await api.signedIn(await organiser())
  const finish = await pauseRequest(api, {
    method: 'POST',
    path: '/api/matches/partido/score',
    payload: json({ side: 'home', step: 1 }),
    token,
  })
  expect(await finish()).toMatchObject({ status: 200, body: { homeScore: 1 } })
})
