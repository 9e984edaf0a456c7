import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { fingerprint } from '../platform/crypto/secret-token'
import { competitionScene, cupPhases } from './competition-scene'
import { storedPass } from './pass-scene'
import type { TestApi } from './test-api'
import { tournamentScene } from './tournament-scene'

interface Sample {
  params?: Record<string, string>
  body?: unknown
  /** Changes the scene so that the call succeeds. */
  prepare?: (api: TestApi) => Promise<unknown>
}

/** Token of the link of 'arbitra'. */
const officialToken = 'a'.repeat(43)

const cup = { name: 'Copa General', visible: true, sports: [], contests: [] }
const adjustment = { id: 'ajuste', promotionId: 'promopropio', points: 5, reason: 'x', by: 'x', at: '2026-11-30' }
const storeCup = ({ raw }: TestApi) =>
  raw
    .collection<{ _id: string }>('general_cup')
    .replaceOne(
      { _id: '1' },
      {
        ...cup,
        adjustments: [adjustment],
        rev: 1,
        ...{ createdAt: new Date(), updatedAt: new Date(), updatedBy: { id: 'x', name: 'X' } },
      },
      { upsert: true },
    )

const rosterRow = { name: 'Ana', number: 7, position: 'Arquera' }

/**
 * Creates a tournament for the permission matrix: the captain's promotion with a team and a player, another promotion
 * likewise, a match between the two, and matches of other teams in every state that accepts a command.
 */
export async function matrixTournament(api: TestApi) {
  const at = tournamentScene(api)
  await at.tournament()
  await at.sport('deporte', { rules: { ...defaultSportRules, lineUps: true } })
  for (const side of ['propio', 'ajeno']) {
    await at.promotion(`promo${side}`)
    await at.team(`equipo${side}`, { sportId: 'deporte', promotionId: `promo${side}` })
    await at.player(`jugador${side}`, { teamId: `equipo${side}` })
  }
  await at.match('partido', { sportId: 'deporte', homeTeamId: 'equipopropio', awayTeamId: 'equipoajeno' })
  await at.match('cargado', {
    sportId: 'deporte',
    homeTeamId: 'equipopropio',
    awayTeamId: 'equipoajeno',
    batch: 'carga',
  })
  await at.player('jugadorborrado', {
    teamId: 'equipopropio',
    deleted: { at: new Date(), by: { id: 'x', name: 'X' }, batch: 'jugadorborrado' },
  })
  // Other teams, because live and finished matches prevent the deletion of their teams and players.
  await at.promotion('promovisita')
  for (const team of ['visita', 'vecina']) await at.team(team, { sportId: 'voley', promotionId: 'promovisita' })
  for (const [id, state] of [
    ['corriendo', { status: 'live', isLive: true }],
    ['detenido', { status: 'live', mustHaveWinner: true }],
    ['terminado', { status: 'finished' }],
  ] as const) {
    await at.match(id, { sportId: 'voley', homeTeamId: 'visita', awayTeamId: 'vecina', ...state })
  }
  await at.sport('sets', {
    rules: {
      playersPerTeam: 6,
      matchDuration: 60,
      hasHalves: false,
      scoring: 'sets',
      pointsForWin: 3,
      pointsForDraw: 1,
      pointsForLoss: 0,
    },
  })
  await at.match('porsets', {
    sportId: 'sets',
    homeTeamId: 'visita',
    awayTeamId: 'vecina',
    status: 'live',
    homePoints: 25,
  })
  await at.sport('puntos', {
    rules: {
      playersPerTeam: 5,
      matchDuration: 40,
      hasHalves: false,
      scoring: 'points',
      usesBonus: true,
      pointsForWin: 2,
      pointsForDraw: 1,
      pointsForLoss: 0,
    },
  })
  await at.match('porpuntos', { sportId: 'puntos', homeTeamId: 'visita', awayTeamId: 'vecina', status: 'live' })
  await at.sport('estricto', {
    rules: {
      playersPerTeam: 6,
      matchDuration: 60,
      hasHalves: false,
      suspendAfterRed: 1,
      pointsForWin: 3,
      pointsForDraw: 1,
      pointsForLoss: 0,
    },
  })
  await at.team('conreglas', { sportId: 'estricto', promotionId: 'promovisita' })
  await at.player('expulsado', { teamId: 'conreglas' })
  await at.match('conroja', { sportId: 'estricto', homeTeamId: 'conreglas', awayTeamId: 'vecina', status: 'finished' })
  await at.event('roja', { matchId: 'conroja', type: 'red_card', playerId: 'expulsado', teamId: 'conreglas' })
  await at.event('gol', { matchId: 'corriendo', playerId: 'nadie', teamId: 'visita' })
  await at.match('manana', {
    sportId: 'voley',
    homeTeamId: 'visita',
    awayTeamId: 'vecina',
    date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  })
  for (const [rev, role] of (['super', 'admin_tournament'] as const).entries()) {
    const { user } = await api.as(role)
    await at.row('corriendo', {
      rev: rev + 1,
      by: { id: user.id, name: user.name },
      kind: 'minute',
      effect: { minute: 1 },
    })
  }
  await at.row('corriendo', {
    rev: 3,
    by: { id: 'planillero', name: 'Planillero: Ana Ríos' },
    kind: 'minute',
    effect: { minute: 1 },
  })
  await api.raw
    .collection<{ _id: string }>('match_calls')
    .insertOne({
      _id: 'aviso',
      matchId: 'partido',
      kind: 'rain',
      text: '',
      by: { id: 'x', name: 'X' },
      at: new Date(),
      read: null,
      answer: null,
      closed: false,
    } as { _id: string })
  const stamps = { createdAt: new Date(), updatedAt: new Date(), rev: 1 }
  await storeOfficial(api)
  await api.raw
    .collection<{ _id: string }>('match_reports')
    .insertOne({
      _id: 'informe',
      ...stamps,
      matchId: 'partido',
      kind: 'incident',
      text: 'Se cortó la luz',
      by: 'X',
      authorId: 'x',
    } as { _id: string })
  await api.raw
    .collection<{ _id: string }>('line_ups')
    .insertOne({
      _id: 'partido:equipoajeno',
      matchId: 'partido',
      teamId: 'equipoajeno',
      playerIds: ['jugadorajeno'],
      starters: [],
    } as { _id: string })
  await competitionScene(api, at)
  const { user } = await api.as('team_captain')
  await api.raw
    .collection<{ _id: string }>('users')
    .updateOne({ _id: user.id }, { $set: { promotionId: 'promopropio' } })
  const rival = await api.addUser({ role: 'team_captain', promotionId: 'promoajeno' })
  return {
    pass: await storedPass(api),
    captainId: user.id,
    rival,
    looseId: (await api.addUser({ role: 'team_captain' })).id,
  }
}

