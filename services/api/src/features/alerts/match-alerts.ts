import type { Match } from '@torneo/contracts/match/matches'
import type { Alert } from '@torneo/contracts/tournament/alerts'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatDisplayState } from '@torneo/domain/match/list/match-words'
import { isAbandoned } from '@torneo/domain/match/result/endings'
import { sideName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'

/** Fields of a match that alerts are about. */
export type MatchMoment = Pick<
  Match,
  'status' | 'date' | 'time' | 'location' | 'field' | 'homeScore' | 'awayScore' | 'homeTeamId' | 'awayTeamId'
>
export type AlertedMatch = MatchMoment &
  Pick<Match, 'id' | 'sport' | 'homeTeam' | 'awayTeam' | 'homeLabel' | 'awayLabel' | 'tieId' | 'roundName'> &
  Partial<Pick<Match, 'result' | 'interruption' | 'rev'>>

export const momentOf = ({
  status,
  date,
  time,
  location,
  field,
  homeScore,
  awayScore,
  homeTeamId,
  awayTeamId,
}: MatchMoment): MatchMoment => ({ status, date, time, location, field, homeScore, awayScore, homeTeamId, awayTeamId })

export interface MatchAlert extends Alert {
  /** Identifies the change, so that one node sends it once. */
  readonly claim: string
}

const longDay = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOf = (date: string) => longDay.format(new Date(`${date}T00:00:00Z`))

const hasScored = (before: MatchMoment, after: MatchMoment) =>
  after.homeScore > before.homeScore || after.awayScore > before.awayScore
const locationOf = ({ location, field }: MatchMoment) => [location, field].filter(Boolean).join(' · ')
const whenAndWhere = (match: MatchMoment) => [match.date, match.time, locationOf(match)].join(' ')

/** Formats 'la Semifinal 1', or 'la Final de Oro' of a cup. */
function roundInSentence(roundName: string): string {
  const [name = '', cup] = roundName.split(' · ').toReversed()
  const article = name === 'Tercer puesto' ? 'el ' : /^(Semifinal|Final)/.test(name) ? 'la ' : ''
  return article + name + (cup ? ` de ${cup}` : '')
}

/** Names of the teams that a slot of an unplayed tie was filled with. */
function filledNames(before: MatchMoment, after: AlertedMatch): string[] {
  if (after.status !== 'scheduled' || !after.tieId || !formatRound(after)) return []
  return (['home', 'away'] as const).flatMap((side) => {
    const team = after[`${side}Team`]
    return team && before[`${side}TeamId`] !== after[`${side}TeamId`] ? team.name : []
  })
}

/** The alert for a match that waits for a new date, or is played after all (B93). */
function interruptionAlert(before: MatchMoment, after: AlertedMatch) {
  const sides = `${sideName(after, 'home')} – ${sideName(after, 'away')}`
  const { interruption, rev } = after
  if (after.status === 'cancelled' && before.status !== 'cancelled' && interruption)
    return {
      kind: `interrupted:${rev}`,
      title: `${isAbandoned(after) ? 'Se suspendió' : 'Se postergó'} ${sides}`,
      body: joinSentences(interruption.reason, 'Te avisamos cuando tenga nueva fecha'),
    }
  const isPlayed = after.status === 'live' || after.status === 'scheduled'
  if (isPlayed && before.status === 'cancelled' && whenAndWhere(before) === whenAndWhere(after))
    return {
      kind: `resumed:${rev}`,
      title: `Se juega ${sides}`,
      body: joinSentences(`${dayOf(after.date)}, ${after.time}`, locationOf(after)),
    }
  return null
}

/**
 * Returns the alert for a change (B25): a filled slot of a tie, start, goal or set, final result, a new time or place,
 * an interruption and its end; null if it is worth none.
 */
export function alertOf(before: MatchMoment, after: AlertedMatch): MatchAlert | null {
  const [home, away] = [sideName(after, 'home'), sideName(after, 'away')]
  const score = `${home} ${after.homeScore} – ${after.awayScore} ${away}`
  const alert = (kind: string, title: string, body: string): MatchAlert => ({
    claim: `${after.id}:${kind}`,
    title,
    body,
    tag: after.id,
    url: `/en-vivo/partido/${after.id}`,
  })

  if (after.status === 'finished' && before.status !== 'finished')
    return alert(`final:${score}`, formatDisplayState(after) ?? '', score)
  if (after.status === 'live' && before.status === 'scheduled')
    return alert('start', 'Empieza el partido', `${home} – ${away}`)
  if (after.status === 'live' && before.status === 'live' && hasScored(before, after)) {
    const { countsPoints, hasSets } = scoringOf(after.sport)
    // Baskets are too frequent for alerts.
    if (countsPoints) return null
    const scorer = after.homeScore > before.homeScore ? home : away
    return alert(
      `goal:${after.homeScore}-${after.awayScore}`,
      hasSets ? `Set para ${scorer}` : `¡Anota ${scorer}!`,
      score,
    )
  }
  const filled = filledNames(before, after)
  if (filled.length > 0)
    return alert(
      `filled:${after.homeTeamId}-${after.awayTeamId}`,
      `${filled.join(' y ')} ${filled.length > 1 ? 'juegan' : 'juega'} ${roundInSentence(formatRound(after))}`,
      joinSentences(`${home} – ${away}`, `${dayOf(after.date)}, ${after.time}`, locationOf(after)),
    )
  const interrupted = interruptionAlert(before, after)
  if (interrupted) return alert(interrupted.kind, interrupted.title, interrupted.body)
  // A postponed match has its new date already.
  if (
    after.status === 'scheduled' &&
    ['scheduled', 'cancelled'].includes(before.status) &&
    whenAndWhere(before) !== whenAndWhere(after)
  ) {
    return alert(
      `moved:${whenAndWhere(after)}`,
      `Cambió ${home} – ${away}`,
      joinSentences(`${dayOf(after.date)}, ${after.time}`, locationOf(after)),
    )
  }
  return null
}
