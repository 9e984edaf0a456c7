import type { FastifyRequest } from 'fastify'
import type { CompetitionsRepository } from '../../data/competitions/competitions.repository'

/**
 * Remembers the competition that was stored when a request's head arrived. The body and the transaction may wait, and
 * what was written in the meantime is then judged as written at the same moment.
 */
export function createFirstSeen(competitions: Pick<CompetitionsRepository, 'find'>) {
  const revs = new WeakMap<FastifyRequest, Promise<number | undefined>>()
  return {
    look(request: FastifyRequest): void {
      const { sportId = '' } = request.params as Readonly<Record<string, string>>
      const rev = competitions.find(sportId).then((found) => found?.rev)
      // A request that is refused before its transaction never asks.
      rev.catch(() => undefined)
      revs.set(request, rev)
    },

    /** Rev at that time; undefined if there was none. */
    rev: async (request: FastifyRequest): Promise<number | undefined> => revs.get(request),
  }
}
