import type { Team } from '@torneo/contracts/tournament/teams'
import { formatDay } from '@torneo/domain/format/format-day'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const url = '/api/promotions'
const draft = { year: 1998, name: 'Promo 98' }

describe('GET /api/promotions', () => {
  it('lists the newest year first, then by Spanish name', async () => {
    const organiser = await api.as('admin_tournament')
    for (const [year, name] of [
      [1990, 'A'],
      [2005, 'Ñandú'],
      [2005, 'Nora'],
      [2005, 'Zoe'],
      [1985, 'B'],
    ])
      await organiser.post(url, { year, name })
    const { body } = await organiser.get(url)
    expect([body.total, body.items.map(({ name }: { name: string }) => name)]).toEqual([
      5,
      ['Nora', 'Ñandú', 'Zoe', 'A', 'B'],
    ])
    const page = (await organiser.get(`${url}?limit=1&offset=3`)).body
    expect([page.total, page.items.map(({ name }: { name: string }) => name)]).toEqual([5, ['A']])
    expect((await organiser.get(`${url}?year=2005`)).status).toBe(400)
  })

  it('shows captains to organizers; a captain sees the field on their own promotion only', async () => {
    const [boss, organiser, landing] = [
      await api.as('super'),
      await api.as('admin_tournament'),
      await api.as('admin_landing'),
    ]
    const [own, other, empty] = [
      (await organiser.post(url, draft)).body,
      (await organiser.post(url, { year: 1999, name: 'Promo 99' })).body,
      (await organiser.post(url, { year: 1980, name: 'Promo 80' })).body,
    ]
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: own.id }))
    const rival = await api.addUser({ role: 'team_captain', promotionId: other.id })
    await api.addUser({ role: 'team_captain', promotionId: empty.id, active: false })

    for (const client of [boss, organiser]) {
      const { items } = (await client.get(url)).body
      expect(items.map(({ captainId }: { captainId: string }) => captainId)).toEqual([rival.id, captain.user.id, null])
      expect((await client.get(`${url}/${empty.id}`)).body.captainId).toBeNull()
    }
    const { items } = (await captain.get(url)).body
    expect(items.map((one: object) => ('captainId' in one ? one.captainId : 'hidden'))).toEqual([
      'hidden',
      captain.user.id,
      'hidden',
    ])
    expect((await captain.get(`${url}/${other.id}`)).body).not.toHaveProperty('captainId')
    expect((await captain.get(`${url}/${own.id}`)).body.captainId).toBe(captain.user.id)
    expect((await landing.get(url)).status).toBe(403)
    expect((await organiser.get(`${url}/nadie`)).status).toBe(404)
  })
})

