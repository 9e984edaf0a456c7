import { buckets } from '@torneo/contracts/files/storage'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { canUseBucket, canView, canSeeAllFiles } from '@torneo/domain/people/permissions'

/** A collection with soft deletion. */
export interface BinCollection {
  readonly name: string
  /** The section of the activity rows; null: no rows. */
  readonly section: SectionId | null
  /** The stored field that names a record for people; a match is named by its teams, a competition by its sport. */
  readonly title: string
  /** Texts for the recent activity. */
  readonly restored: string
  readonly purged: string
  /** The fields that refer to other records, with their collections. */
  readonly references: Readonly<Record<string, string>>
  readonly mayWrite: (role: string) => boolean
  /** Files are purged by the files repository. */
  readonly isFile: boolean
}

/** The part of a landing-page collection that the bin needs. */
export interface ContentCollection {
  readonly name: string
  readonly section: SectionId
  readonly title: string
  readonly actions: { readonly restored: string; readonly purged: string }
}

const records = (
  name: string,
  section: SectionId,
  title: string,
  restored: string,
  purged: string,
  references: BinCollection['references'] = {},
): BinCollection => ({
  name,
  section,
  title,
  restored,
  purged,
  references,
  mayWrite: (role) => canView(role, section),
  isFile: false,
})

const teams = { homeTeamId: 'teams', awayTeamId: 'teams' }

/** Lists everything that can be deleted: records, and files deleted by themselves. */
export const binCollectionsWith = (content: readonly ContentCollection[]): readonly BinCollection[] => [
  ...content.map(({ name, section, title, actions }) =>
    records(name, section, title, actions.restored, actions.purged),
  ),
  records(
    'tournament_sports',
    'tournament_sports',
    'name',
    'Deporte del torneo restaurado',
    'Deporte del torneo eliminado para siempre',
  ),
  records('promotions', 'promotions', 'name', 'Promoción restaurada', 'Promoción eliminada para siempre'),
  records('teams', 'teams', 'name', 'Equipo restaurado', 'Equipo eliminado para siempre', {
    sportId: 'tournament_sports',
    promotionId: 'promotions',
  }),
  records('players', 'teams', 'name', 'Jugador restaurado', 'Jugador eliminado para siempre', { teamId: 'teams' }),
  records('matches', 'fixtures', 'date', 'Partido restaurado', 'Partido eliminado para siempre', {
    sportId: 'tournament_sports',
    ...teams,
  }),
  records('officials', 'fixtures', 'name', 'Árbitro o mesa restaurado', 'Árbitro o mesa eliminado para siempre'),
  records(
    'match_reports',
    'fixtures',
    'by',
    'Informe de partido restaurado',
    'Informe de partido eliminado para siempre',
    { matchId: 'matches' },
  ),
  // Its id is the sport's: the sport, if deleted too, stands before it.
  records('competitions', 'competition', 'rev', 'Competencia restaurada', 'Competencia eliminada para siempre', {
    _id: 'tournament_sports',
  }),
  ...buckets.map((bucket): BinCollection => ({
    name: `${bucket}.files`,
    section: null,
    title: 'filename',
    restored: '',
    purged: '',
    references: {},
    mayWrite: (role) => canUseBucket(role, bucket) && canSeeAllFiles(role),
    isFile: true,
  })),
]
