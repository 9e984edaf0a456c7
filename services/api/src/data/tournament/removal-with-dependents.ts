import type { Dependents } from '@torneo/contracts/endpoint/dependents'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { Transaction } from '../../platform/database/database'
import type { WriteOfCall } from '../../platform/http/call'
import { inUse, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createCompeting } from '../competitions/competing'
import { imagesOf } from '../content/record-images'
import type { Root } from './dependents.repository'

interface RemovalOptions {
  readonly records: {
    readonly shape: z.ZodMiniType
    find(id: string, transaction?: Transaction): Promise<{ readonly id: string } | null>
  }
  /** Counts what a deletion takes along. */
  readonly endpoint: Endpoint & { readonly response: z.ZodMiniType<Dependents, Dependents> }
  readonly rootOf: (id: string) => Root
  /** Refusals because of a live or finished match, and of a competition. */
  readonly inUse: string
  readonly inCompetition: string
}

/**
 * Serves the question before the deletion of a sport, a promotion or a team, and returns the collection's hook that deletes
 * its dependents (R39).
 */
export function removalWithDependents(
  app: FastifyInstance,
  { records, endpoint, rootOf, inUse: usedMessage, inCompetition }: RemovalOptions,
) {
  const { dependents } = app.services
  const competing = createCompeting(app.services)

  route(app, endpoint, async ({ params }) => {
    const record = await records.find((params as { readonly id: string }).id)
    if (!record) throw notFound()
    return dependents.count(
      rootOf(record.id),
      imagesOf(records.shape, record).map(({ address }) => address),
    )
  })

  return async ({ id }: { readonly id: string }, write: WriteOfCall): Promise<readonly string[]> => {
    const decided = await dependents.decidedMatches(rootOf(id), write.transaction)
    if (decided.length > 0) throw inUse(usedMessage, decided)
    const named = await competing(rootOf(id), write.transaction)
    if (named.length > 0) throw inUse(inCompetition, named)
    return dependents.softDelete(rootOf(id), write)
  }
}
