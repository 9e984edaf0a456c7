/** Texts of 'Nueva edición' (B39); the contract has the validation messages. */
export const newEditionTexts = {
  title: 'Nueva edición',
  archives: (year: number) =>
    `La edición ${year} queda archivada: se ve en el panel y en la página de las familias, y no se cambia más.`,
  keeps:
    'Siguen las promociones, sus capitanes, los deportes con sus reglas, cómo suma la Copa General y lo que cada familia sigue.',
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
} as const

export const newEditionLabels = { name: 'Nombre', year: 'Año' } as const
