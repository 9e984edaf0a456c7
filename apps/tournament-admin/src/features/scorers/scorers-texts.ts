/** What 'Tabla de Goleadores' says (spec 2 §2). */
export const scorersTexts = {
  caption: 'Tabla de goleadores',
  podium: 'Podio',
  place: (position: number) => `${position}.º puesto`,
  player: 'Jugador',
  team: 'Equipo',
  loading: 'Cargando los goleadores...',
  failed: 'No pudimos cargar los goleadores',
  none: 'No hay goleadores registrados aún',
  order: 'Por goles; si empatan, por asistencias, y después por nombre.',
  noneWhy: 'Aparecen aquí cuando finaliza un partido con goles.',
  shirt: (number: number) => `N.º ${number}`,
  goals: (count: number) => (count === 1 ? 'gol' : 'goles'),
  assists: (count: number) => (count === 1 ? '1 asistencia' : `${count} asistencias`),
} as const
