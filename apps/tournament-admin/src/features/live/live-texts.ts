import { periodLabel } from '@torneo/domain/format/format-minute'

/** Formats '1.º tiempo', '2.º cuarto', 'alargue 1'. */
const spokenPeriod = (period: number, count?: number) =>
  count !== undefined && period > count
    ? `alargue ${period - count}`
    : `${period}.º ${periodLabel(count).toLowerCase()}`

/** Texts of the live panel (spec 2 §2, §8); failures of single commands are in the contract. */
export const liveTexts = {
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
  clockContinues: 'Sigue sin conexión',
  clockStalled: 'El reloj se detuvo: pasaron más de 15 minutos sin señal del servidor. Revisa el minuto y reanuda.',
  pastEnd: (minute: number) => `Pasó los ${minute}′`,
  minute: 'Minuto',
  minuteEarlier: 'Un minuto antes',
  minuteLater: 'Un minuto después',
  minuteInvalid: 'Usa un minuto como 45 o 45+2',
  setMinute: 'Cambiar el minuto',
  minuteHint: (now: string) => `El reloj marca ${now}. Los segundos siguen igual.`,
  saveMinute: 'Guardar minuto',
  minuteSet: (minute: string) => `Minuto ${minute}`,
  moreMinutes: 'Sumar un minuto',
  lessMinutes: 'Restar un minuto',
  endPeriod: (period: number, count?: number) => `Fin del ${spokenPeriod(period, count)}`,
  startPeriod: (period: number, count?: number) => `Empieza el ${spokenPeriod(period, count)}`,
  start: 'Iniciar Partido',
  pause: 'Pausar',
  resume: 'Reanudar',
  finish: 'Finalizar Partido',
  pending: 'Por enviar',

  timeline: 'Timeline de Eventos',
  eventCount: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  unnamedPoints: (count: number) => (count === 1 ? '1 punto sin identificar' : `${count} puntos sin identificar`),
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
  unidentified: 'Sin identificar',
  shirtCards: { yellow_card: 'con amarilla', red_card: 'expulsado' },
  suspended: 'Suspendido',
  isSuspended: (who: string) => `${who} está suspendido: no puede jugar este partido. ¿Registrar igual?`,
  goalKinds: { penalty: 'De penal', own_goal: 'En contra' },
  countsFor: (team: string) => `Cuenta para ${team}`,
  whose: '¿De quién fue?',
  whoseGoalOf: (team: string) => `¿De quién fue el gol de ${team}?`,
  addName: 'poner nombre',
  assistOffer: '¿Asistencia?',
  hasYellow: (who: string, minute: string) => `${who} ya tiene amarilla (${minute}).`,
  wasSentOff: (who: string, minute: string) => `${who} fue expulsado a los ${minute}. ¿Registrar igual?`,
  onlyYellow: 'Solo amarilla',
  secondYellow: 'Doble amarilla',
  registerAnyway: 'Registrar igual',
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
  lateNeedsConnection: 'Para agregar a un jugador hace falta conexión: la lista está en el servidor.',
  lateFailed: 'Error al guardar el jugador',
  lateTeam: 'Equipo',
  lateAdded: (name: string) => `${name} quedó a confirmar`,
  beforeStart: 'Antes de empezar',
  toConfirm: 'Agregar jugador a confirmar',
  toConfirmWhy: 'La organización lo confirma después',
  isToConfirm: 'A confirmar',

  history: 'Historial',
  undo: 'Deshacer',
  undone: (what: string) => `Se deshizo: ${what}`,
  undoNext: (what: string) => `Ahora: ${what}`,
  eventOf: (type: string, who: string) => `${type} de ${who}`,
  deleted: (what: string) => `Eliminado: ${what}`,
  edit: 'Editar evento',
  editOf: (what: string) => `Editar ${what}`,
  save: 'Guardar',
  teamLabel: 'Equipo',
  playerLabel: 'Jugador',
  eventType: 'Tipo de evento',
  teamMoves: (team: string) => `El evento pasa a ${team}.`,
  scoreMoves: (before: string, after: string) => `El marcador pasa de ${before} a ${after}.`,
  statsMove: 'El partido está finalizado: se corrigen las estadísticas de los jugadores. El resultado no cambia.',

  offline: 'Sin conexión',
  offlineHelp: 'Qué pasa sin señal',
  rejected: 'No se pudo guardar',
  rejectedOver: 'El partido terminó antes de que llegara lo tuyo. Reábrelo para enviarlo otra vez, o descártalo.',
  discard: 'Descartar',

  finishQuestion: '¿Finalizar el partido?',
  finishBack: 'Volver al partido',
  finished: 'Partido finalizado. Estadísticas actualizadas correctamente.',
  finishedTitle: 'Partido finalizado',
  wonOnPenalties: (team: string, home: number, away: number) => `Ganó ${team} por penales (${home} – ${away}).`,
  cancelledTitle: 'Partido cancelado',
  walkoverTitle: 'Partido terminado por W.O.',
  abandonedTitle: 'Partido suspendido',
  postponedTitle: 'Partido postergado',
  walkoverWhy: (team: string, reason: string) =>
    `No se presentó ${team}${reason && ` (${reason})`}. El resultado cuenta en Posiciones; no cuentan goleadores ni tarjetas.`,
  abandonedWhy: (reason: string) =>
    `${reason && `${reason}. `}Guarda su marcador, su minuto y sus eventos, y no suma en la tabla. Ponle nueva fecha para seguirlo, o ciérralo como está.`,
  postponedWhy: (reason: string) =>
    `${reason && `${reason}. `}Espera nueva fecha. Las familias lo ven como «Postergado».`,
  resumeMatch: 'Seguir Partido',
  finishedUnsent: 'El final se enviará en cuanto vuelva la conexión. Deja abierta esta página.',
  cancelledWhy: 'No suma en la tabla. Para jugarlo, usa «Reabrir partido».',
  seeStandings: 'Ver posiciones',
  share: 'Compartir',
  shared: (match: string, isFinished: boolean) => (isFinished ? `${match} · final` : match),
  shareFailed: 'No se pudo compartir. El enlace está en la página para las familias.',
  nextOnField: (where: string) => `Sigue en ${where}`,
  reopen: 'Reabrir partido',
  reopenQuestion: (teams: string) => `¿Reabrir el partido ${teams}?`,
  reopenFinishedBody:
    'Vuelve a estar en vivo con el reloj detenido, y su resultado se descuenta de Posiciones y Goleadores hasta que lo finalices.',
  reopenCancelledBody: 'Vuelve al estado en que se canceló.',
  reopenEndedBody: 'Vuelve a como estaba; lo que sumaba en Posiciones se descuenta.',
  reopenBack: 'Volver',
  reopened: 'Partido reabierto',

  replaced: (team: string, goals: number, registered: number) =>
    `${team}: el marcador suma ${goals} y hay ${registered} ${registered === 1 ? 'gol registrado' : 'goles registrados'}. Al eliminar un gol, el marcador no baja.`,

  sun: 'Modo sol',
  keys: 'Atajos de teclado',
  keysHelp: 'Ver los atajos de teclado',
  keysWhy: 'Ninguna tecla finaliza el partido. No actúan mientras escribes ni con una ventana abierta.',
} as const

/** Label key of a second yellow card with its red one: two events, one action (B11). */
export const secondYellow = 'second_yellow'
export const penaltyMark = '(p)'

/** Labels of the buttons that open a sheet, and titles of the sheets. */
export const eventTitles = { goal: 'Registrar Gol', yellow_card: 'Tarjeta Amarilla', red_card: 'Tarjeta Roja' } as const
export type RegisteredType = keyof typeof eventTitles
