import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { Match } from '@torneo/contracts/match/matches'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { isCancelledForGood, zoneMatches } from '@torneo/domain/competition/setup/zone-matches'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'

/** Place of a match in a competition, with its teams. */
export type Place = Pick<
  Match,
  'phaseId' | 'zoneId' | 'tieId' | 'homeTeamId' | 'awayTeamId' | 'homeSlot' | 'awaySlot'
> & { readonly id?: string; readonly slots?: PlayedMatch['slots'] }

type Phases = Pick<StoredCompetition, 'phases'>

const phaseOf = (competition: Phases | null, phaseId: Place['phaseId']) =>
  competition?.phases.find(({ id }) => id === phaseId)

/** Places of a zone that a match's sides come from; null where its teams were named. */
const slotsOf = ({ homeSlot, awaySlot, slots }: Place): readonly [number, number] | null => {
  const [home, away] = [slots?.home ?? homeSlot ?? null, slots?.away ?? awaySlot ?? null]
  return home === null || away === null ? null : [home, away]
}

/** The first problem of a match's place: its phase, zone or tie must exist, have its teams, and be free; a bye is none. */
export function placeFault(
  competition: Phases | null,
  place: Place,
  matches: readonly PlayedMatch[],
): ErrorDetail | null {
  const { id, phaseId, zoneId, tieId, homeTeamId, awayTeamId } = place
  if (!phaseId) return null
  const fault = (path: string, message: string): ErrorDetail => ({ path, message })
  const phase = phaseOf(competition, phaseId)
  if (!phase) return fault('phaseId', messages.noPhase)
  if (phase.kind === 'league') {
    if (tieId) return fault('tieId', messages.otherPhase)
    const zone = phase.zones.find((one) => one.id === zoneId)
    if (zoneId && !zone) return fault('zoneId', messages.otherPhase)
    const [size, pair] = [zone?.slots?.length ?? 0, slotsOf(place)]
    if (pair ? !pair.every((index) => index < size) : size > 0) return fault('awaySlot', messages.zoneSlots)
    if (pair) return null
    const teamIds = zone ? zone.teamIds : phase.zones.flatMap((one) => one.teamIds)
    const foreign = Object.entries({ homeTeamId, awayTeamId }).find(
      ([, teamId]) => teamId !== null && !teamIds.includes(teamId),
    )
    return foreign ? fault(foreign[0], messages.otherTeams) : null
  }
  if (zoneId) return fault('zoneId', messages.otherPhase)
  const tie = phase.ties.find((one) => one.id === tieId)
  if (!tie) return fault('tieId', messages.otherPhase)
  if (byesIn(competition?.phases ?? []).isByeTie(tie)) return fault('tieId', messages.byeTie)
  const isTaken = matches.some((match) => match.tieId === tieId && match.id !== id && !isCancelledForGood(match))
  return isTaken ? fault('tieId', messages.tieTaken) : null
}

/** Matches that had their place in a competition, and would not have it with other phases. */
export const displaced = (before: Phases, after: Phases, matches: readonly PlayedMatch[]): PlayedMatch[] =>
  matches.filter((match) => !placeFault(before, match, []) && placeFault(after, match, []))

/** True if two teams of a zone have all their matches. A single match may be added nevertheless, such as a decider. */
export function isPairTaken(
  competition: StoredCompetition | null,
  place: Place,
  matches: readonly PlayedMatch[],
): boolean {
  const { phaseId, zoneId, homeTeamId, awayTeamId } = place
  const phase = phaseOf(competition, phaseId)
  if (phase?.kind !== 'league') return false
  const [pair, slots] = [[homeTeamId, awayTeamId], slotsOf(place)]
  const zone = phase.zones.find((one) =>
    zoneId ? one.id === zoneId : pair.every((id) => one.teamIds.includes(id ?? '')),
  )
  if (!zone) return false
  const met = zoneMatches(phase, zone, matches).filter(
    (match) =>
      !isCancelledForGood(match) &&
      (slots
        ? slotsOf(match)?.every((index) => slots.includes(index))
        : pair.includes(match.homeTeamId) && pair.includes(match.awayTeamId)),
  )
  return met.length >= phase.legs
}
