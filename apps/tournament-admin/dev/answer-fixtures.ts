import { matchBatchEndpoints } from '@torneo/contracts/match/match-batches'
import { matchCommandEndpoints, matchCommandMessages } from '@torneo/contracts/match/match-commands'
import { matchEndingEndpoints } from '@torneo/contracts/match/match-endings'
import { matchPlanEndpoints } from '@torneo/contracts/match/match-plans'
import { matchEndpoints, matchMessages, type Match, type MatchTeam } from '@torneo/contracts/match/matches'
import { teamEndpoints, type Team } from '@torneo/contracts/tournament/teams'
import { tournamentSportEndpoints, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { placeKey } from '@torneo/domain/people/passes'
import { aMatch, aTeam } from '@torneo/testing/builders'
import { aCollection, type Sent } from '@torneo/testing/collection'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { serveTournament } from './answer-tournament'
import { someSports } from './sports-fake'

const [football, volley] = ['Fútbol', 'Vóley'].map((sport) => someSports.find(({ name }) => name === sport)) as [
  TournamentSport,
  TournamentSport,
]

const teamOf = (sport: TournamentSport, year: number, color: string) =>
  aTeam({
    name: `Promo ${String(year % 100).padStart(2, '0')}`,
    sportId: sport.id,
    promotionId: `p${year}`,
    color,
    promotionYear: year,
    promotionColor: color,
  })
const [f98, f05, f12, f87] = [
  teamOf(football, 1998, '#1D4ED8'),
  teamOf(football, 2005, '#F5C400'),
  teamOf(football, 2012, '#9D174D'),
  teamOf(football, 1987, '#334155'),
] as const
const [v98, v03] = [teamOf(volley, 1998, '#1D4ED8'), teamOf(volley, 2003, '#F97316')] as const
export const fixtureTeams: readonly Team[] = [f98, f05, f12, f87, v98, v03]

const shownTeam = ({ id, name, color, logo, promotionId, promotionYear, promotionColor }: Team): MatchTeam => ({
  id,
  name,
  color,
  logo,
  promotionId,
  promotionYear,
  promotionColor,
})

/** Adds sport and teams to a match, as the API shows them. */
function withPeople<M extends Match>(match: M): M {
  const sport = someSports.find(({ id }) => id === match.sportId)
  const team = (wanted: string | null) => fixtureTeams.find(({ id }) => id === wanted)
  const [home, away] = [team(match.homeTeamId), team(match.awayTeamId)]
  return {
    ...match,
    sport: sport ? { id: sport.id, name: sport.name, icon: sport.icon } : null,
    homeTeam: home ? shownTeam(home) : null,
    awayTeam: away ? shownTeam(away) : null,
  }
}

const between = (home: Team, away: Team, fields: Partial<Match>) =>
  withPeople(aMatch({ sportId: home.sportId, homeTeamId: home.id, awayTeamId: away.id, ...fields }))

/** Two days: one finished, one live, one cancelled, the others scheduled. The first day's third team has a clash. */
export const someFixtures = {
  finished: between(f12, f87, {
    time: '10:00',
    field: 'Cancha 2',
    status: 'finished',
    homeScore: 3,
    round: 2,
    referee: 'Marta Ríos',
  }),
  live: between(f98, f05, {
    time: '16:00',
    field: 'Cancha 1',
    status: 'live',
    isLive: true,
    homeScore: 2,
    awayScore: 1,
    currentMinute: 31,
  }),
  clashing: between(f05, f12, { time: '16:30', location: 'Gimnasio' }),
  cancelled: between(v98, v03, { time: '21:00', location: 'Gimnasio', status: 'cancelled' }),
  sunday: between(v98, v03, { date: '2025-11-16', location: 'Gimnasio', time: '10:00' }),
} as const

/** Generates four matches a day, from the first of August on. */
const oneOfMany = (index: number) =>
  between([f98, f12][index % 2] ?? f98, [f05, f87][index % 2] ?? f05, {
    date: new Date(Date.UTC(2025, 7, 1 + Math.floor(index / 4))).toISOString().slice(0, 10),
    time: index % 4 < 2 ? '09:15' : '14:15',
    field: `Cancha ${1 + (index % 2)}`,
  })

const order = (a: Match, b: Match) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time)

/** Counts of people who are told of a change of some matches. */
const audienceOf = (ids: readonly string[]) => ({
  promotions: ids.length + 1,
  devices: ids.length * 20,
  captains: ids.length + 1,
  passes: 1,
})

