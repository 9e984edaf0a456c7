import type { CompetitionDecision } from '@torneo/contracts/competition/decisions'
import { type CallKind, callKindNames, type MatchCall } from '@torneo/contracts/match/match-calls'
import type { Match } from '@torneo/contracts/match/matches'
import { sectionById } from '@torneo/contracts/releases/sections'
import { timeAgo } from '../time-ago'
import { fieldsPath } from './day-paths'
import { dayTexts as texts } from './day-texts'
import type { FieldOfDay } from './fields-of-day'

export interface ToResolve {
  readonly key: string
  readonly kind: 'call' | 'lots' | 'conflict' | 'late'
  readonly title: string
  readonly detail: string
  readonly when: string
  readonly action: string
  readonly to: string
}

/** Minutes from which a field's delay is worth a decision. */
const minLate = 5

const list = new Intl.ListFormat('es', { type: 'conjunction' })
const competitionOf = (sportId: string) => `${sectionById('competition').path}?deporte=${sportId}`

function ofCall({ id, matchId, kind, text, by, at }: MatchCall, matches: readonly Match[], now: number): ToResolve {
  const match = matches.find((one) => one.id === matchId)
  const reason = callKindNames[kind as CallKind] ?? callKindNames.other
  const place = match && (match.field.trim() || match.location.trim())
  return {
    key: id,
    kind: 'call',
    title: place ? `${place}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}` : reason,
    detail: texts.calledBy(by, text),
    when: timeAgo(Date.parse(at), now),
    action: texts.answer,
    to: sectionById('live_control').path,
  }
}

function ofDecision({ sportId, sport, kind, place, teams }: CompetitionDecision): ToResolve {
  const isLots = kind === 'lots'
  const names = list.format(teams)
  return {
    key: `${kind} ${sportId} ${place} ${names}`,
    kind,
    title: isLots ? texts.lots(sport, place) : texts.conflict(names),
    detail: isLots ? texts.level(names) : texts.begun(sport, place),
    when: '',
    action: isLots ? texts.draw : texts.seeTie,
    to: competitionOf(sportId),
  }
}

/** Address of 'Canchas', where the delay of a field from a match on is open. */
const boardOfFields = (late: Match | null) => `${fieldsPath}${late ? `&abrir=atrasar.${late.id}` : ''}`

const ofField = ({ name, current, late, next }: FieldOfDay): ToResolve => ({
  key: `late ${name}`,
  kind: 'late',
  title: texts.late(name, late),
  detail: texts.behind(next.length),
  when: texts.since(current?.time ?? ''),
  action: texts.delay,
  to: boardOfFields(current),
})

interface DayState {
  readonly calls: readonly MatchCall[]
  readonly decisions: readonly CompetitionDecision[]
  readonly fields: readonly FieldOfDay[]
  readonly matches: readonly Match[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Lists what waits for the organiser: unanswered calls from the pitch, lots, conflicts, late fields. */
export function toResolve({ calls, decisions, fields, matches, now }: DayState): ToResolve[] {
  const lots = decisions.filter(({ kind }) => kind === 'lots')
  const conflicts = decisions.filter(({ kind }) => kind === 'conflict')
  return [
    ...calls.filter(({ answer }) => answer === null).map((call) => ofCall(call, matches, now)),
    ...[...lots, ...conflicts].map(ofDecision),
    ...fields.filter(({ late }) => late >= minLate).map(ofField),
  ]
}
