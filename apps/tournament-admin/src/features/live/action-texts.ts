import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { MatchLogRow } from '@torneo/contracts/match/match-log'
import type { Bonus, Shootout } from '@torneo/contracts/match/match-outcome'
import type { Match } from '@torneo/contracts/match/matches'
import { formatHalf, formatMinute, periodLabel } from '@torneo/domain/format/format-minute'
import { signed } from '@torneo/domain/format/signed'
import type { LiveAction, MatchActionKind } from '@torneo/domain/match/actions'
import { secondYellow } from '@torneo/domain/match/event-types/cards'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { definedFields } from '@torneo/domain/records/defined-fields'
import { teamName } from '../../parts/match-labels'
import { formatEvent } from './format-event'
import { liveTexts as texts } from './live-texts'

/** The parts of a match that its texts name. */
export type Named = Pick<Match, 'homeTeam' | 'awayTeam' | 'sport'>

/** Context of an action on the board. */
export interface BoardContext {
  readonly match: Named
  readonly events: readonly TimelineEvent[]
  readonly nameOf: (playerId: string) => string | null
  /** The event that the action added to the timeline or removed from it, if known. */
  readonly event?: MatchEvent | null | undefined
}

export interface RowTexts {
  /** Text of a row in 'Historial'. */
  row(row: MatchLogRow, match: Named): string
  /** Name after 'Deshizo:', given the row of the undo. Absent: the change that the undo made. */
  undone?(row: MatchLogRow, match: Named): string
}

export interface PanelTexts<Action extends LiveAction> extends RowTexts {
  /** Announcement on the board. */
  announce(action: Action, context: BoardContext): string
  /** Label of its button, for an action that the board offers to each side. */
  readonly button?: string
  /** Shows a rejection as an alert in the list instead of a toast (spec 2 §8). */
  readonly isAlert?: true
  /** Separates the failure from its reason. Absent: a full stop. */
  readonly beforeReason?: string
}

export const anAction = 'una acción'
export const formatScore = ({ homeScore, awayScore }: Pick<Match, 'homeScore' | 'awayScore'>): string =>
  `${homeScore} – ${awayScore}`
export const formatEvents = (events: readonly MatchEvent[] = []): string => events.map(formatEvent).join(', ')
/** Number of periods; 2 for a single one, because the second half can always be chosen (spec 2 §2). */
export const periodsOf = ({ sport }: Pick<Match, 'sport'>): number => Math.max(2, sport?.periods ?? 2)
const periodLabelOf = (match: Named) => periodLabel(periodsOf(match))
const sideName = ({ homeTeam, awayTeam }: Named, side: MatchSide) => teamName(side === 'home' ? homeTeam : awayTeam)

const eventTeam = (events: readonly MatchEvent[] = [], { homeTeam, awayTeam }: Named) =>
  teamName(events[0]?.teamId === homeTeam?.id ? homeTeam : awayTeam)

/** Formats 'Corregido: Gol de Ana pasa a Gol de Eva', with the teams if they differ (B48). */
function formatChange({ effect: { removed = [], added = [] } }: MatchLogRow, teams: Named): string {
  const isMoved = removed[0]?.teamId !== added[0]?.teamId
  const describe = (events: readonly MatchEvent[]) =>
    formatEvents(events) + (isMoved ? ` (${eventTeam(events, teams)})` : '')
  return `Corregido: ${describe(removed)} pasa a ${describe(added)}`
}

/** Formats the steps of an effect: '+1 a Promo 98, -1 minuto'. */
export function formatSteps(
  { homePoints = 0, awayPoints = 0, home = homePoints, away = awayPoints, minute = 0 }: MatchLogRow['effect'],
  teams: Named,
): string {
  return [
    ...(home === 0 ? [] : [`${signed(home)} a ${sideName(teams, 'home')}`]),
    ...(away === 0 ? [] : [`${signed(away)} a ${sideName(teams, 'away')}`]),
    ...(minute === 0 ? [] : [`${signed(minute)} ${Math.abs(minute) === 1 ? 'minuto' : 'minutos'}`]),
  ].join(', ')
}

/** Formats the steps that an undo reverted. */
export const formatUndoneSteps = (
  { effect: { home, homePoints = 0, away, awayPoints = 0, minute = 0 } }: MatchLogRow,
  teams: Named,
): string => formatSteps({ home: -(home ?? homePoints), away: -(away ?? awayPoints), minute: -minute }, teams)

/** Formats the sides of a knock-out match that were filled: 'Se definió: Promo 98'. */
function formatAssigned({ before = {}, after = {} }: MatchLogRow['effect'], { homeTeam, awayTeam }: Named): string {
  const names = [
    { field: 'homeTeamId', team: homeTeam },
    { field: 'awayTeamId', team: awayTeam },
  ].flatMap(({ field, team }) =>
    team && after[field] === team.id && after[field] !== before[field] ? [teamName(team)] : [],
  )
  return names.length > 0 ? `Se definió: ${names.join(' – ')}` : 'Cambió quién juega'
}

const formatKick = (team: string, scored: boolean) => `Penal de ${team}: ${scored ? 'convertido' : 'errado'}`
/** Name of the side that a result names. */
const resultName = ({ after = {} }: MatchLogRow['effect'], match: Named): string => {
  const side = (after['result'] as { readonly side?: MatchSide } | null | undefined)?.side
  return side ? sideName(match, side) : ''
}
const bonusRow = (after: Readonly<Record<string, unknown>>): string => {
  const { home = 0, away = 0 } = (after['bonus'] ?? {}) as Partial<Bonus>
  return texts.bonus(home, away)
}

const formatTimeout = (team: string) => `Tiempo muerto de ${team}`
const aKick = 'un penal'

