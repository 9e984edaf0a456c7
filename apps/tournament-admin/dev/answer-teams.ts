import { eligibilityEndpoints } from '@torneo/contracts/tournament/eligibility'
import type { Player } from '@torneo/contracts/tournament/players'
import { teamEndpoints as endpoints, teamMessages, type Team } from '@torneo/contracts/tournament/teams'
import { aPlayer, aTeam } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { fixtureTeams } from './answer-fixtures'
import { promo05, promo98, someCaptains, somePromotions } from './answer-promotions'
import { serveTournament } from './answer-tournament'
import { asMany } from './as-many'
import { serveRoster } from './serve-roster'
import { someSports } from './sports-fake'
import { unavailable } from './unavailable'

const [football, basketball, , tennis] = someSports
const sportId = football?.id ?? ''

/** Adds the fields that the API reads from a team's promotion. */
function withPromotion(team: Team): Team {
  const promotion = somePromotions.find(({ id }) => id === team.promotionId)
  return promotion
    ? { ...team, promotionYear: promotion.year, promotionColor: promotion.color, category: promotion.category }
    : team
}

/** 'Promo 98 Fútbol' has played; the tennis team's sport is inactive; the orphan's promotion and sport are deleted. */
export const [football98, football05, basketball98, tennis05, orphan] = [
  aTeam({ sportId, promotionId: promo98.id }),
  aTeam({ name: 'Los del 05', sportId, promotionId: promo05.id, color: '#1D4ED8' }),
  aTeam({ name: 'Aros 98', sportId: basketball?.id ?? '', promotionId: promo98.id, color: '#FACC15' }),
  aTeam({ name: 'Raquetas', sportId: tennis?.id ?? '', promotionId: promo05.id, color: '#1D4ED8' }),
  aTeam({
    name: 'Sin casa',
    sportId: 'gone',
    promotionId: 'gone',
    promotionYear: null,
    promotionColor: null,
    category: null,
  }),
] as const

export const someTeams: readonly Team[] = [football98, football05, basketball98, tennis05, orphan]

const player = (number: number, name: string, position: string) =>
  aPlayer({ teamId: football98.id, number, name, position })
/** Players of 'Promo 98 Fútbol'; the other teams have none. */
export const [coria98, sosa98] = [player(1, 'Esteban Coria', 'Arquero'), player(9, 'Martín Sosa', 'Delantero')] as const
const somePlayers: readonly Player[] = [coria98, sosa98]
const uses = [{ collection: 'matches', id: 'm1', title: 'Promo 98 Fútbol – Los del 05 (sáb. 15/11)' }]

/** Makes a fake API store teams and their players. Sports and promotions are served separately. */
export function serveTeams(api: FakeApi, teams: readonly Team[] = someTeams) {
  const server = aCollection(teams, aTeam, (a, b) => a.name.localeCompare(b.name, 'es'))
  api.respond(endpoints.list, () => {
    const { total, items } = server.list()
    return { total, items: items.map(withPromotion) }
  })
  api.respond(endpoints.create, (call) => withPromotion(server.create(call)))
  api.respond(endpoints.createAll, ({ body }) => ({
    items: body.items.map((row) => withPromotion(server.create({ body: row }))),
  }))
  api.respond(endpoints.update, (call) => {
    const before = server.items.find(({ id }) => id === call.params.id)
    const { sportId: sport, promotionId: promotion } = { ...before, ...call.body }
    const isMoved = sport !== before?.sportId || promotion !== before?.promotionId
    if (before?.id === football98.id && isMoved)
      return errorReply({ code: 409, type: 'in_use', message: teamMessages.hasMatches, uses })
    const answer = server.update(call)
    return 'sportId' in answer ? withPromotion(answer) : answer
  })
  api.respond(endpoints.dependents, ({ params }) =>
    params.id === football98.id
      ? { teams: 0, players: 25, matches: 3, events: 5, uses }
      : { teams: 0, players: 0, matches: 0, events: 0 },
  )
  api.respond(endpoints.remove, (call) =>
    call.params.id === football98.id
      ? errorReply({ code: 409, type: 'in_use', message: teamMessages.inUse, uses })
      : server.remove(call),
  )
  const roster = serveRoster(api, somePlayers)
  api.respond(eligibilityEndpoints.namesakes, { total: 0, items: [] })
  api.respond(endpoints.rosters, () => {
    const items = server
      .list()
      .items.map(({ id, promotionId }) => ({
        teamId: id,
        players: roster.items.filter(({ teamId }) => teamId === id).length,
        captain: someCaptains.find((captain) => captain.promotionId === promotionId)?.name ?? null,
      }))
    return { total: items.length, items }
  })
  serveTournament(api)
  return server
}

const oneOfMany = (index: number) => aTeam({ name: `Equipo ${index + 1}`, sportId, promotionId: promo98.id })

export function answerTeams(api: FakeApi, options: URLSearchParams): void {
  serveTeams(api, asMany(options, [...someTeams, ...fixtureTeams], oneOfMany))
  if (options.has('failing')) api.respond(endpoints.list, unavailable)
}
