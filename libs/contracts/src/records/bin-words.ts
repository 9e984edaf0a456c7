/** Words of one kind of record. */
export interface Words {
  readonly one: string
  readonly many: string
  readonly pronoun: 'lo' | 'la'
}

/**
 * Words of what the bin holds, in the order in which counts list them; the files of all buckets are one kind. Apart from
 * `collections.ts`, so that browsers load the words alone.
 */
export const binWords = {
  landing_sports: { one: 'Deporte', many: 'Deportes', pronoun: 'lo' },
  schedule: { one: 'Evento', many: 'Eventos', pronoun: 'lo' },
  gallery_groups: { one: 'Galería', many: 'Galerías', pronoun: 'la' },
  sponsors: { one: 'Sponsor', many: 'Sponsors', pronoun: 'lo' },
  hall_of_fame: { one: 'Entrada del Hall of Fame', many: 'Entradas del Hall of Fame', pronoun: 'la' },
  news: { one: 'Novedad', many: 'Novedades', pronoun: 'la' },
  pages: { one: 'Página', many: 'Páginas', pronoun: 'la' },
  tournament_sports: { one: 'Deporte del torneo', many: 'Deportes del torneo', pronoun: 'lo' },
  promotions: { one: 'Promoción', many: 'Promociones', pronoun: 'la' },
  teams: { one: 'Equipo', many: 'Equipos', pronoun: 'lo' },
  players: { one: 'Jugador', many: 'Jugadores', pronoun: 'lo' },
  matches: { one: 'Partido', many: 'Partidos', pronoun: 'lo' },
  officials: { one: 'Árbitro o mesa', many: 'Árbitros y mesa', pronoun: 'lo' },
  match_reports: { one: 'Informe de partido', many: 'Informes de partido', pronoun: 'lo' },
  competitions: { one: 'Competencia', many: 'Competencias', pronoun: 'la' },
  files: { one: 'Imagen', many: 'Imágenes', pronoun: 'la' },
} as const satisfies Record<string, Words>
