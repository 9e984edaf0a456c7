import { noPlayerStats } from '@torneo/contracts/tournament/players'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import type { Document } from 'mongodb'
import type { Author } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { EditionDocuments } from './edition-answer'
import type { EditionCollection } from './edition-collections'

type Stored = Document & { readonly _id: string }

interface CopyRequest {
  /** Id of the new edition. */
  readonly edition: string
  readonly teams: boolean
  readonly players: boolean
  readonly at: Date
  readonly by: Author
}

/**
 * Copies the sports of an edition, the set-up of its Copa General, and its teams and players if requested, as new records without anything played. A team
 * whose promotion was deleted stays behind, as do players who were dropped from their list.
 */
export function copyEdition(
  documents: EditionDocuments,
  { edition, teams: withTeams, players: withPlayers, at, by }: CopyRequest,
): ReadonlyMap<EditionCollection, Stored[]> {
  const visible = (collection: string): Stored[] => (documents.get(collection) ?? []).filter(({ deleted }) => !deleted)

  /** Copies documents under new ids, with some fields replaced. */
  function copied(all: readonly Stored[], replaced: (document: Stored, ids: ReadonlyMap<string, string>) => Document) {
    const ids = new Map(all.map(({ _id }) => [_id, newId()]))
    const copies = all.map(({ deleted: _deleted, former: _former, holds: _holds, ...document }) => ({
      ...document,
      ...replaced(document as Stored, ids),
      _id: ids.get(document._id) ?? newId(),
      createdAt: at,
      updatedAt: at,
      updatedBy: { id: by.id, name: by.name },
      rev: 1,
      copiedFrom: document._id,
    }))
    return { ids, copies }
  }

  const sports = copied(visible('tournament_sports'), () => ({}))
  // A phase belongs to a competition, which is not copied; places and adjustments are results.
  const cups = visible('general_cup').map(({ sports: counted = [], contests = [], ...cup }) => ({
    ...cup,
    sports: counted.flatMap(({ phaseId: _phase, sportId, ...rest }: Document) => {
      const id = sports.ids.get(sportId)
      return id ? { ...rest, sportId: id } : []
    }),
    contests: contests.map((contest: Document) => ({ ...contest, places: [] })),
    adjustments: [],
    // Families see it once somebody publishes it.
    visible: false,
    _id: edition,
    createdAt: at,
    updatedAt: at,
    updatedBy: { id: by.id, name: by.name },
    rev: 1,
  }))
  const promotions = new Set(visible('promotions').map(({ _id }) => _id))
  const teams = copied(
    withTeams
      ? visible('teams').filter(({ sportId, promotionId }) => sports.ids.has(sportId) && promotions.has(promotionId))
      : [],
    ({ sportId }) => ({ sportId: sports.ids.get(sportId), stats: noTeamStats }),
  )
  const players = copied(
    withPlayers ? visible('players').filter(({ teamId, left }) => teams.ids.has(teamId) && left !== true) : [],
    ({ teamId, distinctFrom = [] }, ids) => ({
      teamId: teams.ids.get(teamId),
      stats: noPlayerStats,
      // Eligibility and late entries are decided for one edition.
      eligible: undefined,
      ineligibleReason: undefined,
      toConfirm: undefined,
      // Namesakes that staff told apart stay told apart.
      distinctFrom: distinctFrom.flatMap((id: string) => ids.get(id) ?? []),
    }),
  )
  return new Map<EditionCollection, Stored[]>([
    ['tournament_sports', sports.copies],
    ['teams', teams.copies],
    ['players', players.copies],
    ['general_cup', cups],
  ])
}
