/** Texts of /tournament/teams (spec 2 §2, §8). */
export const teamsTexts = {
  csvMenu: 'Importar o exportar',
  importTeams: 'Importar equipos',
  importPlayers: 'Importar jugadores',
  exportTeams: 'Exportar equipos',
  exportPlayers: 'Exportar jugadores',
  exportFailed: 'No se pudo preparar el archivo',

  list: 'Equipos',
  new: 'Nuevo equipo',
  search: 'Buscar por nombre o promoción',
  sportFilter: 'Deporte',
  everySport: 'Todos los deportes',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'equipo' : 'equipos'}` : `${shown} de ${all} equipos`,
  loading: 'Cargando los equipos...',
  listFailed: 'No pudimos cargar los equipos',
  none: 'Todavía no hay equipos',
  noneWhy: 'Un equipo es de una promoción y juega un deporte.',
  needed: 'Un equipo es de una promoción y juega un deporte: primero crea',
  neededSport: 'un deporte',
  neededPromotion: 'una promoción',
  missing: '-',
  promotionColumn: 'Promoción y capitán',
  playersColumn: 'Jugadores',
  toConfirm: (players: number) => `${players} a confirmar`,
  ineligible: (players: number) => (players === 1 ? '1 no habilitado' : `${players} no habilitados`),
  shortCaptain: (name: string) => `Cap. ${name}`,

  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  editTitle: 'Editar equipo',
  add: 'Agregar equipo',
  save: 'Guardar cambios',
  added: 'Cambios guardados',
  updated: 'Cambios guardados',
  removed: 'Equipo eliminado',
  addFailed: 'Error al guardar el equipo',
  updateFailed: 'Error al guardar el equipo',
  removeFailed: 'Error al eliminar el equipo',
  removeQuestion: (name: string) => `¿Eliminar ${name}?`,
  removeConfirm: 'Eliminar equipo',
  nothingBelow: 'No tiene jugadores ni partidos.',

  chooseSport: 'Elige un deporte',
  choosePromotion: 'Elige una promoción',
  inactive: (sport: string) => `${sport} (inactivo)`,
  noSports: 'Todavía no hay deportes. Crea uno en',
  noActiveSports: 'No hay deportes activos. Crea uno en',
  noPromotions: 'Todavía no hay promociones. Crea una en',
  choicesFailed: 'No pudimos cargar los deportes o las promociones.',
  rostersFailed: 'No pudimos cargar cuántos jugadores tiene cada equipo ni quién es su capitán.',
  retry: 'Reintentar',
  colorHint: 'Se copia de la promoción; puedes cambiarlo.',
} as const

export const teamLabels = {
  name: 'Nombre',
  sportId: 'Deporte',
  promotionId: 'Promoción',
  color: 'Color',
  logo: 'Logo',
} as const

/** Texts of a team's roster, /tournament/teams/<id>. */
export const teamRosterTexts = {
  open: 'Lista',
  openOf: (team: string) => `Lista de ${team}`,
  count: (players: number) =>
    players === 0 ? 'sin jugadores' : `${players} ${players === 1 ? 'jugador' : 'jugadores'}`,
  back: 'Equipos',
  loading: 'Cargando el equipo...',
  failed: 'No pudimos cargar el equipo',
  unknown: 'Este equipo no existe',
  unknownWhy: 'Puede que alguien lo haya eliminado, o que el enlace esté incompleto.',
  toTeams: 'Ver equipos',
  captain: (name: string) => `Capitán: ${name}`,
  noCaptain: 'Sin capitán',
  closed: 'Las listas están cerradas',
  closedWhy: 'Los capitanes ya no cambian la suya. Tú puedes agregar, corregir y eliminar jugadores.',
} as const

/** Texts of 'Cerrar listas'. */
export const rostersTexts = {
  close: 'Cerrar listas',
  openHint: 'Los capitanes pueden agregar y cambiar a sus jugadores.',
  closedHint: 'Los capitanes ven su lista, pero no la cambian. El equipo del torneo sigue pudiendo.',
  closeQuestion: '¿Cerrar las listas?',
  closeBody: 'Los capitanes ya no podrán agregar ni cambiar jugadores. Puedes volver a abrirlas cuando quieras.',
  failed: 'No pudimos cambiar las listas',
} as const
