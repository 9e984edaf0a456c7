import { formatDay } from '@torneo/domain/format/format-day'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const url = '/api/teams'
const noStats = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 }
const unknown = 'Este campo no se puede enviar'
const names = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name)

/** Two sports, one of them inactive, and two promotions. */
async function scene() {
  const organiser = await api.as('admin_tournament')
  const add = async (path: string, body: object): Promise<string> =>
    (await organiser.post(`/api/${path}`, body)).body.id as string
  return {
    organiser,
    sportId: await add('tournament-sports', { name: 'Fútbol', icon: '⚽' }),
    inactiveId: await add('tournament-sports', { name: 'Tenis', icon: '🎾', active: false }),
    otherSportId: await add('tournament-sports', { name: 'Vóley', icon: '🏐' }),
    promotionId: await add('promotions', { year: 1998, name: 'Promo 98', color: '#112233', category: 'Junior' }),
    otherId: await add('promotions', { year: 2005, name: 'Promo 05' }),
  }
}

describe('POST /api/teams', () => {
  it("takes the promotion's colour unless one is chosen, starts with empty stats, and shows the promotion's fields", async () => {
    const { organiser, sportId, promotionId } = await scene()
    const answer = await organiser.post(url, { name: 'Los 98', sportId, promotionId })
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{20}$/),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        rev: 1,
        name: 'Los 98',
        sportId,
        promotionId,
        logo: '',
        color: '#112233',
        stats: noStats,
        promotionYear: 1998,
        promotionColor: '#112233',
        category: 'Junior',
      },
    ])
    expect((await organiser.get(`${url}/${answer.body.id}`)).body).toEqual(answer.body)
    expect((await organiser.post(url, { name: 'Rojos', sportId, promotionId, color: '#FF0000' })).body).toMatchObject({
      color: '#FF0000',
      promotionColor: '#112233',
    })
  })

  it('is rejected for an inactive sport and for unknown references, all reported together', async () => {
    const { organiser, sportId, inactiveId, promotionId } = await scene()
    const before = await api.snapshot()
    const refuse = async (fields: object) => {
      const { status, body } = await organiser.post(url, { name: 'X', sportId, promotionId, ...fields })
      return [status, body.details]
    }
    expect(await refuse({ sportId: inactiveId })).toEqual([
      400,
      [{ path: 'sportId', message: 'Ese deporte está inactivo' }],
    ])
    expect(await refuse({ sportId: 'nadie', promotionId: 'nadie' })).toEqual([
      400,
      [
        { path: 'sportId', message: 'Ese deporte ya no existe' },
        { path: 'promotionId', message: 'Esa promoción ya no existe' },
      ],
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['no name', { name: '' }, 'name', 'El nombre es requerido'],
    ['no sport', { sportId: undefined }, 'sportId', 'El deporte es requerido'],
    ['no promotion', { promotionId: '' }, 'promotionId', 'La promoción es requerida'],
    ['an operator', { promotionId: { $ne: '' } }, 'promotionId', 'La promoción es requerida'],
    ['stats', { stats: { points: 99 } }, 'stats', unknown],
    ['a category', { category: 'Master' }, 'category', unknown],
    ['a bad colour', { color: '#12345' }, 'color', 'Usa un color como #E50914'],
    [
      'a logo that is not stored',
      { logo: '/api/storage/buckets/tournament/files/nadie/view' },
      'logo',
      'Esa imagen ya no está en la biblioteca. Elige otra.',
    ],
  ])('rejects %s and writes nothing', async (_case, fields, path, message) => {
    const { organiser, sportId, promotionId } = await scene()
    const before = await api.snapshot()
    const answer = await organiser.post(url, { name: 'X', sportId, promotionId, ...fields })
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('twenty concurrent ones, and the sport deleted meanwhile: each is stored or rejected, all can be read, and none has a missing reference', async () => {
    const { organiser, sportId, promotionId } = await scene()
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, i) =>
        i === 10
          ? organiser.delete(`/api/tournament-sports/${sportId}`)
          : organiser.post(url, { name: `Equipo ${i}`, sportId, promotionId }),
      ),
    )
    expect(answers[10]?.status).toBe(204)
    expect(answers.every(({ status }) => [201, 204, 400].includes(status))).toBe(true)
    const left = await tournamentScene(api).visibleIds('teams')
    expect((await organiser.get(url)).body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(left[0])
    expect((await organiser.get('/api/teams/rosters')).body.total).toBe(left[0]?.length)
    expect(await api.raw.collection<{ _id: string }>('tournament_sports').countDocuments({ _id: sportId })).toBe(1)
  })
})

