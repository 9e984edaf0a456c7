import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import { byesIn } from '../competition/bracket/byes'
import { plannedMatches, type PlannedMatch } from '../competition/setup/planned-matches'
import { isCancelledForGood } from '../competition/setup/zone-matches'
import type { PlayedMatch } from '../competition/tables/played-match'
import type { Pairing } from './plan'

/** A pairing of the planner, with the match that it stands for. */
export interface CompetitionPairing extends Pairing {
  readonly match: PlannedMatch
}

export interface CompetitionToPlan {
  readonly sportId: string
  readonly phases: readonly Phase[]
  readonly withdrawals: readonly { readonly teamId: string }[]
}

interface PairingOptions {
  readonly minutes?: number | undefined
  readonly fields?: readonly string[] | undefined
  /** Name of the sport, for sentences. */
  readonly sport?: string | undefined
}

/** Ids of existing matches, and of pairings still to be planned, by tie and by zone. */
function matchesByPlace(
  { sportId }: CompetitionToPlan,
  planned: readonly PlannedMatch[],
  matches: readonly PlayedMatch[],
) {
  const ids = new Map<string, string[]>()
  const add = (key: string, id: string) => ids.set(key, [...(ids.get(key) ?? []), id])
  for (const { id, phaseId, zoneId, tieId } of matches) {
    if (tieId !== null) add(`tie ${tieId}`, id)
    else if (phaseId !== null) add(zoneId === null ? `phase ${phaseId}` : `zone ${phaseId} ${zoneId}`, id)
  }
  for (const match of planned) {
    if ('tieId' in match) add(`tie ${match.tieId}`, pairingId(sportId, match))
    else add(`zone ${match.phaseId} ${match.zoneId}`, pairingId(sportId, match))
  }
  return (key: string): readonly string[] => ids.get(key) ?? []
}

const pairingId = (sportId: string, match: PlannedMatch): string =>
  'tieId' in match
    ? `${sportId} ${match.tieId}`
    : `${sportId} ${match.zoneId} ${match.round} ${'homeSlot' in match ? `${match.homeSlot} ${match.awaySlot}` : `${match.homeTeamId} ${match.awayTeamId}`}`

/** Finds the matches that decide who takes a place of a competition: also through a bye. */
function createFeeders({ phases }: CompetitionToPlan, idsAt: (key: string) => readonly string[]) {
  const { isBye, isByeTie } = byesIn(phases)
  const ties = new Map<string, Tie>(
    phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.map((tie) => [tie.id, tie] as const) : [])),
  )
  const slotsOf = new Map(
    phases.flatMap((phase) =>
      phase.kind === 'league' ? phase.zones.map(({ id, slots = [] }) => [id, slots] as const) : [],
    ),
  )

  const ofZone = (phaseId: string, zoneId: string): readonly string[] => [
    ...idsAt(`zone ${phaseId} ${zoneId}`),
    ...idsAt(`phase ${phaseId}`),
  ]
  const ofPhase = (phaseId: string): readonly string[] => {
    const phase = phases.find(({ id }) => id === phaseId)
    return phase?.kind === 'league' ? phase.zones.flatMap(({ id }) => ofZone(phaseId, id)) : []
  }
  const ofRound = (phaseId: string, round: number): readonly string[] =>
    phases.flatMap((phase) =>
      phase.kind === 'knockout' && phase.id === phaseId
        ? phase.ties.filter((tie) => tie.round === round).flatMap(({ id }) => ofTie(id))
        : [],
    )
  const ofTie = (tieId: string): readonly string[] => {
    const tie = ties.get(tieId)
    return tie && isByeTie(tie) ? [...ofSlot(tie.home), ...ofSlot(tie.away)] : idsAt(`tie ${tieId}`)
  }
  const ofSlot = (slot: Slot | null): readonly string[] => {
    if (slot === null || 'bye' in slot || 'team' in slot) return []
    if ('winner' in slot) return ofTie(slot.winner)
    if ('loser' in slot) return ofTie(slot.loser)
    if ('bestLoser' in slot) return ofRound(slot.phase, slot.bestLoser)
    return 'zone' in slot ? ofZone(slot.phase, slot.zone) : ofPhase(slot.phase)
  }
  const teamOf = (slot: Slot | null): string | null => {
    if (!slot) return null
    if ('team' in slot) return slot.team
    const tie = 'winner' in slot ? ties.get(slot.winner) : undefined
    return tie && isByeTie(tie) ? teamOf(isBye(tie.home) ? tie.away : tie.home) : null
  }
  return {
    slotsOfTie: (tieId: string): readonly (Slot | null)[] => [
      ties.get(tieId)?.home ?? null,
      ties.get(tieId)?.away ?? null,
    ],
    slotsOfZone: (zoneId: string, places: readonly number[]): readonly (Slot | null)[] =>
      places.map((index) => slotsOf.get(zoneId)?.[index] ?? null),
    teamOf,
    after: (slots: readonly (Slot | null)[]): readonly string[] => [...new Set(slots.flatMap(ofSlot))],
  }
}

const feedersOf = (competition: CompetitionToPlan, matches: readonly PlayedMatch[]) => {
  const planned = plannedMatches(competition, matches)
  return { planned, ...createFeeders(competition, matchesByPlace(competition, planned, matches)) }
}

/**
 * Lists what a competition still needs as pairings of the planner: a tie waits for the ties and zones that its slots
 * name, also through a bye.
 */
export function pairingsOfCompetition(
  competition: CompetitionToPlan,
  matches: readonly PlayedMatch[],
  options: PairingOptions = {},
): CompetitionPairing[] {
  const { planned, slotsOfTie, slotsOfZone, teamOf, after } = feedersOf(competition, matches)
  return planned.map((match): CompetitionPairing => {
    const { phaseId: phase, round } = match
    const zone = 'zoneId' in match ? match.zoneId : undefined
    const common = { ...options, id: pairingId(competition.sportId, match), match, phase, zone, round }
    if ('homeTeamId' in match) return { ...common, home: match.homeTeamId, away: match.awayTeamId }
    const slots =
      'tieId' in match ? slotsOfTie(match.tieId) : slotsOfZone(match.zoneId, [match.homeSlot, match.awaySlot])
    const [home = null, away = null] = slots
    return { ...common, home: teamOf(home), away: teamOf(away), after: after(slots) }
  })
}

/** Lists the matches that a competition has, by their ids: a tie waits for its feeders here as well (B92). */
export function pairingsOfMatches(
  competition: CompetitionToPlan,
  matches: readonly PlayedMatch[],
  options: PairingOptions = {},
): Pairing[] {
  const { slotsOfTie, slotsOfZone, after } = feedersOf(competition, matches)
  const phases = new Set(competition.phases.map(({ id }) => id))
  return matches
    .filter((match) => match.phaseId !== null && phases.has(match.phaseId) && !isCancelledForGood(match))
    .map(({ id, phaseId, zoneId, tieId, round, homeTeamId: home, awayTeamId: away, slots: places }): Pairing => {
      const ofZone = places ? slotsOfZone(zoneId ?? '', [places.home, places.away]) : []
      const place = { phase: phaseId ?? undefined, zone: zoneId ?? undefined, round }
      return { ...options, ...place, id, home, away, after: after(tieId === null ? ofZone : slotsOfTie(tieId)) }
    })
}
