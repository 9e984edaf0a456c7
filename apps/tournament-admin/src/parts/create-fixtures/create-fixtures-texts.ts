/** Texts of creating many matches at once (B37). */
export const createFixturesTexts = {
  created: (count: number) => (count === 1 ? '1 partido creado' : `${count} partidos creados`),
  undo: 'Deshacer',
  undone: 'Partidos eliminados',
  undoFailed: 'No se pudo deshacer',
} as const
