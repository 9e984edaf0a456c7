import { listTexts } from './list/list-texts'

/** What the live panel says (spec 2 §2, §8); failures of single commands are the contract's. */
export const liveTexts = {
  ...listTexts,

  retry: 'Reintentar',

  back: 'Cambiar partido',
  loadingMatch: 'Cargando el partido...',
  matchFailed: 'No pudimos abrir el partido',
  matchFailedWhy: 'El servidor no respondió. Lo que registraste en este dispositivo sigue aquí.',
  missing: 'Este partido ya no existe',
  missingWhy: 'Alguien lo eliminó. Elige otro para controlar.',
  live: 'EN VIVO',
  paused: 'PAUSADO',
  clockRuns: 'Reloj en marcha',
  clockStopped: 'Reloj detenido',
  clockUnheard: 'Reloj sin señal',
  minuteOf: (age: string) => `Minuto de ${age}`,
  clockStalled: 'El reloj se detuvo: pasaron más de 15 minutos sin señal del servidor. Revisa el minuto y reanuda.',
  pastEnd: (minute: number) => `Pasó los ${minute}′`,
  goalsOf: (team: string) => `Goles de ${team}:`,
  moreGoals: (team: string) => `Sumar gol a ${team}`,
  lessGoals: (team: string) => `Restar gol a ${team}`,
  minute: 'Minuto',
  moreMinutes: 'Sumar un minuto',
  lessMinutes: 'Restar un minuto',
  half: 'Tiempo',
  start: 'Iniciar Partido',
  pause: 'Pausar',
  resume: 'Reanudar',
  finish: 'Finalizar Partido',
  onItsWay: 'Por enviar',

  timeline: 'Timeline de Eventos',
  eventCount: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  noEvents: 'No hay eventos registrados aún',
  missingPlayer: 'Jugador no encontrado',
  assist: (who: string) => `Asist. ${who}`,
  remove: (what: string) => `Eliminar ${what}`,
  removeQuestion: '¿Eliminar este evento?',
  removeGoalBody: (what: string, score: string) => `${what}. El marcador queda como está: ${score}.`,
  removeConfirm: 'Eliminar evento',

  player: 'Jugador *',
  choosePlayer: 'Elige un jugador',
  shirts: 'Por número de camiseta',
  noPlayer: 'Selecciona un jugador',
  assistLabel: 'Asistencia (Opcional)',
  noAssist: 'Sin asistencia',
  register: 'Registrar',
  cancel: 'Cancelar',
  loadingPlayers: 'Cargando jugadores...',
  playersFailed: 'No pudimos cargar los jugadores.',
  noPlayers: (team: string) => `${team} no tiene jugadores en su lista`,
  noPlayersWhy: 'Agrega aquí a quien fue, o completa la lista del equipo y vuelve a registrar.',
  toRoster: 'Ir a la lista del equipo',

  addPlayer: 'Agregar jugador',
  notListed: '¿No está en la lista?',
  backToPlayers: 'Volver',
  adding: 'Guardando...',
  latePosition: 'Posición (Opcional)',
  latePositionHint: 'Puedes completarla después, en la lista del equipo.',
  noPosition: 'A definir',
  lateNeedsLine: 'Para agregar a un jugador hace falta conexión: la lista está en el servidor.',
  lateFailed: 'Error al guardar el jugador',

  undo: 'Deshacer',
  undone: (what: string) => `Se deshizo: ${what}`,
  undoNext: (what: string) => `Ahora: ${what}`,
  started: 'Inicio del partido',
  score: (team: string, step: 1 | -1) => `${step === 1 ? '+1' : '-1'} a ${team}`,
  minuteStep: (step: 1 | -1) => (step === 1 ? '+1 minuto' : '-1 minuto'),
  eventOf: (type: string, who: string) => `${type} de ${who}`,
  deleted: (what: string) => `Eliminado: ${what}`,
  edit: 'Editar evento',
  corrected: (what: string) => `Corregido: ${what}`,

  offline: 'Sin conexión',
  refused: 'No se pudo guardar',
  refusedOver: 'El partido terminó antes de que llegara lo tuyo. Reábrelo para enviarlo otra vez, o descártalo.',
  discard: 'Descartar',

  finishQuestion: '¿Finalizar el partido?',
  finishBody: 'Se sumará a Posiciones y Goleadores. Podrás usar «Reabrir partido» en Partidos.',
  finishBack: 'Volver al partido',
  finished: 'Partido finalizado. Estadísticas actualizadas correctamente.',
  finishedTitle: 'Partido finalizado',
  cancelledTitle: 'Partido cancelado',
  finishedWhy: 'El resultado ya cuenta en Posiciones y Goleadores. Para corregirlo, usa «Reabrir partido».',
  finishedUnsent: 'El final se enviará en cuanto vuelva la conexión. Deja abierta esta página.',
  cancelledWhy: 'No suma en la tabla. Para jugarlo, usa «Reabrir partido».',
  seeStandings: 'Ver posiciones',
  reopen: 'Reabrir partido',
  reopenQuestion: (teams: string) => `¿Reabrir el partido ${teams}?`,
  reopenFinishedBody: 'Vuelve a estar en vivo con el reloj detenido, y su resultado se descuenta de Posiciones y Goleadores hasta que lo finalices.',
  reopenCancelledBody: 'Vuelve al estado en que se canceló.',
  reopenBack: 'Volver',
  reopened: 'Partido reabierto',

  replaced: (team: string, goals: number, registered: number) =>
    `${team}: el marcador suma ${goals} y hay ${registered} ${registered === 1 ? 'gol registrado' : 'goles registrados'}. Al eliminar un gol, el marcador no baja.`,

  sun: 'Modo sol',
  keys: 'Atajos de teclado',
  keysHelp: 'Ver los atajos de teclado',
  keysWhy: 'Ninguna tecla finaliza el partido. No actúan mientras escribes ni con una ventana abierta.',
} as const

/** An event by its type (spec 2 §2). */
export const eventLabels: Readonly<Record<string, string>> = {
  goal: 'Gol', own_goal: 'Gol en contra', yellow_card: 'Tarjeta Amarilla', red_card: 'Tarjeta Roja', substitution: 'Cambio', second_yellow: 'Doble amarilla',
}
export const otherEvent = 'Evento'
/** A second yellow card with the red one: two events, one action (B11). */
export const secondYellow = 'second_yellow'
export const penaltyMark = '(p)'

/** The button that opens its sheet, and the sheet's title. */
export const eventTitles = { goal: 'Registrar Gol', yellow_card: 'Tarjeta Amarilla', red_card: 'Tarjeta Roja' } as const
export type RegisteredType = keyof typeof eventTitles