describe('GET /api/teams', () => {
  async function fourTeams() {
    const at = await scene()
    const { organiser, sportId, otherSportId, promotionId, otherId } = at
    for (const [name, sport, promotion] of [
      ['Ñandúes', sportId, promotionId],
      ['Nutrias', sportId, otherId],
      ['Óptica', otherSportId, promotionId],
      ['Zorros', otherSportId, otherId],
    ])
      await organiser.post(url, { name, sportId: sport, promotionId: promotion })
    return at
  }

  it('lists by Spanish name, filtered by sport and promotion, in pages', async () => {
    const { organiser, sportId, promotionId } = await fourTeams()
    expect(names((await organiser.get(url)) as never)).toEqual(['Nutrias', 'Ñandúes', 'Óptica', 'Zorros'])
    expect(names((await organiser.get(`${url}?sportId=${sportId}`)) as never)).toEqual(['Nutrias', 'Ñandúes'])
    expect(names((await organiser.get(`${url}?promotionId=${promotionId}`)) as never)).toEqual(['Ñandúes', 'Óptica'])
    expect(names((await organiser.get(`${url}?sportId=${sportId}&promotionId=${promotionId}`)) as never)).toEqual([
      'Ñandúes',
    ])
    expect((await organiser.get(`${url}?sportId=nadie`)).body).toEqual({ total: 0, items: [] })
    const page = await organiser.get(`${url}?limit=1&offset=1`)
    expect([page.body.total, names(page as never)]).toEqual([4, ['Ñandúes']])
    for (const query of ['sportId[$ne]=x', 'category=Senior', 'sportId=', 'promotionId=a-b', 'limit=201']) {
      expect((await organiser.get(`${url}?${query}`)).status).toBe(400)
    }
  })

  it("shows a captain the own promotion's only, whatever is asked for", async () => {
    const { promotionId, otherId, sportId, organiser } = await fourTeams()
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId }))
    expect(names((await captain.get(url)) as never)).toEqual(['Ñandúes', 'Óptica'])
    expect(names((await captain.get(`${url}?sportId=${sportId}&promotionId=${promotionId}`)) as never)).toEqual([
      'Ñandúes',
    ])
    for (const id of [otherId, 'nadie'])
      expect((await captain.get(`${url}?promotionId=${id}`)).body).toEqual({ total: 0, items: [] })

    const { items } = (await organiser.get(url)).body
    const [foreign, own] = [items[0], items[1]]
    expect((await captain.get(`${url}/${own.id}`)).body.name).toBe('Ñandúes')
    // The same response, whether the team exists or not (R31).
    const hidden = await captain.get(`${url}/${foreign.id}`)
    expect([hidden.status, hidden.body]).toEqual([403, (await captain.get(`${url}/nadie`)).body])

    const loose = await api.signedIn(await api.addUser({ role: 'team_captain' }))
    for (const query of ['', `?promotionId=${promotionId}`])
      expect((await loose.get(`${url}${query}`)).body).toEqual({ total: 0, items: [] })
  })

  it('has null for a missing promotion, and zeros without stats', async () => {
    const organiser = await api.as('admin_tournament')
    await tournamentScene(api).team('t1', { sportId: 's1', promotionId: 'nadie', stats: { played: 2 } })
    await api.raw.collection('teams').updateMany({}, { $unset: { color: '', logo: '' } })
    expect((await organiser.get(`${url}/t1`)).body).toMatchObject({
      promotionYear: null,
      promotionColor: null,
      category: null,
      color: '#E50914',
      logo: '',
      stats: { ...noStats, played: 2 },
    })
  })
})

