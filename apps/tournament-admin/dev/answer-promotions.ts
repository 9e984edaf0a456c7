import { userEndpoints, userMessages, type User } from '@torneo/contracts/people/users'
import {
  promotionEndpoints as endpoints,
  promotionMessages,
  type Promotion,
} from '@torneo/contracts/tournament/promotions'
import { aPromotion, aUser } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { asMany } from './as-many'
import { unavailable } from './unavailable'

const captain = (name: string, email: string, promotionId: string | null = null) =>
  aUser({ name, email, role: 'team_captain', promotionId })

/** Promotions of the tests: 2015 has played, 2005 and 1998 have captains; the captain Gastón is free. */
export const [promo98, promo05, promo15, promo85] = [
  aPromotion(),
  aPromotion({
    year: 2005,
    name: 'Promo 05',
    category: 'Junior',
    color: '#1D4ED8',
    description: 'Campeones de vóley 2023.',
  }),
  aPromotion({ year: 2015, name: 'Promo 15', category: 'Junior', color: '#FACC15' }),
  aPromotion({ year: 1985, name: 'Promo 85', category: 'Master', color: '#0F766E' }),
] as const
export const [ana, pablo, gaston] = [
  captain('Ana Belén Rojas', 'ana@torneo.local', promo98.id),
  captain('Pablo Ríos', 'pablo@torneo.local', promo05.id),
  captain('Gastón Prado', 'gaston@torneo.local'),
] as const
const long = aPromotion({
  year: 1990,
  name: 'Promoción de los bachilleres con orientación en ciencias sociales y humanidades',
  category: 'Senior',
  color: '#7C3AED',
  logo: 'https://example.org/no-carga.png',
  description: 'Volvieron todos los años, con lluvia y sin ella, y nunca pasaron de la primera rueda. '.repeat(2),
})

export const somePromotions: readonly Promotion[] = [promo98, promo05, promo15, promo85]
export const someCaptains: readonly User[] = [ana, pablo, gaston]

const uses = [{ collection: 'matches', id: 'm1', title: 'Promo 15 – Promo 05 (sáb. 15/11)' }]
const notFound = () => errorReply({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })
const newestFirst = (a: Promotion, b: Promotion) => b.year - a.year

/** Makes a fake API store promotions and their captains; the link is the user's (R33). 'Promo 15' has played. */
export function servePromotions(api: FakeApi, promotions: readonly Promotion[], captains: readonly User[]) {
  const collection = aCollection(promotions, aPromotion, newestFirst)
  /** `isPlaying`: a deletion's preview lists the played matches of 'Promo 15'. */
  const server = { collection, users: captains, isPlaying: true }
  const seen = (promotion: Promotion): Promotion => ({
    ...promotion,
    captainId: server.users.find(({ promotionId }) => promotionId === promotion.id)?.id ?? null,
  })
  const release = (promotion: string) => {
    server.users = server.users.map((user) => (user.promotionId === promotion ? { ...user, promotionId: null } : user))
  }

  api.respond(endpoints.list, () => {
    const { total, items } = collection.list()
    return { total, items: items.map(seen) }
  })
  api.respond(endpoints.create, collection.create)
  api.respond(endpoints.update, (call) => {
    const answer = collection.update(call)
    return 'year' in answer ? seen(answer) : answer
  })
  api.respond(endpoints.dependents, ({ params }) =>
    params.id === promo15.id
      ? { teams: 3, players: 40, matches: 2, events: 5, uses: server.isPlaying ? uses : [] }
      : { teams: 0, players: 0, matches: 0, events: 0 },
  )
  api.respond(endpoints.remove, (call) => {
    if (call.params.id === promo15.id) {
      return errorReply({ code: 409, type: 'in_use', message: promotionMessages.inUse, uses })
    }
    release(call.params.id)
    return collection.remove(call)
  })
  api.respond(endpoints.assignCaptain, ({ params, body }) => {
    const promotion = collection.items.find(({ id }) => id === params.id)
    if (!promotion) return notFound()
    release(promotion.id)
    server.users = server.users.map((user) => (user.id === body.userId ? { ...user, promotionId: promotion.id } : user))
    return seen(promotion)
  })
  api.respond(endpoints.removeCaptain, ({ params }) => {
    release(params.id)
    return undefined
  })
  api.respond(userEndpoints.list, () => ({ users: [...server.users] }))
  api.respond(userEndpoints.createCaptain, ({ body: { email, name, promotionId } }) => {
    const isTaken = server.users.some((user) => user.email === email)
    if (isTaken) return errorReply({ code: 409, type: 'conflict', message: userMessages.emailTaken })
    release(promotionId)
    const user = captain(name, email, promotionId)
    server.users = [...server.users, user]
    return { userId: user.id, user }
  })
  return server
}

const oneOfMany = (index: number) => aPromotion({ year: 2019 - index, name: `Promo ${2019 - index}` })

export function answerPromotions(api: FakeApi, options: URLSearchParams): void {
  servePromotions(api, asMany(options, [...somePromotions, long], oneOfMany), someCaptains)
  if (options.has('failing')) api.respond(endpoints.list, unavailable)
}