const stepsRow = ({ effect }: MatchLogRow, teams: Named) => formatSteps(effect, teams) || anAction

/** The fields of a correction that the board shows. */
const changeOf = ({
  type,
  penalty = false,
  points,
  minute,
  added,
  names,
}: Extract<LiveAction, { kind: 'event_change' }>) => definedFields({ type, penalty, points, minute, added, ...names })

/** Texts of each kind of action: on the board, and in 'Historial'. */
export const actionTexts: {
  readonly [Kind in MatchActionKind]: Kind extends LiveAction['kind']
    ? PanelTexts<Extract<LiveAction, { kind: Kind }>>
    : RowTexts
} = {
  start: {
    announce: () => 'Inicio del partido',
    row: () => 'Inicio del partido',
    undone: () => 'Inicio del partido',
    isAlert: true,
  },
  pause: { announce: () => texts.pause, row: () => 'Reloj detenido', undone: () => 'Reloj detenido', isAlert: true },
  resume: {
    announce: () => texts.resume,
    row: () => 'Reloj en marcha',
    undone: () => 'Reloj en marcha',
    isAlert: true,
  },
  retire: { row: ({ effect }, match) => texts.retired(resultName(effect, match)) },
  award: { row: ({ effect }, match) => texts.awarded(resultName(effect, match)) },
  bonus: {
    announce: ({ home, away }) => texts.bonus(home, away),
    row: ({ effect: { after = {} } }) => bonusRow(after),
    undone: () => 'los puntos bonus',
  },
  stall: { row: () => 'El reloj se detuvo solo' },
  minute: { announce: ({ step }) => (step === 1 ? '+1 minuto' : '-1 minuto'), row: stepsRow },
  minute_set: {
    announce: ({ minute }) => texts.minuteSet(formatMinute(minute)),
    row: ({ moment }) => texts.minuteSet(formatMinute(moment.minute)),
  },
  period_end: {
    announce: (_, { match }) => `Fin del ${periodLabelOf(match).toLowerCase()}`,
    row: ({ moment }, match) => texts.endPeriod(moment.half, periodsOf(match)),
    undone: (_, match) => `Fin del ${periodLabelOf(match).toLowerCase()}`,
  },
  period_start: {
    announce: ({ period }, { match }) => texts.startPeriod(period, periodsOf(match)),
    row: ({ moment }, match) => texts.startPeriod(moment.half, periodsOf(match)),
  },
  half: {
    announce: ({ half }, { match }) => formatHalf(half, periodsOf(match)),
    row: ({ moment }, match) => formatHalf(moment.half, periodsOf(match)),
    undone: (_, match) => periodLabelOf(match),
  },
  score: {
    announce: ({ side, step }, { match }) => `${step > 0 ? '+' : ''}${step} a ${sideName(match, side)}`,
    row: stepsRow,
  },
  set_end: {
    announce: ({ set }) => `Cierre del set ${set}`,
    row: ({ moment }) => `Cierre del set ${moment.homeScore + moment.awayScore}`,
    undone: () => 'Cierre de un set',
  },
  sets: { announce: () => 'Sets corregidos', row: () => 'Sets corregidos', undone: () => 'Sets corregidos' },
  event: {
    announce: ({ withRed, ...action }, { nameOf, event }) =>
      formatEvent({
        ...action,
        ...(withRed && { type: secondYellow }),
        playerName: nameOf(action.playerId) ?? event?.playerName ?? null,
      }),
    row: ({ effect }) => formatEvents(effect.added),
    isAlert: true,
  },
  event_change: {
    announce(action, { events, event }) {
      const before = events.find(({ id }) => id === action.eventId)
      const after = event ?? (before && { ...before, ...changeOf(action) })
      return after ? `Corregido: ${formatEvent(after)}` : texts.edit
    },
    row: formatChange,
    isAlert: true,
  },
  event_deletion: {
    announce({ eventId }, { events, event }) {
      const deleted = event ?? events.find(({ id }) => id === eventId)
      return deleted ? texts.deleted(formatEvent(deleted)) : texts.removeConfirm
    },
    row: ({ effect }) => texts.deleted(formatEvents(effect.removed)),
  },
  timeout: {
    button: 'Tiempo muerto',
    announce: ({ side }, { match }) => formatTimeout(sideName(match, side)),
    row: ({ effect }, teams) => formatTimeout(eventTeam(effect.added, teams)),
    undone: ({ effect }, teams) => formatTimeout(eventTeam(effect.removed, teams)),
  },
  kick: {
    announce: ({ side, scored }, { match }) => formatKick(sideName(match, side), scored),
    row({ effect }, teams) {
      const last = (effect.after?.['shootout'] as Shootout | undefined)?.kicks.at(-1)
      return last ? formatKick(sideName(teams, last.side), last.scored) : aKick
    },
    undone: () => aKick,
  },
  finish: { announce: () => texts.finish, row: () => 'Partido finalizado', isAlert: true, beforeReason: ':' },
  result: { row: ({ moment }) => `Resultado cargado: ${formatScore(moment)}` },
  walkover: { row: () => 'Terminado por W.O.' },
  abandon: { row: () => 'Partido suspendido' },
  postpone: { row: () => 'Partido postergado' },
  cancel: { row: () => 'Partido cancelado' },
  reopen: { row: () => 'Partido reabierto' },
  counters: {
    row: () => 'Marcador o minuto corregidos',
    undone: (row, teams) => formatUndoneSteps(row, teams) || 'Marcador o minuto corregidos',
  },
  assign_teams: { row: ({ effect }, teams) => formatAssigned(effect, teams) },
  restore: { row: ({ moment }) => `Vuelta a un momento: ${formatScore(moment)} · ${formatMinute(moment.minute)}` },
  undo: { announce: () => texts.undo, row: () => anAction },
}
