import { matchPlanEndpoints as endpoints } from '@torneo/contracts/match/match-plans'
import type { FastifyInstance } from 'fastify'
import { createMatchPlansRepository, type StoredPlan } from '../../data/matches/match-plans.repository'
import { createMatchReadersRepository } from '../../data/matches/match-readers.repository'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createPlanPeople } from './plan-people'

/** `action` is absent in plans that were stored by an older version. */
const shown = ({ _id: batch, createdAt, by, action = 'Fixture cambiado', made, changed, removed }: StoredPlan) => ({
  batch,
  at: createdAt.toISOString(),
  by: by?.name ?? null,
  action,
  matches: made.length + changed.length + removed.length,
})

/** Serves the last plans with the people whom they concern, and notes who reads their matches. */
export function planPeopleRoutes(app: FastifyInstance): void {
  const { database } = app.services
  const plans = createMatchPlansRepository(database)
  const readers = createMatchReadersRepository(database)
  const peopleOf = createPlanPeople(app.services)

  route(app, endpoints.list, async () => ({ items: (await plans.list()).map(shown) }))

  route(app, endpoints.told, async ({ params: { batch } }) => {
    const plan = await plans.find(batch)
    if (!plan) throw notFound()
    return { ...shown(plan), told: await peopleOf(plan) }
  })

  route(app, endpoints.seen, ({ user, transaction }) =>
    transaction((write) => readers.seen(user.id, write.transaction)),
  )
}
