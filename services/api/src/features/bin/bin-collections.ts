import type { SectionId } from '@torneo/contracts/sections'
import { buckets } from '@torneo/contracts/storage'
import { canUseBucket, canView, canSeeAllFiles } from '@torneo/domain/permissions'

/** A collection whose records are hidden when they are deleted. */
export interface BinCollection {
  readonly name: string
  /** Where the activity row of a restore belongs; null for what has none. */
  readonly section: SectionId | null
  /** The stored field that a record is called by. A match is called by its teams. */
  readonly title: string
  /** Activity rows. */
  readonly restored: string
  readonly purged: string
  /** The fields that name other records, with the collection of those. */
  readonly references: Readonly<Record<string, string>>
  readonly mayWrite: (role: string) => boolean
  /** Files have their own way to go for good. */
  readonly isFile: boolean
}

/** What of a collection of the landing page the bin needs. */
export interface ContentCollection {
  readonly name: string
  readonly section: SectionId
  readonly title: string
  readonly actions: { readonly restored: string; readonly purged: string }
}

const records = (name: string, section: SectionId, title: string, restored: string, purged: string, references: BinCollection['references'] = {}): BinCollection =>
  ({ name, section, title, restored, purged, references, mayWrite: (role) => canView(role, section), isFile: false })

const teams = { homeTeamId: 'teams', awayTeamId: 'teams' }

/** Everything that can be deleted: records, and files on their own. */
export const binCollectionsWith = (content: readonly ContentCollection[]): readonly BinCollection[] => [
  ...content.map(({ name, section, title, actions }) => records(name, section, title, actions.restored, actions.purged)),
  records('tournament_sports', 'tournament_sports', 'name', 'Deporte del torneo restaurado', 'Deporte del torneo eliminado para siempre'),
  records('promotions', 'promotions', 'name', 'Promoción restaurada', 'Promoción eliminada para siempre'),
  records('teams', 'teams', 'name', 'Equipo restaurado', 'Equipo eliminado para siempre', { sportId: 'tournament_sports', promotionId: 'promotions' }),
  records('players', 'teams', 'name', 'Jugador restaurado', 'Jugador eliminado para siempre', { teamId: 'teams' }),
  records('matches', 'fixtures', 'date', 'Partido restaurado', 'Partido eliminado para siempre', { sportId: 'tournament_sports', ...teams }),
  ...buckets.map((bucket): BinCollection => ({
    name: `${bucket}.files`, section: null, title: 'filename', restored: '', purged: '', references: {},
    mayWrite: (role) => canUseBucket(role, bucket) && canSeeAllFiles(role), isFile: true,
  })),
]
