import { endpoint } from '../endpoint/endpoint'
import { fieldMessages, flag, oneOf, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { maxStep } from '../tournament/scoring'
import { setList } from '../tournament/scoring-input'
import { Match } from './match'
import { MatchEvent } from './match-event'

/**
 * Messages of match commands (spec 2 §4, §8). A command that the match's state does not allow fails with 409 and one of
 * these.
 */
export const matchCommandMessages = {
  notScheduled: 'El partido ya no está programado',
  notRunning: 'El reloj no está en marcha',
  notStopped: 'El reloj no está detenido',
  notLive: 'El partido no está en vivo',
  notFinished: 'El partido no está finalizado',
  notOpen: 'El partido no está programado ni en vivo',
  notClosed: 'El partido no está finalizado ni cancelado',
  noTeams: 'Equipos no encontrados',
  teamsOpen: 'Todavía no se sabe quién juega',
  nothingToUndo: 'No hay nada para deshacer',
  undone: 'Esa acción ya se deshizo',
  halfMoved: 'El período cambió después: ya no se puede deshacer',
  eventGone: 'El evento ya no está: no se puede deshacer',
  eventChanged: 'El evento cambió después: ya no se puede deshacer',
  eventBack: 'El evento ya está de nuevo: no se puede deshacer',
  clockMoved: 'El reloj cambió después: ya no se puede deshacer',
  notUndoable: 'Esa acción no se puede deshacer',
  tooOld: 'Esa acción es muy antigua: usa «Volver a este momento»',
  alreadyThere: 'El partido ya está como en ese momento',
  periodOver: 'Ese período ya terminó',
  setOpen: 'El set no puede cerrarse con esos puntos',
  setClosed: 'Ese set ya está cerrado',
  setOver: 'El set ya terminó: ciérralo antes de seguir',
  setsMoved: 'Los sets cambiaron después: ya no se puede deshacer',
  decided: 'El partido ya está decidido: finalízalo',
  setMissing: 'Falta el set que decide: un partido por sets no termina empatado',
  startFollowed: 'Ya se registró algo después del inicio: no se puede deshacer',
  startPassed: 'Pasaron más de diez minutos desde el inicio: ya no se puede deshacer',
  tooManyEvents: 'Este partido ya tiene 400 eventos: no se pueden registrar más',
  needsWinner: 'Este partido debe tener un ganador: juega el alargue o los penales',
  playsOn: 'Este partido no termina empatado: en este deporte se sigue jugando hasta que haya un ganador',
  mayBeLevel: 'Este partido puede terminar empatado: para patear penales, marca «Debe haber un ganador» en Partidos',
  notLevel: 'El partido no está empatado',
  otherSideKicks: 'Le toca patear al otro equipo',
  shootoutOver: 'Los penales ya terminaron: ya hay un ganador',
  impossibleShootout:
    'Ese resultado de penales no es posible: se termina cuando uno ya no puede alcanzar al otro, como 4 a 2 o 6 a 5',
  shootoutMoved: 'Se pateó otro penal después: deshaz primero el último',
  stateMoved: 'El partido cambió después: ya no se puede deshacer',
  tooManyActions: 'Este partido ya tiene 4.000 acciones: finalízalo o cancélalo',
} as const

/** Error for a timeout in a sport without them. */
export const noTimeoutsMessage = 'Este deporte no tiene tiempos muertos'

export const matchSides = ['home', 'away'] as const
export type MatchSide = (typeof matchSides)[number]

const step = z.literal([1, -1], { error: fieldMessages.invalid })

/** Steps other than 1 are valid only in a sport of points that has them. In a sport of sets the running set gets the point. */
export const ScoreStep = z.strictObject({
  side: oneOf(matchSides, fieldMessages.required),
  step: z
    .int({ error: fieldMessages.invalid })
    .check(z.refine((points: number) => points !== 0 && Math.abs(points) <= maxStep, fieldMessages.invalid)),
  /**
   * False: fails with 409 same_event if another person registered the same kind for the same side within 20 s. True:
   * counts as a separate event. Absent: counts, because older clients cannot ask the user (B14).
   */
  isAnother: z.optional(flag()),
})
export type ScoreStep = z.output<typeof ScoreStep>

/** The match after a score step, with the unidentified goal that the step added to the timeline. */
export const ScoreAnswer = z.extend(Match, { event: z.optional(MatchEvent) })

export const MinuteStep = z.strictObject({ step })
/** Highest minute that can be typed. */
export const maxMinute = 300
export const MinuteChoice = z.strictObject({ minute: whole(0, maxMinute) })
/** Limited by the sport's periods, or to 2 in a sport with a single one; extra time adds 2. */
export const HalfChoice = z.strictObject({ half: whole(1, 6) })
export const PeriodChoice = z.strictObject({ period: whole(1, 6) })

export const Timeout = z.strictObject({ side: oneOf(matchSides, fieldMessages.required) })

/** Number of the running set, from 1: a second device that closes the same set closes no other. */
export const SetEnd = z.strictObject({ set: whole(1, 5) })
/** All finished sets, replacing the ones of the match. */
export const SetsCorrection = z.strictObject({ sets: setList() })

/** Bonus points of both sides in a sport that has them (B81). */
export const BonusPoints = z.strictObject({ home: whole(0, 9), away: whole(0, 9) })
export type BonusPoints = z.output<typeof BonusPoints>

/**
 * Result of a match recorded on paper: with the shoot-out if it was level and needed a winner, and with the sets if it
 * was won by sets and they are known.
 */
export const MatchResult = z.strictObject({
  homeScore: whole(0, 1000),
  awayScore: whole(0, 1000),
  homePenalties: z.optional(whole(0, 100)),
  awayPenalties: z.optional(whole(0, 100)),
  sets: z.optional(setList()),
  bonus: z.optional(BonusPoints),
  /** Side that retired: the other one wins, with the score as it stands (B84). */
  retired: z.optional(oneOf(matchSides, fieldMessages.invalid)),
})
export type MatchResult = z.output<typeof MatchResult>

/** The number of a user's last actions on a match that can be undone. */
export const undoDepth = 10

/**
 * Milliseconds on the database's clock during which 'Iniciar Partido' can be undone as the match's last action (B7).
 */
export const undoStartWindow = 10 * 60_000

/**
 * `key` is the Idempotency-Key of the action to undo; absent, the user's latest undoable action on this match is
 * undone.
 */
export const UndoRequest = z._default(
  z.strictObject({
    key: z.optional(
      z
        .string({ error: fieldMessages.invalid })
        .check(z.minLength(8, fieldMessages.invalid), z.maxLength(64, fieldMessages.tooLong(64))),
    ),
  }),
  {},
)

export const UndoAnswer = z.object({
  /** `key` is null when the action was sent without one. */
  undone: z.object({
    key: z.nullable(z.string()),
    /** Earlier clients accept no other kinds: a correction is reported as 'event'. */
    kind: z.enum(['score', 'minute', 'half', 'event', 'event_deletion', 'start']),
  }),
  match: Match,
})
export type UndoAnswer = z.output<typeof UndoAnswer>

const tag = 'matches'
const access = { section: 'live_control' } as const
const command = { method: 'POST', tag, access, response: Match, repeatable: true, scope: 'match' } as const

/** Every command raises the match's rev: clients ignore a state with a lower rev. */
export const matchCommandEndpoints = {
  start: endpoint({
    ...command,
    path: '/matches/:id/start',
    summary: 'From scheduled: live, the clock runs from minute 0 of half 1; the score stays (R9)',
    failure: 'Error al iniciar el partido',
  }),
  pause: endpoint({
    ...command,
    path: '/matches/:id/pause',
    summary: 'Stop the clock; the rest of the running minute is preserved',
    failure: 'Error al pausar el partido',
  }),
  resume: endpoint({
    ...command,
    path: '/matches/:id/resume',
    summary: 'Let the clock run on',
    failure: 'Error al reanudar el partido',
  }),
  score: endpoint({
    ...command,
    path: '/matches/:id/score',
    body: ScoreStep,
    response: ScoreAnswer,
    summary:
      'One more or one less for a side, up to 3 in a sport of points, never below 0; of goals the timeline gets an unnamed one, or loses its last (B9)',
    failure: 'Error al cambiar el marcador',
  }),
  minute: endpoint({
    ...command,
    path: '/matches/:id/minute',
    summary: 'One minute more or less, never below 0',
    body: MinuteStep,
    failure: 'Error al cambiar el minuto',
  }),
  setMinute: endpoint({
    ...command,
    method: 'PUT',
    path: '/matches/:id/minute',
    summary: 'Set the minute, as it is typed; the seconds stay',
    body: MinuteChoice,
    failure: 'Error al cambiar el minuto',
  }),
  half: endpoint({
    ...command,
    method: 'PUT',
    path: '/matches/:id/half',
    summary: 'Set the half; the minute stays',
    body: HalfChoice,
    failure: 'Error al cambiar el período',
  }),
  endPeriod: endpoint({
    ...command,
    path: '/matches/:id/period-end',
    summary: 'From live: stop the clock and mark the period as over (B8)',
    failure: 'Error al terminar el período',
  }),
  startPeriod: endpoint({
    ...command,
    path: '/matches/:id/period-start',
    body: PeriodChoice,
    summary: 'From live and stopped: the clock runs from the first minute of that period (B8)',
    failure: 'Error al empezar el período',
  }),
  timeout: endpoint({
    ...command,
    path: '/matches/:id/timeouts',
    body: Timeout,
    response: ScoreAnswer,
    summary:
      'From live, in a sport scored by points or of more than two periods: an event of that side, and the clock stops',
    failure: 'Error al registrar el tiempo muerto',
  }),
  endSet: endpoint({
    ...command,
    path: '/matches/:id/set-end',
    body: SetEnd,
    summary: 'Close the running set, once its points end it; closing a closed one answers the match (B13)',
    failure: 'Error al cerrar el set',
  }),
  correctSets: endpoint({
    ...command,
    method: 'PUT',
    path: '/matches/:id/sets',
    body: SetsCorrection,
    summary: 'Correct the finished sets while scheduled or live; the score follows (B13)',
    failure: 'Error al corregir los sets',
  }),
  bonus: endpoint({
    ...command,
    method: 'PUT',
    path: '/matches/:id/bonus',
    body: BonusPoints,
    summary: 'Set the bonus points of both sides, while live or finished; 400 in a sport without them (B81)',
    failure: 'Error al guardar los puntos bonus',
  }),
  undo: endpoint({
    ...command,
    path: '/matches/:id/undo',
    summary:
      'Take back whole one of the own last ten actions on this match; a start for ten minutes, while nothing else was done to it since; 409 otherwise',
    body: UndoRequest,
    response: UndoAnswer,
    failure: 'Error al deshacer',
  }),
  finish: endpoint({
    ...command,
    path: '/matches/:id/finish',
    summary:
      'From live, or an abandoned match as it stands: finished, its result added to both teams and to all players with events; 409 when a team is missing (R4), and level where it must have a winner or the sport allows no draw (B34)',
    failure: 'Error al finalizar el partido',
  }),
  result: endpoint({
    ...command,
    path: '/matches/:id/result',
    summary: 'From scheduled or live: set the score and finish in one step (R4)',
    body: MatchResult,
    failure: 'Error al finalizar el partido',
  }),
  reopen: endpoint({
    ...command,
    path: '/matches/:id/reopen',
    summary:
      'A finished match is live and stopped again, its result taken back; a cancelled, postponed or abandoned one, or a walkover, as it was left (R7, B15)',
    failure: 'Error al reabrir el partido',
  }),
} as const
