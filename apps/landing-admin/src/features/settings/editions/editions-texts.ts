const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Texts of the places that name an earlier year. */
export const earlierYearsTexts = {
  title: 'La página todavía nombra el año de una edición anterior:',
  says: (section: string, years: readonly number[]) => `${section} dice ${list.format(years.map(String))}`,
  more: (count: number) => `y ${count} más`,
} as const

/** Texts of the editions and of 'Nueva edición' (B39); the contract has the validation messages. */
export const editionsTexts = {
  title: 'Ediciones',
  open: 'En curso',
  archived: 'Archivada',
  see: (year: number) => `Ver la edición ${year}`,
  export: 'Exportar',
  exportOf: (year: number) => `Exportar la edición ${year}`,
  exportWhat: 'Exportar guarda un archivo ZIP con planillas (CSV), datos (JSON), escudos y fotos.',
  begin: 'Nueva edición',
  unread: 'No pudimos leer las ediciones',
  loading: 'Cargando...',
} as const

export const newEditionTexts = {
  title: 'Nueva edición',
  archives: (year: number) =>
    `La edición ${year} queda archivada: se ve en el panel y en la página de las familias, y no se cambia más.`,
  keeps: 'Siguen las promociones, sus capitanes, los deportes con sus reglas y lo que cada familia sigue.',
  starts: 'Empieza sin partidos, tablas ni goleadores. Terminan los pases de cancha y las alertas.',
  teams: 'Copiar los equipos',
  teamsWhat: 'Con su nombre, color y escudo, sin estadísticas.',
  players: 'Copiar los jugadores',
  playersWhat: 'Las listas de este año, para corregir. Solo con los equipos.',
  unfinished: (count: number) => (count === 1 ? 'Queda 1 cosa sin terminar:' : `Quedan ${count} cosas sin terminar:`),
  more: (count: number) => `y ${count} más`,
  stays: 'Se archivan así. Puedes terminarlas antes.',
  unfinishedUnread: 'No pudimos leer si queda algo sin terminar.',
  submit: (year: string) => (/^\d{4}$/.test(year) ? `Abrir la edición ${year}` : 'Abrir la edición'),
  submitting: 'Abriendo...',
  added: (year: number) => `Edición ${year} abierta`,
  failure: 'Error al abrir la edición',
  undo: 'Deshacer',
  undone: (year: number) => `La edición ${year} está abierta otra vez`,
  undoOpen: (year: number) => `Deshacer la edición ${year}`,
  undoQuestion: (year: number) => `¿Deshacer la edición ${year}?`,
  undoWhat: (year: number, before: number) =>
    `Se borra lo que se cargó en ${year}, y la edición ${before} vuelve a estar abierta, como quedó. Solo se puede mientras no se jugó ningún partido.`,
  undoConfirm: (year: number) => `Deshacer ${year}`,
  undoing: 'Deshaciendo...',
  undoFailed: 'Error al deshacer la edición',
} as const

export const newEditionLabels = { name: 'Nombre', year: 'Año' } as const
