/**
 * Collections that belong to one edition, parents first. Their records move to the archive with it (ADR 0094); all other
 * collections live across editions.
 */
export const editionCollections = [
  'tournament_sports',
  'teams',
  'players',
  'matches',
  'competitions',
  'match_calls',
  'match_reports',
  'line_ups',
] as const
export type EditionCollection = (typeof editionCollections)[number]

/** Field that names the parent of a record, with the parent's collection. */
export const parents: Readonly<
  Partial<Record<EditionCollection, readonly [field: string, parent: EditionCollection]>>
> = {
  teams: ['sportId', 'tournament_sports'],
  players: ['teamId', 'teams'],
  matches: ['sportId', 'tournament_sports'],
  competitions: ['_id', 'tournament_sports'],
  match_calls: ['matchId', 'matches'],
  match_reports: ['matchId', 'matches'],
  line_ups: ['matchId', 'matches'],
}