describe('PATCH /api/teams/:id', () => {
  async function aTeam() {
    const at = await scene()
    const { organiser, sportId, promotionId } = at
    const { id } = (await organiser.post(url, { name: 'Los 98', sportId, promotionId })).body
    return { ...at, id: id as string, team: `${url}/${id}` }
  }

  it('changes the given fields; a moved team keeps its colour', async () => {
    const { organiser, team, otherId, otherSportId } = await aTeam()
    const { status, body } = await organiser.patch(team, {
      name: 'Los 05',
      promotionId: otherId,
      sportId: otherSportId,
    })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        name: 'Los 05',
        promotionId: otherId,
        sportId: otherSportId,
        rev: 2,
        color: '#112233',
        promotionYear: 2005,
        category: 'Senior',
        stats: noStats,
      }),
    ])
  })

  it.each(['scheduled', 'cancelled', 'live', 'finished'])(
    'keeps sport and promotion while it has a %s match; equal ones are no change',
    async (status) => {
      const { organiser, id, team, sportId, otherSportId, promotionId, otherId } = await aTeam()
      await tournamentScene(api).match('m1', { sportId, status, homeTeamId: 'x', awayTeamId: id, date: '2025-10-09' })
      const before = await api.snapshot()
      for (const fields of [{ sportId: otherSportId }, { promotionId: otherId, name: 'Otro' }]) {
        const answer = await organiser.patch(team, fields)
        expect(answer.body).toEqual({
          code: 409,
          type: 'in_use',
          message: 'El equipo tiene partidos: su deporte y su promoción no se pueden cambiar',
          uses: [
            {
              collection: 'matches',
              id: 'm1',
              title: `Equipo no encontrado – Los 98 (${formatDay('2025-10-09', new Date().getFullYear())})`,
            },
          ],
        })
      }
      expect((await organiser.patch(team, { sportId, promotionId, name: 'Los 98' })).body.rev).toBe(1)
      expect(await api.snapshot()).toBe(before)
      expect((await organiser.patch(team, { sportId, promotionId, name: 'Otro' })).body).toMatchObject({
        name: 'Otro',
        rev: 2,
      })
    },
  )

  it('may keep a sport that has become inactive, but not go to one', async () => {
    const { organiser, team, sportId, inactiveId } = await aTeam()
    await organiser.patch(`/api/tournament-sports/${sportId}`, { active: false })
    expect((await organiser.patch(team, { sportId, name: 'Otro' })).status).toBe(200)
    for (const [fields, path, message] of [
      [{ sportId: inactiveId }, 'sportId', 'Ese deporte está inactivo'],
      [{ promotionId: 'nadie' }, 'promotionId', 'Esa promoción ya no existe'],
      [{ promotionYear: 1 }, 'promotionYear', unknown],
    ] as const)
      expect((await organiser.patch(team, fields)).body.details).toEqual([{ path, message }])
  })
})

