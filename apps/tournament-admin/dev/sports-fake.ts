import { tournamentSportEndpoints as endpoints, type TournamentSport } from '@torneo/contracts/tournament-sports'
import { aTournamentSport } from '@torneo/testing/builders'
import type { FakeApi } from '@torneo/testing/fake-api'
import { refuse } from '@torneo/testing/refuse'

const notFound = () => refuse({ code: 404, type: 'not_found', message: 'No existe' })

const rules = { hasHalves: true, pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 }

const start: readonly TournamentSport[] = [
  aTournamentSport({ name: 'Fútbol', order: 1, description: 'Fútbol 11 en cancha grande. Cambios ilimitados.' }),
  aTournamentSport({ name: 'Básquet', icon: '🏀', order: 2, description: 'Cuatro cuartos, reloj corrido.', rules: { ...rules, playersPerTeam: 5, matchDuration: 40 } }),
  aTournamentSport({ name: 'Vóley', icon: '🏐', order: 3, rules: { ...rules, playersPerTeam: 6, matchDuration: 60, hasHalves: false } }),
  aTournamentSport({ name: 'Tenis', icon: '🎾', order: 4, active: false, rules: { ...rules, playersPerTeam: 1, matchDuration: 90, hasHalves: false } }),
]

/** The sports of a fake API that remembers: Fútbol has finished matches and stays, the others can be deleted. */
export function serveSports(api: FakeApi): void {
  let sports = [...start]
  const inOrder = () => sports.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'es'))

  api.answer(endpoints.list, () => ({ total: sports.length, items: inOrder() }))
  api.answer(endpoints.create, ({ body: { rules: given, name, icon, description, active, order } }) => {
    const blank = aTournamentSport()
    const sport = { ...blank, name, icon, description: description ?? '', active: active ?? true, order: order ?? blank.order }
    sports.push({ ...sport, rules: { ...blank.rules, ...given as Partial<TournamentSport['rules']> } })
    return sports.at(-1) ?? sport
  })
  api.answer(endpoints.update, ({ params, body, headers }) => {
    const before = sports.find(({ id }) => id === params.id)
    if (!before) return notFound()
    if (headers['if-match'] !== String(before.rev)) {
      return refuse({ code: 409, type: 'stale', message: 'Otra persona guardó cambios antes que tú', current: before })
    }
    const sport = { ...before, ...body, rules: { ...before.rules, ...body.rules }, rev: before.rev + 1 } as TournamentSport
    sports = sports.map((other) => (other.id === sport.id ? sport : other))
    return sport
  })
  api.answer(endpoints.dependents, ({ params }) => (params.id === start[0]?.id
    ? { teams: 3, players: 40, matches: 2, events: 5 }
    : { teams: 0, players: 0, matches: 0, events: 0 }))
  api.answer(endpoints.remove, ({ params }) => {
    if (params.id === start[0]?.id) {
      return refuse({
        code: 409,
        type: 'in_use',
        message: 'Este deporte tiene partidos en vivo o finalizados',
        uses: [{ collection: 'matches', id: '1', title: 'Promo 98 – Promo 05 (2025-11-15)' }],
      })
    }
    sports = sports.filter(({ id }) => id !== params.id)
    return undefined
  })
}