/** Stores an official with a link. */
async function storeOfficial({ raw }: TestApi): Promise<void> {
  const stamps = { createdAt: new Date(), updatedAt: new Date(), rev: 1 }
  const official = { _id: 'arbitra', ...stamps, name: 'Ana Ríos', key: 'ana rios', role: 'referee' }
  await raw.collection<{ _id: string }>('officials').insertOne(official)
  const link = { _id: 'arbitra', token: fingerprint(officialToken), by: { id: 'x', name: 'X' }, createdAt: new Date() }
  await raw.collection<{ _id: string }>('official_links').insertOne(link)
}

/** Ends the live matches, which prevent a new edition. */
export const endLiveMatches = ({ raw }: TestApi) =>
  raw.collection('matches').updateMany({ status: 'live' }, { $set: { status: 'finished', isLive: false } })

/** Opens edition '2', in which nothing was played. */
async function openSecondEdition(api: TestApi): Promise<void> {
  const { tournaments, archive, database } = api.app.services
  const write = { by: { id: 'x', name: 'X' } }
  await api.raw.collection('matches').deleteMany({})
  const tournament = await tournaments.update('1', { state: 'archived' }, write)
  const answer = {
    sports: [],
    promotions: [],
    teams: [],
    players: [],
    matches: [],
    standings: {},
    scorers: {},
    competitions: {},
  }
  await database.transaction((session) =>
    archive.add({ ...answer, tournament, closings: [] }, new Map(), new Date(), session),
  )
  const times = { createdAt: new Date(), updatedAt: new Date(), rev: 1 }
  await api.raw
    .collection<{ _id: string }>('tournaments')
    .insertOne({ _id: '2', name: 'Torneo', year: 2026, rostersClosed: false, state: 'open', ...times } as {
      _id: string
    })
}

type At = Awaited<ReturnType<typeof matrixTournament>>

const of = (id: string) => ({ params: { id } })

