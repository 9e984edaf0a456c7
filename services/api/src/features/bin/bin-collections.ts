import type { SectionId } from '@torneo/contracts/sections'
import { buckets } from '@torneo/contracts/storage'
import { canUseBucket, canView, seesWholeBucket } from '@torneo/domain/permissions'

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

const records = (name: string, section: SectionId, title: string, restored: string, purged: string, references: BinCollection['references'] = {}): BinCollection =>
  ({ name, section, title, restored, purged, references, mayWrite: (role) => canView(role, section), isFile: false })

const teams = { homeTeamId: 'teams', awayTeamId: 'teams' }

/** Everything that can be deleted: records, and files on their own. */
export const binCollections: readonly BinCollection[] = [
  records('landing_sports', 'landing_sports', 'name', 'Deporte restaurado', 'Deporte eliminado para siempre'),
  records('schedule', 'schedule', 'title', 'Evento restaurado', 'Evento eliminado para siempre'),
  records('gallery_groups', 'gallery', 'title', 'Galería restaurada', 'Galería eliminada para siempre'),
  records('sponsors', 'sponsors', 'name', 'Sponsor restaurado', 'Sponsor eliminado para siempre'),
  records('hall_of_fame', 'hall_of_fame', 'winner', 'Entrada restaurada en el Hall of Fame', 'Entrada eliminada para siempre'),
  records('tournament_sports', 'tournament_sports', 'name', 'Deporte del torneo restaurado', 'Deporte del torneo eliminado para siempre'),
  records('promotions', 'promotions', 'name', 'Promoción restaurada', 'Promoción eliminada para siempre'),
  records('teams', 'teams', 'name', 'Equipo restaurado', 'Equipo eliminado para siempre', { sportId: 'tournament_sports', promotionId: 'promotions' }),
  records('players', 'teams', 'name', 'Jugador restaurado', 'Jugador eliminado para siempre', { teamId: 'teams' }),
  records('matches', 'fixtures', 'date', 'Partido restaurado', 'Partido eliminado para siempre', { sportId: 'tournament_sports', ...teams }),
  ...buckets.map((bucket): BinCollection => ({
    name: `${bucket}.files`, section: null, title: 'filename', restored: '', purged: '', references: {},
    mayWrite: (role) => canUseBucket(role, bucket) && seesWholeBucket(role), isFile: true,
  })),
]
