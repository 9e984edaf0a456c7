/** Texts of 'Tabla de Goleadores' (spec 2 §2). */
export const scorersTexts = {
  caption: 'Tabla de goleadores',
  podium: 'Podio',
  place: (position: number) => `${position}.º puesto`,
  scorer: 'Goleador',
  pointScorer: 'Anotador',
  player: 'Jugador',
  team: 'Equipo',
  loading: 'Cargando los goleadores...',
  failed: 'No pudimos cargar los goleadores',
  none: 'No hay goleadores registrados aún',
  order: 'Por goles; si empatan, por asistencias, y después por nombre.',
  noneWhy: 'Aparecen aquí cuando finaliza un partido con goles.',
  noneOf: (category: string) => ({ title: `Ningún goleador de ${category} todavía` }),
  nextStep: { to: '/tournament/fixtures', label: 'Ver partidos' },
  shirt: (number: number) => `N.º ${number}`,
  goals: (count: number, isPoints: boolean) =>
    isPoints ? (count === 1 ? 'punto' : 'puntos') : count === 1 ? 'gol' : 'goles',
  pointsCaption: 'Tabla de anotadores',
  pointsOrder: 'Por puntos; si empatan, por asistencias, y después por nombre.',
  noPointScorers: 'No hay anotadores registrados aún',
  noPointScorersWhy: 'Aparecen aquí cuando finaliza un partido con puntos de un jugador.',
  noPointScorersOf: (category: string) => ({ title: `Ningún anotador de ${category} todavía` }),
  /** Column headings on paper. */
  printedHeaders: (isPoints: boolean) => ['PJ', isPoints ? 'Puntos' : 'Goles', 'Asist.', 'Prom.'],
  assists: (count: number) => (count === 1 ? '1 asistencia' : `${count} asistencias`),
} as const