/** Makes a fake API move, add, remove and stop matches at once, and take that back. */
function servePlans(api: FakeApi, server: { items: readonly Match[] }) {
  const before = new Map<string, readonly Match[]>()
  const stored = (id: string) => server.items.find((match) => match.id === id)
  const change = (id: string, fields: Partial<Match>): Match[] => {
    server.items = server.items.map((match) => (match.id === id ? { ...match, ...fields, rev: match.rev + 1 } : match))
    return stored(id) ? [stored(id) as Match] : []
  }
  const remember = (): string => {
    const batch = `plan${before.size}`
    before.set(batch, server.items)
    return batch
  }
  const stopped = (kind: string, { date, time }: Match): Partial<Match> => ({
    status: 'cancelled',
    isLive: false,
    interruption: { kind, reason: 'Lluvia', date, time },
  })
  api.respond(matchEndingEndpoints.abandon, ({ params: { id } }) => {
    const match = stored(id)
    return (match && change(id, stopped('abandoned', match))[0]) as Match
  })
  api.respond(matchEndingEndpoints.postpone, ({ params: { id } }) => {
    const match = stored(id)
    return (match && change(id, stopped('postponed', match))[0]) as Match
  })
  api.respond(matchPlanEndpoints.rain, ({ body: { date, from, fields } }) => {
    const batch = remember()
    const isOn = (match: Match) =>
      !fields || fields.some((one) => typeof one !== 'string' && placeKey(one) === placeKey(match))
    const wet = server.items.filter((match) => match.date === date && isOn(match))
    const live = wet.filter(({ status }) => status === 'live')
    const next = wet.filter(({ status, time }) => status === 'scheduled' && time >= from)
    for (const match of live) change(match.id, stopped('abandoned', match))
    for (const match of next) change(match.id, stopped('postponed', match))
    const [abandoned, postponed] = [live, next].map((all) => all.map(({ id }) => id)) as [string[], string[]]
    return { batch, postponed, abandoned, told: audienceOf([...abandoned, ...postponed]) }
  })
  api.respond(matchPlanEndpoints.save, ({ body: { change: moves, make, remove } }) => {
    const stale = [...moves, ...remove].find(({ id, rev }) => rev !== stored(id)?.rev)
    if (stale)
      return errorReply({
        code: 409,
        type: 'stale',
        message: 'Otra persona guardó cambios antes que tú',
        current: stored(stale.id),
        changedBy: { name: 'Diego Paz', at: '2025-11-15T12:00:00.000Z' },
      })
    const batch = remember()
    const changed = moves.flatMap(({ id, rev: _, ...spot }) => {
      const given = Object.fromEntries(Object.entries(spot).filter(([, value]) => value !== undefined))
      return change(id, stored(id)?.status === 'cancelled' ? { ...given, status: 'scheduled' } : given)
    })
    const made = make.map((draft) => withPeople(aMatch(draft as Partial<Match>)))
    const gone = new Set(remove.map(({ id }) => id))
    server.items = [...server.items.filter(({ id }) => !gone.has(id)), ...made].toSorted(order)
    return { batch, made, changed, removed: [...gone] }
  })
  api.respond(matchPlanEndpoints.undo, ({ params }) => {
    server.items = before.get(params.batch) ?? server.items
    return undefined
  })
  api.respond(matchBatchEndpoints.audience, ({ body }) => audienceOf(body.ids))
}

/** Makes a fake API store fixtures, with the real one's rejections. */
export function serveFixtures(api: FakeApi, first: readonly Match[] = Object.values(someFixtures)) {
  const server = aCollection(first, aMatch, order)
  const keepPeople = () => {
    server.items = server.items.map(withPeople)
  }
  const stored = (id: string) => server.items.find((match) => match.id === id)
  api.respond(tournamentSportEndpoints.list, { total: someSports.length, items: [...someSports] })
  api.respond(teamEndpoints.list, { total: fixtureTeams.length, items: [...fixtureTeams] })
  api.respond(matchEndpoints.list, server.list)
  api.respond(matchEndpoints.create, ({ body }) => {
    const { id } = server.create({ body })
    keepPeople()
    return stored(id) as Match
  })
  api.respond(matchEndpoints.update, (sent) => {
    const answer = server.update(sent)
    keepPeople()
    return 'rev' in answer ? (stored(answer.id) as Match) : answer
  })
  api.respond(matchEndpoints.remove, (sent: Sent) =>
    stored(sent.params.id)?.status === 'live'
      ? errorReply({ code: 409, type: 'in_use', message: matchMessages.isLive, uses: [] })
      : server.remove(sent),
  )
  const changed = (id: string, fields: Partial<Match>) => {
    server.items = server.items.map((match) => (match.id === id ? { ...match, ...fields, rev: match.rev + 1 } : match))
    return stored(id) as Match
  }
  const isOpen = (id: string) => ['scheduled', 'live'].includes(stored(id)?.status ?? '')
  api.respond(matchEndpoints.cancel, ({ params }) =>
    isOpen(params.id)
      ? changed(params.id, { status: 'cancelled', isLive: false })
      : errorReply({ code: 409, type: 'conflict', message: matchMessages.notRunning }),
  )
  api.respond(matchCommandEndpoints.result, ({ params, body }) =>
    isOpen(params.id)
      ? changed(params.id, { ...body, status: 'finished', isLive: false })
      : errorReply({ code: 409, type: 'conflict', message: matchCommandMessages.notOpen }),
  )
  api.respond(matchCommandEndpoints.reopen, ({ params }) =>
    isOpen(params.id)
      ? errorReply({ code: 409, type: 'conflict', message: matchCommandMessages.notClosed })
      : changed(params.id, {
          status:
            stored(params.id)?.status === 'finished' || stored(params.id)?.interruption?.kind === 'abandoned'
              ? 'live'
              : 'scheduled',
          interruption: null,
        }),
  )
  servePlans(api, server)
  return server
}

/** Generates a day of eight fields. */
const oneOfDay = (index: number) =>
  between([f98, f12][index % 2] ?? f98, [f05, f87][index % 2] ?? f05, {
    time: `${String(9 + Math.floor(index / 8)).padStart(2, '0')}:00`,
    field: `Cancha ${1 + (index % 8)}`,
  })

/** Answers for the standalone app: `?empty` starts without fixtures, `?many` with 500, `?board` with 60 on one day. */
export function answerFixtures(api: FakeApi, options: URLSearchParams): void {
  const first = options.has('empty')
    ? []
    : options.has('many')
      ? Array.from({ length: 500 }, (_, index) => oneOfMany(index))
      : options.has('board')
        ? Array.from({ length: 60 }, (_, index) => oneOfDay(index))
        : undefined
  serveFixtures(api, first)
  serveTournament(api)
}
