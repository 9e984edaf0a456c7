/** Texts of a team's roster (spec 2 §2 'My team', §8); validation messages are in the contract. */
export const rosterTexts = {
  title: 'Lista de Buena Fe',
  count: (players: number) => `${players} ${players === 1 ? 'jugador' : 'jugadores'}`,
  new: 'Agregar jugador',
  paste: 'Pegar lista',
  export: 'Exportar CSV',
  print: 'Imprimir',
  loading: 'Cargando los jugadores...',
  listFailed: 'No pudimos cargar los jugadores',
  refreshFailed: 'No pudimos actualizar la lista: puede haber cambios que no ves.',
  retry: 'Reintentar',
  none: 'Todavía no hay jugadores',
  noneWhy: 'Agrégalos de a uno, o pega la lista completa de una vez.',
  help: 'Cómo cargar la lista',
  noneClosed: 'La lista quedó sin jugadores.',
  exportFailed: 'No pudimos preparar el archivo. Vuelve a intentar.',

  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  editTitle: 'Editar jugador',
  save: 'Guardar cambios',
  added: 'Jugador agregado',
  updated: 'Jugador actualizado',
  removed: 'Jugador eliminado',
  addFailed: 'Error al guardar el jugador',
  updateFailed: 'Error al guardar el jugador',
  removeFailed: 'Error al eliminar el jugador',
  removeQuestion: '¿Estás seguro de eliminar este jugador?',
  removeBody: (number: number, name: string) => `${number} · ${name}`,
  removeConfirm: 'Eliminar jugador',
  photoHint: 'Agrega la foto de cada jugador con su lápiz.',
  positionHint: 'Arquero, Defensor, Base, Punta...',
  numberHint: 'Del 1 al 99',
  numberTaken: (names: readonly string[]) => `Ya es de ${names.join(' y ')}`,

  statsColumn: 'Estadísticas',
  signature: 'Firma',
} as const

export const playerLabels = { number: 'Número', name: 'Nombre', position: 'Posición', photo: 'Foto' } as const

// Join number and word by a no-break space.
const some = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count}\u00A0${count === 1 ? one : many}`]

/** Formats a player's stats as '7 goles · 1 amarilla'; '' without any. */
export function formatStats(stats: {
  goals: number
  assists: number
  yellowCards: number
  redCards: number
  matchesPlayed: number
}): string {
  return [
    ...some(stats.goals, 'gol', 'goles'),
    ...some(stats.assists, 'asistencia', 'asistencias'),
    ...some(stats.yellowCards, 'amarilla', 'amarillas'),
    ...some(stats.redCards, 'roja', 'rojas'),
    ...some(stats.matchesPlayed, 'partido', 'partidos'),
  ].join(' · ')
}
