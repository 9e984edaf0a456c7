/** Texts of printed tables, brackets and results. */
export const paperTexts = {
  title: 'Resultados',
  competition: 'Competencia',
  team: 'Equipo',
  position: 'Pos',
  versus: 'vs.',
  otherMatches: 'Otros partidos',
  matches: 'Partidos',
  thirdPlace: 'Tercer puesto',
} as const
