import { placeMessages } from '@torneo/contracts/competition/place-messages'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { matchMessages, type Match, type MatchDraft, type MatchUpdate } from '@torneo/contracts/match/matches'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { Ending } from '@torneo/domain/match/result/ending'
import { sameValue } from '@torneo/domain/records/field-merge'
import type { FixtureParts, TournamentCache } from '../../data/read-models/tournament-cache'
import { conflict, inUse, invalid } from '../../platform/http/problems'

type Parts = Pick<Match, 'sportId' | 'homeTeamId' | 'awayTeamId'> & Pick<MatchDraft, 'tournamentId'>

/** Fields that cannot change once the match is finished (R7). */
const played = ['homeScore', 'awayScore', 'currentMinute', 'currentHalf'] as const
const paired = ['sportId', 'homeTeamId', 'awayTeamId'] as const

/** Removes the fields of a change that equal the stored ones (contract, Common). */
export function realChange(sent: MatchUpdate, before: Match): MatchUpdate {
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => value !== undefined && !sameValue(value, before[field as keyof Match]),
    ),
  )
}

/** True for a match that was postponed or abandoned and has no new date (B15). */
export const waitsForDate = ({ status, interruption }: Match): boolean =>
  status === 'cancelled' && Boolean(interruption)

/**
 * Splits a change into an action on the match, which is logged, and plain fields. Actions are changes of counters (R10)
 * and a new day or hour for a postponed or abandoned match (B15, B93).
 */
export function splitAction(
  change: MatchUpdate,
  before: Match,
): { readonly action: MatchAction | null; readonly fields: MatchUpdate } {
  const { homeScore, awayScore, currentMinute, currentHalf, ...fields } = change
  const counters = Object.fromEntries(
    Object.entries({ homeScore, awayScore, currentMinute, currentHalf }).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(counters).length > 0) return { action: { ...counters, kind: 'counters' }, fields }
  const { date = before.date, time = before.time, ...others } = fields
  return waitsForDate(before) && (fields.date ?? fields.time) !== undefined
    ? { action: { kind: 'postpone', date, time, reason: '' }, fields: others }
    : { action: null, fields }
}

/** True if a change refers to another sport, team or tournament. */
export function changesReferences(change: MatchUpdate): boolean {
  return ['sportId', 'homeTeamId', 'awayTeamId', 'tournamentId'].some((field) => field in change)
}

/** Throws 409 if the match's state forbids the change. `events` reads the match's events only when they matter. */
export async function rejectByState(
  change: MatchUpdate,
  { status }: Match,
  events: () => Promise<Parameters<typeof inUse>[1]>,
): Promise<void> {
  const changes = (fields: readonly (keyof MatchUpdate)[]) => fields.some((field) => field in change)
  if (status === 'finished' && changes([...played, ...paired])) throw conflict(matchMessages.finished)
  if (status === 'cancelled' && changes(played)) throw conflict(matchMessages.notRunning)
  if (!changes(paired)) return
  const uses = await events()
  if (status === 'live' || uses.length > 0) throw inUse(matchMessages.hasEvents, uses)
}

/**
 * Throws 400 if a change of a match says otherwise than its tie, or its sport without draws, about how it ends.
 * `after`: its ending with the change.
 */
export function rejectEnding(change: MatchUpdate, { tieId }: Match, after: Ending): void {
  const fields = ['mustHaveWinner', 'extraTime'] as const
  const wrong = fields.filter((field) => change[field] !== undefined && change[field] !== after[field])
  const message = tieId ? placeMessages.tieEnding : matchMessages.noDraw
  if (wrong.length > 0) throw invalid(wrong.map((path) => ({ path, message })))
}

/**
 * Lists the fields of a fixture that refer to a missing record. A record deleted at this very moment is still shown by
 * its name. `before` is the previous match: its own sport may be inactive by now.
 */
export function referenceFaults(
  named: FixtureParts,
  { sportId, homeTeamId, awayTeamId, tournamentId }: Parts,
  before: Match | null,
): ErrorDetail[] {
  const faults: ErrorDetail[] = []

  const sport = named.sport(sportId)
  if (!sport) faults.push({ path: 'sportId', message: matchMessages.noSport })
  else if (sport['active'] === false && before?.sportId !== sportId)
    faults.push({ path: 'sportId', message: matchMessages.inactiveSport })

  for (const [path, id] of [
    ['homeTeamId', homeTeamId],
    ['awayTeamId', awayTeamId],
  ] as const) {
    if (id === null) continue
    const team = named.team(id)
    if (!team) faults.push({ path, message: matchMessages.noTeam })
    else if (team['sportId'] !== sportId) faults.push({ path, message: matchMessages.otherSport })
  }
  if (homeTeamId !== null && homeTeamId === awayTeamId)
    faults.push({ path: 'awayTeamId', message: matchMessages.sameTeams })
  if (tournamentId !== undefined && tournamentId !== named.open?.id)
    faults.push({ path: 'tournamentId', message: matchMessages.noTournament })
  return faults
}

/** Throws 400 with each field of a fixture that refers to a missing record. */
export async function checkReferences(tournament: TournamentCache, parts: Parts, before: Match | null): Promise<void> {
  const faults = referenceFaults(await tournament.fixtureParts(), parts, before)
  if (faults.length > 0) throw invalid(faults)
}
