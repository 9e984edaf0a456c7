import {
  tournamentSportEndpoints as endpoints,
  tournamentSportMessages,
  type TournamentSport,
} from '@torneo/contracts/tournament/tournament-sports'
import { aTournamentSport } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'

const points = { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 }

/** Four sports, one of them inactive. Fútbol has a finished match. */
export const someSports: readonly TournamentSport[] = [
  aTournamentSport({ name: 'Fútbol', order: 1, description: 'Fútbol 11 en cancha grande. Cambios ilimitados.' }),
  aTournamentSport({
    name: 'Básquet',
    icon: '🏀',
    order: 2,
    description: 'Cuatro cuartos, reloj corrido.',
    rules: { ...points, playersPerTeam: 5, matchDuration: 40, hasHalves: true },
  }),
  aTournamentSport({
    name: 'Vóley',
    icon: '🏐',
    order: 3,
    rules: { ...points, playersPerTeam: 6, matchDuration: 60, hasHalves: false },
  }),
  aTournamentSport({
    name: 'Tenis',
    icon: '🎾',
    order: 4,
    active: false,
    rules: { ...points, playersPerTeam: 1, matchDuration: 90, hasHalves: false },
  }),
]

const notFound = () => errorReply({ code: 404, type: 'not_found', message: 'No existe' })
const stale = (current: TournamentSport) =>
  errorReply({
    code: 409,
    type: 'stale',
    message: 'Otra persona guardó cambios antes que tú',
    current,
    changedBy: { name: 'Lucía Ferreyra', at: '2025-11-08T12:00:00.000Z' },
  })
const uses = [{ collection: 'matches', id: 'm1', title: 'Promo 98 – Promo 05 (sáb. 15/11)' }]
const inUse = () => errorReply({ code: 409, type: 'in_use', message: tournamentSportMessages.inUse, uses })

type Fields = Partial<Omit<TournamentSport, 'rules'>> & { readonly rules?: Partial<TournamentSport['rules']> }

/** Merges a body into a record; missing fields remain. */
function withFields(sport: TournamentSport, { rules, ...fields }: Fields): TournamentSport {
  return { ...sport, ...fields, rules: { ...sport.rules, ...rules } }
}

/** Makes a fake API store these sports. 'Fútbol' is in use; the others have no dependents. */
export function serveSports(api: FakeApi, sports = someSports): void {
  let stored = [...sports]
  const find = (id: string) => stored.find((sport) => sport.id === id)

  api.respond(endpoints.list, () => ({
    total: stored.length,
    items: stored.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'es')),
  }))
  api.respond(endpoints.create, ({ body }) => {
    const sport = withFields(aTournamentSport(), body as Fields)
    stored.push(sport)
    return sport
  })
  api.respond(endpoints.update, ({ params, body, headers }) => {
    const before = find(params.id)
    if (!before) return notFound()
    if (headers['if-match'] !== String(before.rev)) return stale(before)
    const sport = withFields({ ...before, rev: before.rev + 1 }, body as Fields)
    stored = stored.map((other) => (other.id === sport.id ? sport : other))
    return sport
  })
  api.respond(endpoints.dependents, ({ params }) =>
    find(params.id)?.name === 'Fútbol'
      ? { teams: 3, players: 40, matches: 2, events: 5, uses }
      : { teams: 0, players: 0, matches: 0, events: 0 },
  )
  api.respond(endpoints.remove, ({ params, headers }) => {
    const sport = find(params.id)
    if (!sport) return notFound()
    if (headers['if-match'] !== String(sport.rev)) return stale(sport)
    if (sport.name === 'Fútbol') return inUse()
    stored = stored.filter((other) => other !== sport)
    return undefined
  })
}