/** Requests by call, concerning the captain's promotion. */
export const tournamentSamples: Record<string, (at: At) => Sample> = {
  'POST /users/captain': () => ({
    body: { email: 'c@torneo.local', name: 'C', password: 'clave-larga', promotionId: 'promopropio' },
  }),
  'PUT /users/:id/assign-promotion': ({ looseId }) => ({ ...of(looseId), body: { promotionId: 'promopropio' } }),
  'GET /users/team/:promotionId': () => ({ params: { promotionId: 'promopropio' } }),
  'POST /users/:id/activate': ({ looseId }) => of(looseId),
  'POST /users/:id/link': ({ looseId }) => of(looseId),
  'POST /users/:id/password': ({ looseId }) => ({ ...of(looseId), body: { password: 'otra-clave-larga' } }),
  'GET /promotions/:id': () => of('promopropio'),
  'POST /promotions': () => ({ body: { year: 2001, name: 'Promo 01' } }),
  'PATCH /promotions/:id': () => ({ ...of('promopropio'), body: { name: 'Otra' } }),
  'DELETE /promotions/:id': () => of('promopropio'),
  'GET /promotions/:id/dependents': () => of('promopropio'),
  'PUT /promotions/:id/captain': ({ looseId }) => ({ ...of('promopropio'), body: { userId: looseId } }),
  'DELETE /promotions/:id/captain': () => of('promopropio'),
  'GET /teams/:id': () => of('equipopropio'),
  'POST /teams': () => ({ body: { name: 'Los 98', sportId: 'deporte', promotionId: 'promopropio' } }),
  'PATCH /teams/:id': () => ({ ...of('equipopropio'), body: { name: 'Otro' } }),
  'DELETE /teams/:id': () => of('equipopropio'),
  'GET /teams/:id/dependents': () => of('equipopropio'),
  'GET /players/:id': () => of('jugadorpropio'),
  'POST /players': () => ({ body: { ...rosterRow, teamId: 'equipopropio' } }),
  'POST /players/import': () => ({ body: { teamId: 'equipopropio', players: [rosterRow] } }),
  'PATCH /players/:id': () => ({ ...of('jugadorpropio'), body: { name: 'Otra' } }),
  'DELETE /players/:id': () => of('jugadorpropio'),
  'PUT /players/:id/eligibility': () => ({
    ...of('jugadorpropio'),
    body: { eligible: false, reason: 'Falta el apto médico' },
  }),
  'POST /players/namesakes/distinct': () => ({ body: { playerIds: ['jugadorpropio', 'jugadorajeno'] } }),
  'PUT /general-cup': () => ({ body: cup }),
  'POST /general-cup/adjustments': () => ({
    body: { promotionId: 'promopropio', points: 5, reason: 'Mejor barra' },
    prepare: storeCup,
  }),
  'DELETE /general-cup/adjustments/:id': () => ({ params: { id: 'ajuste' }, prepare: storeCup }),
  'GET /competitions/:sportId': () => ({ params: { sportId: 'copa' } }),
  'PUT /competitions/:sportId': () => ({ params: { sportId: 'copa' }, body: { phases: cupPhases } }),
  'POST /competitions/:sportId/preview': () => ({ params: { sportId: 'copa' }, body: { phases: cupPhases } }),
  'DELETE /competitions/:sportId': () => ({ params: { sportId: 'vacia' } }),
  'POST /competitions/:sportId/draw': () => ({ params: { sportId: 'copa' }, body: { phaseId: 'previa', zones: 2 } }),
  'POST /competitions/:sportId/lots': () => ({
    params: { sportId: 'copa' },
    body: { phaseId: 'zonas', zoneId: 'a', teamIds: ['copa1', 'copa2'] },
  }),
  'DELETE /competitions/:sportId/lots/:id': () => ({ params: { sportId: 'copa', id: 'lote' } }),
  'POST /competitions/:sportId/deductions': () => ({
    params: { sportId: 'copa' },
    body: { teamId: 'copa1', phaseId: 'zonas', points: 2, reason: 'Alineación indebida' },
  }),
  'DELETE /competitions/:sportId/deductions/:id': () => ({ params: { sportId: 'copa', id: 'descuento' } }),
  'POST /competitions/:sportId/withdrawals': () => ({
    params: { sportId: 'copa' },
    body: { teamId: 'copa1', results: 'keep', reason: 'Lesiones' },
  }),
  'DELETE /competitions/:sportId/withdrawals/:teamId': () => ({ params: { sportId: 'copa', teamId: 'copa4' } }),
  'POST /competitions/:sportId/ties/:tieId/keep': () => ({ params: { sportId: 'copa', tieId: 'cruce' } }),
  'POST /competitions/:sportId/ties/:tieId/replay': () => ({
    params: { sportId: 'copa', tieId: 'cruce' },
    body: { date: `${new Date().getFullYear()}-11-16`, time: '10:00' },
  }),
  'GET /matches/:id': () => of('partido'),
  'GET /history/:id': () => of('partido'),
  'GET /matches/:id/rosters': () => of('partido'),
  'POST /officials/:id/link': () => of('arbitra'),
  'DELETE /officials/:id/link': () => of('arbitra'),
  'POST /officials/page': () => ({ body: { token: officialToken } }),
  'PUT /officials/page': () => ({ body: { token: officialToken, version: officialToken } }),
  'GET /matches/plan/:batch': () => ({ params: { batch: 'plan' } }),
  'POST /passes': () => ({ body: { matchId: 'manana', kind: 'match' } }),
  'DELETE /passes/:id': ({ pass }) => of(pass.pass.id),
  'POST /passes/sessions': ({ pass: { token, pin } }) => ({ body: { token, pin, name: 'Beto' } }),
  'POST /matches': () => ({
    body: {
      sportId: 'deporte',
      homeTeamId: 'equipopropio',
      awayTeamId: 'equipoajeno',
      date: '2025-11-15',
      time: '10:00',
      location: 'Campo',
    },
  }),
  'POST /teams/batch': () => ({
    body: { items: [{ name: 'Promo B', sportId: 'deporte', promotionId: 'promopropio' }] },
  }),
  'POST /players/batch': () => ({ body: { items: [{ ...rosterRow, name: 'Beto', teamId: 'equipopropio' }] } }),
  'POST /matches/batch': () => ({
    body: {
      items: [
        {
          sportId: 'deporte',
          homeTeamId: 'equipopropio',
          awayTeamId: 'equipoajeno',
          date: '2025-11-16',
          time: '10:00',
          location: 'Campo',
        },
      ],
    },
  }),
  'PATCH /matches/batch': () => ({ body: { items: [{ id: 'partido', time: '11:00' }] } }),
  'DELETE /matches/batch/:batch': () => ({ params: { batch: 'carga' } }),
  'PUT /matches/plan': () => ({
    body: { keep: ['manana'], change: [{ id: 'partido', rev: 1, time: '11:00' }], remove: [{ id: 'cargado', rev: 1 }] },
  }),
  'DELETE /matches/plan/:batch': () => ({ params: { batch: 'plan' } }),
  'POST /matches/rain': () => ({ body: { date: '2025-11-08', from: '00:00' } }),
  'POST /matches/batch/audience': () => ({ body: { ids: ['partido'] } }),
  'PATCH /matches/:id': () => ({ ...of('partido'), body: { location: 'Otro' } }),
  'DELETE /matches/:id': () => of('partido'),
  'POST /matches/:id/cancel': () => of('partido'),
  'POST /matches/:id/calls': () => ({ ...of('partido'), body: { kind: 'rain' } }),
  'GET /matches/:id/line-ups': () => of('partido'),
  'PUT /matches/:id/line-ups/:teamId': () => ({
    params: { id: 'partido', teamId: 'equipopropio' },
    body: { playerIds: ['jugadorpropio'] },
  }),
  'POST /matches/:id/late-players': () => ({
    ...of('partido'),
    body: { teamId: 'equipopropio', name: 'Beto', number: 15 },
  }),
  'PUT /calls/alerts': () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/prueba',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
  }),
  'PATCH /calls/:id': () => ({ ...of('aviso'), body: { read: true } }),
  'POST /matches/:id/reports': () => ({ ...of('partido'), body: { kind: 'injury', text: 'Se lesionó el arquero' } }),
  'DELETE /match-reports/:id': () => of('informe'),
  'POST /officials': () => ({ body: { name: 'Juan Paz', role: 'table' } }),
  'POST /officials/import': () => ({ body: { role: 'referee', names: ['Juan Paz', 'Luz Vega'] } }),
  'PATCH /officials/:id': () => ({ ...of('arbitra'), body: { name: 'Ana Vega' } }),
  'DELETE /officials/:id': () => of('arbitra'),
  'POST /matches/:id/lead': () => of('partido'),
  'POST /matches/:id/start': () => of('partido'),
  'POST /matches/:id/pause': () => of('corriendo'),
  'POST /matches/:id/resume': () => of('detenido'),
  'POST /matches/:id/score': () => ({ ...of('partido'), body: { side: 'home', step: 1 } }),
  'POST /matches/:id/set-end': () => ({ ...of('porsets'), body: { set: 1 } }),
  'PUT /matches/:id/sets': () => ({ ...of('porsets'), body: { sets: [{ home: 25, away: 23 }] } }),
  'POST /matches/:id/minute': () => ({ ...of('partido'), body: { step: 1 } }),
  'PUT /matches/:id/minute': () => ({ ...of('partido'), body: { minute: 12 } }),
  'POST /matches/:id/timeouts': () => ({ ...of('porpuntos'), body: { side: 'home' } }),
  'POST /matches/:id/period-end': () => of('corriendo'),
  'POST /matches/:id/period-start': () => ({ ...of('detenido'), body: { period: 2 } }),
  'PUT /matches/:id/half': () => ({ ...of('partido'), body: { half: 2 } }),
  'POST /matches/:id/undo': () => of('corriendo'),
  'POST /matches/:id/finish': () => of('corriendo'),
  'POST /matches/:id/result': () => ({ ...of('partido'), body: { homeScore: 2, awayScore: 0 } }),
  'PUT /matches/:id/bonus': () => ({ ...of('porpuntos'), body: { home: 1, away: 0 } }),
  'POST /matches/:id/retire': () => ({ ...of('corriendo'), body: { side: 'away' } }),
  'POST /matches/:id/award': () => ({
    ...of('terminado'),
    body: { to: 'home', reason: 'Jugador sin ficha', keepEvents: true },
  }),
  'POST /matches/:id/reopen': () => of('terminado'),
  'POST /matches/:id/walkover': () => ({ ...of('partido'), body: { absent: 'away' } }),
  'POST /matches/:id/abandon': () => ({ ...of('corriendo'), body: {} }),
  'POST /matches/:id/postpone': () => ({ ...of('partido'), body: { date: '2025-11-29', time: '10:30' } }),
  'POST /matches/:id/shootout/kicks': () => ({ ...of('detenido'), body: { side: 'home', scored: true } }),
  'GET /matches/:id/events': () => of('corriendo'),
  'POST /matches/:id/events': () => ({
    ...of('partido'),
    body: { type: 'goal', teamId: 'equipopropio', playerId: 'jugadorpropio' },
  }),
  'DELETE /matches/:id/events/:eventId': () => ({ params: { id: 'corriendo', eventId: 'gol' } }),
  'PATCH /matches/:id/events/:eventId': () => ({ params: { id: 'corriendo', eventId: 'gol' }, body: { minute: 3 } }),
  'GET /matches/:id/log': () => of('corriendo'),
  'POST /matches/:id/log/:key/undo': () => ({ params: { id: 'corriendo', key: '1' } }),
  'POST /matches/:id/restore': () => ({ ...of('corriendo'), body: { rev: 1 } }),
  'PUT /matches/:id/lifts/:playerId': () => ({
    params: { id: 'conroja', playerId: 'expulsado' },
    body: { reason: 'Descargo' },
  }),
  'DELETE /matches/:id/lifts/:playerId': () => ({ params: { id: 'conroja', playerId: 'expulsado' } }),
  'PUT /matches/:id/sanctions/:playerId': () => ({
    params: { id: 'conroja', playerId: 'expulsado' },
    body: { matches: 3, reason: 'Agresión' },
  }),
  'DELETE /matches/:id/sanctions/:playerId': () => ({ params: { id: 'conroja', playerId: 'expulsado' } }),
  'GET /tournaments/:id': () => of('1'),
  'GET /tournaments/:id/unfinished': () => of('1'),
  'GET /tournaments/:id/place': () => of('1'),
  'GET /tournaments/:id/export': () => of('1'),
  'POST /tournaments': () => ({
    body: { name: 'Torneo', year: 2026, copy: { teams: true, players: true } },
    prepare: endLiveMatches,
  }),
  'DELETE /tournaments/:id': () => ({ ...of('2'), prepare: openSecondEdition }),
  'PATCH /tournaments/:id': () => ({ ...of('1'), body: { rostersClosed: true } }),
  'PUT /tournaments/:id/place': () => ({ ...of('1'), body: { timeZone: 'America/Lima', place: 'Lima' } }),
}

/** Calls that a captain may make only for their promotion. */
export const captainOwned = [
  'GET /users/team/:promotionId',
  'GET /teams/:id',
  'GET /players/:id',
  'POST /players',
  'POST /players/import',
  'POST /players/batch',
  'PATCH /players/:id',
  'DELETE /players/:id',
  'PUT /matches/:id/line-ups/:teamId',
]