describe('DELETE /api/teams/:id', () => {
  /** A team with two players and a match against another team, whose players and other match must stay. */
  async function aTeamWithEverything(status: string) {
    const organiser = await api.as('admin_tournament')
    const at = tournamentScene(api)
    await at.team('t1', { name: 'Los 98', sportId: 's1', promotionId: 'p' })
    await at.team('t2', { name: 'Los 05', sportId: 's1', promotionId: 'q' })
    for (const [id, teamId] of [
      ['p1', 't1'],
      ['p2', 't1'],
      ['p3', 't2'],
    ] as const)
      await at.player(id, { teamId })
    await at.match('m1', { sportId: 's1', status, homeTeamId: 't1', awayTeamId: 't2', date: '2025-10-09' })
    await at.match('m2', { sportId: 's1', status: 'cancelled', homeTeamId: 't2', awayTeamId: 't1' })
    await at.match('m3', { sportId: 's1', status: 'finished', homeTeamId: 't2', awayTeamId: 'x' })
    for (const matchId of ['m1', 'm2', 'm3']) await at.event(`e-${matchId}`, { matchId })
    return organiser
  }

  it('counts the dependents, not the team itself', async () => {
    const organiser = await aTeamWithEverything('scheduled')
    expect((await organiser.get(`${url}/t1/dependents`)).body).toEqual({
      teams: 0,
      players: 2,
      matches: 2,
      events: 2,
      files: 0,
      uses: [],
    })
    expect((await organiser.get(`${url}/nadie/dependents`)).status).toBe(404)
  })

  it('takes players, scheduled and cancelled matches and their events along', async () => {
    const organiser = await aTeamWithEverything('scheduled')
    expect((await organiser.delete(`${url}/t1`, undefined, { 'if-match': '1' })).status).toBe(204)
    const left = await tournamentScene(api).visibleIds('teams', 'players', 'matches')
    expect(left).toEqual([['t2'], ['p3'], ['m3']])
    expect((await organiser.delete(`${url}/t1`)).status).toBe(404)
  })

  it.each(['live', 'finished'])(
    'is rejected while a match is %s, and lists it, before and during the deletion',
    async (status) => {
      const organiser = await aTeamWithEverything(status)
      const before = await api.snapshot()
      const uses = [
        {
          collection: 'matches',
          id: 'm1',
          title: `Los 98 – Los 05 (${formatDay('2025-10-09', new Date().getFullYear())})`,
        },
      ]
      expect((await organiser.get(`${url}/t1/dependents`)).body).toMatchObject({ matches: 2, uses })
      expect((await organiser.delete(`${url}/t1`)).body).toEqual({
        code: 409,
        type: 'in_use',
        message: 'Este equipo tiene partidos en vivo o finalizados',
        uses,
      })
      expect((await organiser.delete(`${url}/t1`, undefined, { 'if-match': '2' })).body).toMatchObject({
        type: 'stale',
        current: { id: 't1' },
      })
      expect(await api.snapshot()).toBe(before)
    },
  )
})

describe('GET /api/teams/rosters', () => {
  it("counts each team's players and names its promotion's captain, for the tournament team only", async () => {
    const rows = tournamentScene(api)
    await rows.promotion('p98')
    await rows.team('futbol98', { sportId: 'futbol', promotionId: 'p98' })
    await rows.team('voley98', { sportId: 'voley', promotionId: 'p98' })
    await rows.team('sin', { sportId: 'futbol', promotionId: 'p05' })
    for (const id of ['uno', 'dos']) await rows.player(id, { teamId: 'futbol98' })
    await rows.player('tres', { teamId: 'voley98' })
    const captain = await api.addUser({ role: 'team_captain', promotionId: 'p98', name: 'Ana Ríos' })
    await api.addUser({ role: 'team_captain', promotionId: 'p05', name: 'Quien se fue', active: false })
    for (const role of ['super', 'admin_tournament'] as const) {
      const { status, body } = await (await api.as(role)).get(`${url}/rosters`)
      expect([status, body.total]).toEqual([200, 3])
      expect(body.items).toEqual(
        expect.arrayContaining([
          { teamId: 'futbol98', players: 2, captain: 'Ana Ríos' },
          { teamId: 'voley98', players: 1, captain: 'Ana Ríos' },
          { teamId: 'sin', players: 0, captain: null },
        ]),
      )
    }
    expect((await (await api.signedIn(captain)).get(`${url}/rosters`)).status).toBe(403)
    expect((await (await api.as('admin_landing')).get(`${url}/rosters`)).status).toBe(403)
  })
})
