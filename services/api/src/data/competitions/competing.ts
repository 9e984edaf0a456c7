import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Use } from '@torneo/contracts/endpoint/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Transaction } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** Teams that a phase names in its zones or slots. */
export const teamsOfPhase = (phase: Phase): string[] =>
  phase.kind === 'league'
    ? phase.zones.flatMap(({ teamIds }) => teamIds)
    : phase.ties.flatMap(({ home, away }) => [home, away].flatMap((slot) => (slot && 'team' in slot ? slot.team : [])))

/** Teams that a competition names in zones, slots and the pots of its draws. */
export const teamsOf = ({ phases, draws }: StoredCompetition): Set<string> =>
  new Set([...phases.flatMap(teamsOfPhase), ...Object.values(draws).flatMap(({ pots }) => pots.flat())])

/** Records whose deletion is due: a sport, or the teams of one or of a promotion. */
type Root = { readonly sportId: string } | { readonly promotionId: string } | { readonly teamId: string }

const TeamRow = row({ sportId: z.string() })
const SportRow = row({ name: z.string() })

/** Finds the competitions that a sport, or a team, is part of: it cannot be deleted meanwhile. */
export function createCompeting({
  competitions,
  database,
}: Pick<FastifyInstance['services'], 'competitions' | 'database'>) {
  const teams = database.collection('teams', TeamRow)
  const sports = database.collection('tournament_sports', SportRow)

  /** Teams with their sports; deleted ones too, because the deletion of their root comes first. */
  async function teamsWith(root: Exclude<Root, { sportId: string }>, session: Transaction) {
    const filter = 'teamId' in root ? { _id: root.teamId } : { ...root, ...visible }
    return teams.find(filter as object, { session, projection: { sportId: 1 } }).toArray()
  }

  return async function competing(root: Root, session: Transaction): Promise<Use[]> {
    const own = 'sportId' in root ? [] : await teamsWith(root, session)
    const sportIds = 'sportId' in root ? [root.sportId] : [...new Set(own.map(({ sportId }) => sportId))]
    const uses: Use[] = []
    for (const sportId of sportIds.toSorted()) {
      // Locked, because a save at the same time may name a team that is being deleted.
      const competition = await competitions.lock(sportId, session)
      if (!competition) continue
      const named = teamsOf(competition)
      if (own.length > 0 && !own.some(({ _id }) => named.has(_id))) continue
      const name = (await sports.findOne({ _id: sportId }, { session }))?.name
      uses.push({ collection: 'competitions', id: sportId, title: name ? `Competencia de ${name}` : 'Competencia' })
    }
    return uses
  }
}
