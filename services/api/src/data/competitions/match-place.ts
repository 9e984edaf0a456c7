import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { Match } from '@torneo/contracts/match/matches'
import type { PlayedMatch } from '@torneo/domain/competition/played-match'
import { isCancelledForGood } from '@torneo/domain/competition/zone-matches'
import { invalidField } from '../../platform/http/problems'

/** Place of a match in a competition, with its teams. */
export type Place = Pick<Match, 'phaseId' | 'zoneId' | 'tieId' | 'homeTeamId' | 'awayTeamId'> & { readonly id?: string }

const phaseOf = (competition: StoredCompetition | null, phaseId: string) => {
  const phase = competition?.phases.find(({ id }) => id === phaseId)
  if (!phase) throw invalidField('phaseId', messages.noPhase)
  return phase
}

/** Throws 400 unless the phase, zone or tie of a match exists, has its teams, and is free. */
export function checkPlace(
  competition: StoredCompetition | null,
  { id, phaseId, zoneId, tieId, homeTeamId, awayTeamId }: Place,
  matches: readonly PlayedMatch[],
): void {
  if (!phaseId) return
  const phase = phaseOf(competition, phaseId)
  if (phase.kind === 'league') {
    if (tieId) throw invalidField('tieId', messages.otherPhase)
    const zone = phase.zones.find((one) => one.id === zoneId)
    if (zoneId && !zone) throw invalidField('zoneId', messages.otherPhase)
    const teamIds = zone ? zone.teamIds : phase.zones.flatMap((one) => one.teamIds)
    for (const [path, teamId] of Object.entries({ homeTeamId, awayTeamId }))
      if (teamId !== null && !teamIds.includes(teamId)) throw invalidField(path, messages.otherTeams)
    return
  }
  if (zoneId) throw invalidField('zoneId', messages.otherPhase)
  if (!tieId || !phase.ties.some((tie) => tie.id === tieId)) throw invalidField('tieId', messages.otherPhase)
  const isTaken = matches.some((match) => match.tieId === tieId && match.id !== id && !isCancelledForGood(match))
  if (isTaken) throw invalidField('tieId', messages.tieTaken)
}