describe('POST /api/promotions', () => {
  it('fills in defaults (spec 2 §3)', async () => {
    const organiser = await api.as('admin_tournament')
    const answer = await organiser.post(url, { ...draft, year: ' 1998 ' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      rev: 1,
      ...draft,
      category: 'Senior',
      color: '#E50914',
      logo: '',
      description: '',
      captainId: null,
    })
    expect((await organiser.get(`${url}/${answer.body.id}`)).body).toEqual(answer.body)
  })

  it.each([
    ['no year', { name: 'X' }, 'year', 'El año es requerido'],
    ['a year with a fraction', { ...draft, year: 1998.5 }, 'year', 'Usa un año de cuatro cifras'],
    ['a year in words', { ...draft, year: '1e3' }, 'year', 'Usa un año de cuatro cifras'],
    ['no name', { year: 1998, name: ' ' }, 'name', 'El nombre es requerido'],
    ['no category', { ...draft, category: '' }, 'category', 'La categoría es requerida'],
    ['another category', { ...draft, category: 'Leyenda' }, 'category', 'El valor no es válido'],
    ['a colour in words', { ...draft, color: 'red' }, 'color', 'Usa un color como #E50914'],
    ['a captain', { ...draft, captainId: 'abc' }, 'captainId', 'Este campo no se puede enviar'],
    ['a sport', { ...draft, sportId: 'abc' }, 'sportId', 'Este campo no se puede enviar'],
    [
      'a logo that is not stored',
      { ...draft, logo: '/api/storage/buckets/tournament/files/nadie/view' },
      'logo',
      'Esa imagen ya no está en la biblioteca. Elige otra.',
    ],
  ])('rejects %s and writes nothing', async (_case, body, path, message) => {
    const organiser = await api.as('admin_tournament')
    const before = await api.snapshot()
    const answer = await organiser.post(url, body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('PATCH /api/promotions/:id', () => {
  it('changes the given fields; a changed colour is not copied to the teams', async () => {
    const organiser = await api.as('admin_tournament')
    const { id } = (await organiser.post(url, { ...draft, color: '#112233' })).body
    await tournamentScene(api).sport('s1')
    const team = (await organiser.post('/api/teams', { name: 'Los 98', sportId: 's1', promotionId: id })).body
    const { body } = await organiser.patch(`${url}/${id}`, { color: '#445566', description: 'Los de siempre' })
    expect(body).toMatchObject({ ...draft, color: '#445566', description: 'Los de siempre', rev: 2, captainId: null })
    expect((await organiser.patch(`${url}/${id}`, { captainId: null })).status).toBe(400)
    expect((await organiser.get(`/api/teams/${team.id}`)).body).toMatchObject({
      color: '#112233',
      promotionColor: '#445566',
      rev: 1,
    })
  })
})

describe('DELETE /api/promotions/:id', () => {
  /** Two promotions with a captain each; the first has teams in two sports; the football teams play each other. */
  async function twoPromotions(status: string) {
    const organiser = await api.as('admin_tournament')
    const [id, other] = [
      (await organiser.post(url, draft)).body.id as string,
      (await organiser.post(url, { year: 1999, name: 'Otra' })).body.id as string,
    ]
    const at = tournamentScene(api)
    await at.team('t1', { name: 'Fútbol 98', sportId: 's1', promotionId: id })
    await at.team('t2', { name: 'Vóley 98', sportId: 's2', promotionId: id })
    await at.team('t3', { name: 'Fútbol 99', sportId: 's1', promotionId: other })
    for (const [player, teamId] of [
      ['p1', 't1'],
      ['p2', 't2'],
      ['p3', 't3'],
    ] as const)
      await at.player(player, { teamId })
    await at.match('m1', { sportId: 's1', status, homeTeamId: 't3', awayTeamId: 't1', date: '2025-10-09' })
    await at.match('m2', { sportId: 's1', status: 'live', homeTeamId: 't3', awayTeamId: 'x' })
    for (const matchId of ['m1', 'm2']) await at.event(`e-${matchId}`, { matchId })
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: id }))
    const rival = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: other }))
    return { organiser, id, other, captain, rival }
  }

  it('counts the dependents', async () => {
    const { organiser, id } = await twoPromotions('scheduled')
    expect((await organiser.get(`${url}/${id}/dependents`)).body).toEqual({
      teams: 2,
      players: 2,
      matches: 1,
      events: 1,
      files: 0,
      uses: [],
    })
    expect((await organiser.get(`${url}/nadie/dependents`)).status).toBe(404)
  })

  it.each(['scheduled', 'cancelled'])(
    'takes everything below along while its matches are %s, and releases its captain',
    async (status) => {
      const { organiser, id, other, captain, rival } = await twoPromotions(status)
      expect((await organiser.delete(`${url}/${id}`)).status).toBe(204)
      const left = await tournamentScene(api).visibleIds('promotions', 'teams', 'players', 'matches')
      expect(left).toEqual([[other], ['t3'], ['p3'], ['m2']])
      expect((await captain.get('/api/account')).body).toMatchObject({ active: true, promotionId: null })
      expect((await rival.get('/api/account')).body).toMatchObject({ promotionId: other, rev: 1 })
      expect((await organiser.delete(`${url}/${id}`)).status).toBe(404)
    },
  )

  it.each(['live', 'finished'])(
    'is rejected while a match is %s, and lists it, before and during the deletion',
    async (status) => {
      const { organiser, id } = await twoPromotions(status)
      const before = await api.snapshot()
      const uses = [
        {
          collection: 'matches',
          id: 'm1',
          title: `Fútbol 99 – Fútbol 98 (${formatDay('2025-10-09', new Date().getFullYear())})`,
        },
      ]
      expect((await organiser.get(`${url}/${id}/dependents`)).body).toMatchObject({ matches: 1, uses })
      const answer = await organiser.delete(`${url}/${id}`)
      expect(answer.body).toEqual({
        code: 409,
        type: 'in_use',
        message: 'Esta promoción tiene partidos en vivo o finalizados',
        uses,
      })
      expect((await organiser.delete(`${url}/${id}`, undefined, { 'if-match': '9' })).body.type).toBe('stale')
      expect(await api.snapshot()).toBe(before)
    },
  )

  it('stores or rejects each of twenty teams made for it concurrently, and stored ones show the promotion', async () => {
    const organiser = await api.as('admin_tournament')
    await tournamentScene(api).sport('s1')
    const { id } = (await organiser.post(url, draft)).body
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, i) =>
        i === 10
          ? organiser.delete(`${url}/${id}`)
          : organiser.post('/api/teams', { name: `Equipo ${i}`, sportId: 's1', promotionId: id }),
      ),
    )
    expect(answers[10]?.status).toBe(204)
    for (const { status, body } of answers.toSpliced(10, 1)) {
      expect(status === 201 || body.details[0].message === 'Esa promoción ya no existe').toBe(true)
    }
    const [left] = await tournamentScene(api).visibleIds('teams')
    const { items } = (await organiser.get('/api/teams')).body
    expect(items.map((team: Team) => team.id).toSorted()).toEqual(left)
    for (const team of items) expect(team).toMatchObject({ promotionId: id, promotionYear: draft.year })
  })
})
