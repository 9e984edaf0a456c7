import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { League, Zone } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import { byesIn, type Byes } from '../bracket/byes'
import type { PlayedMatch } from '../tables/played-match'
import type { Pairing } from './round-robin'
import { isCancelledForGood, missingPairings, zoneMatches } from './zone-matches'

/** A match that a competition still needs, without a date. A tie's match gets its teams from the slots. */
export type PlannedMatch =
  | {
      readonly phaseId: string
      readonly zoneId: string
      readonly round: number
      readonly homeTeamId: string
      readonly awayTeamId: string
    }
  | { readonly phaseId: string; readonly tieId: string; readonly round: number }
  | {
      readonly phaseId: string
      readonly zoneId: string
      readonly round: number
      readonly homeSlot: number
      readonly awaySlot: number
    }

interface Plan {
  readonly phases: readonly Phase[]
  readonly withdrawals: readonly { readonly teamId: string }[]
}

/** Moves each pairing to the first round from its own on in which neither team plays yet. */
function freeRounds(pairings: readonly Pairing[], matches: readonly PlayedMatch[]): Pairing[] {
  const busy = new Set(
    matches.flatMap(({ round, homeTeamId, awayTeamId }) => [`${round} ${homeTeamId}`, `${round} ${awayTeamId}`]),
  )
  return pairings.map((pairing) => {
    let { round } = pairing
    while (busy.has(`${round} ${pairing.home}`) || busy.has(`${round} ${pairing.away}`)) round += 1
    busy.add(`${round} ${pairing.home}`).add(`${round} ${pairing.away}`)
    return { ...pairing, round }
  })
}

function ofZone(
  league: League,
  zone: Zone,
  matches: readonly PlayedMatch[],
  withdrawn: ReadonlySet<string>,
): PlannedMatch[] {
  const own = zoneMatches(league, zone, matches)
  return freeRounds(missingPairings(league, zone, own, withdrawn), own).map(({ round, home, away }) => ({
    phaseId: league.id,
    zoneId: zone.id,
    round,
    homeTeamId: home,
    awayTeamId: away,
  }))
}

/** Pairings of the places of a zone of slots that have no match (B86). */
function ofSlots(league: League, zone: Zone, matches: readonly PlayedMatch[]): PlannedMatch[] {
  const placed = zoneMatches(league, zone, matches)
    .filter((match) => !isCancelledForGood(match))
    .flatMap(({ slots }) => (slots ? [{ homeTeamId: String(slots.home), awayTeamId: String(slots.away) }] : []))
  const places = (zone.slots ?? []).map((_, index) => String(index))
  return missingPairings(league, { teamIds: places }, placed, new Set()).map(({ round, home, away }) => ({
    phaseId: league.id,
    zoneId: zone.id,
    round,
    homeSlot: Number(home),
    awaySlot: Number(away),
  }))
}

function ofKnockout({ id, ties }: Knockout, { isByeTie }: Byes, matches: readonly PlayedMatch[]): PlannedMatch[] {
  const played = new Set(matches.filter((match) => !isCancelledForGood(match)).map(({ tieId }) => tieId))
  return ties
    .filter((tie) => !isByeTie(tie) && !played.has(tie.id))
    .map((tie) => ({ phaseId: id, tieId: tie.id, round: tie.round }))
}

/**
 * Lists the matches that a competition needs and that do not exist yet: the missing pairings of each zone, and one match
 * for each tie that is not a bye.
 */
export function plannedMatches({ phases, withdrawals }: Plan, matches: readonly PlayedMatch[]): PlannedMatch[] {
  const withdrawn = new Set(withdrawals.map(({ teamId }) => teamId))
  const byes = byesIn(phases)
  return phases.flatMap((phase) =>
    phase.kind === 'league'
      ? phase.zones.flatMap((zone) =>
          zone.slots?.length ? ofSlots(phase, zone, matches) : ofZone(phase, zone, matches, withdrawn),
        )
      : ofKnockout(phase, byes, matches),
  )
}
