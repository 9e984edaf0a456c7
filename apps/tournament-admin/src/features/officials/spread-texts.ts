const matches = (count: number) => (count === 1 ? '1 partido' : `${count} partidos`)

/** Texts of 'Repartir árbitros'. */
export const spreadTexts = {
  title: 'Repartir árbitros',
  why: 'Cada partido sin árbitro recibe uno de los elegidos: nadie tiene dos a la misma hora, y todos parecido.',
  loading: 'Cargando los partidos...',
  failed: 'No pudimos cargar los partidos',
  nothing: 'Ningún partido por jugar está sin árbitro',
  nobody: 'Todavía no hay árbitros',
  nobodyWhy: 'Agrega o pega sus nombres, y se reparten desde aquí.',
  days: 'Partidos',
  allDays: (count: number) => `Todos los días (${matches(count)})`,
  day: (day: string, count: number) => `${day} (${matches(count)})`,
  who: 'Quiénes',
  preview: 'Así quedaría',
  load: (name: string, count: number) => `${name}: ${matches(count)}`,
  left: (count: number) =>
    count === 1
      ? '1 partido queda sin árbitro: a esa hora nadie está libre.'
      : `${count} partidos quedan sin árbitro: a esas horas nadie está libre.`,
  chooseSome: 'Elige al menos uno',
  give: (count: number) => (count === 0 ? 'Dar partidos' : `Dar ${matches(count)}`),
  giving: 'Guardando...',
  cancel: 'Cancelar',
  given: (count: number) => `${matches(count)} con árbitro`,
  undo: 'Deshacer',
  undone: 'Volvieron a estar sin árbitro',
  undoFailed: 'No pudimos deshacerlo',
  saveFailed: 'No se guardó ninguno',
  changedMeanwhile: 'Otra persona cambió partidos. Mira de nuevo cómo quedaría.',
} as const
