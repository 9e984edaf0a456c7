import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { League } from '@torneo/contracts/competition/league'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { PlayedMatch } from '../tables/played-match'
import { type BestLosers, bestLosers, nthLoser } from './best-losers'
import { betterPlaced } from './better-placed'
import { bestTeam, rankedTeam } from './decided-places'
import { type LeagueResult, leagueResult } from './league-result'
import { leagueSlots } from './league-slots'
import { nobody, type Occupant, teamOf } from './occupant'
import { onePlaceEach } from './one-place-each'
import type { ResolveRequest } from './resolve-request'
import { matchesByTie } from './tie-match'
import { type TieResult, tieResult } from './tie-result'
import { sideKey, type TieSide, tieSides } from './tie-sides'
import { zoneKey, zoneSides } from './zone-sides'

export interface ResolvedTies {
  /** Returns the team that the slots say, or that plays once the match has begun. */
  readonly occupantOf: (key: string) => Occupant
  /** Returns the team that the slots say, whatever the match says. */
  readonly dueAt: (key: string) => Occupant
  readonly resultOf: (tieId: string) => TieResult
  readonly matchOf: (tieId: string) => PlayedMatch | undefined
  /** Leagues in the order of the phases; zones of slots have the teams that are decided. */
  readonly leagues: readonly LeagueResult[]
  /** Returns the order of the losers of a round; null while it is open. */
  readonly losersOf: (phase: Knockout, round: number) => BestLosers | null
}

const open: TieResult = { winner: null, loser: null }

/** Ties of a knock-out by round, the first round first. */
const roundsOf = (phase: Knockout) =>
  [...new Set(phase.ties.map(({ round }) => round))]
    .toSorted((one, other) => one - other)
    .map((round) => phase.ties.filter((tie) => tie.round === round))

/**
 * Fills the slots, and computes the leagues and ties of all phases. A league, and each round, is one source: once it is
 * computed it fills the slots that refer to it, which are always in a later round or phase.
 */
export function resolveTies(request: ResolveRequest): ResolvedTies {
  const { competition, matches, teams } = request
  const { phases, kept, withdrawals } = competition
  const leagues: LeagueResult[] = []
  const byTie = matchesByTie(matches)
  const withdrawn = new Set(withdrawals.map(({ teamId }) => teamId))
  const sides = tieSides(phases)
  const places = zoneSides(phases)
  const due = new Map<string, Occupant>()
  const results = new Map<string, TieResult>()

  const begunTeam = new Map(
    sides.flatMap(({ key, tie, side }): [string, string | null][] => {
      const match = byTie.get(tie.id)
      return match?.hasBegun ? [[key, side === 'home' ? match.homeTeamId : match.awayTeamId]] : []
    }),
  )
  const isKept = ({ tie, side }: TieSide, teamId: Occupant) =>
    kept.some((one) => one.tieId === tie.id && one.side === side && one.teamId === teamId)
  const fill = (filled: readonly TieSide[], occupants: (side: TieSide) => Occupant) => {
    const settled = onePlaceEach(
      filled.map((side) => {
        const occupant = occupants(side)
        return { key: side.key, occupant, begun: begunTeam.get(side.key), isKept: isKept(side, occupant) }
      }),
    )
    for (const [key, occupant] of settled) due.set(key, occupant)
  }
  const outcomeOf = (slot: Slot): Occupant => {
    if ('winner' in slot) return results.get(slot.winner)?.winner ?? null
    return 'loser' in slot ? (results.get(slot.loser)?.loser ?? null) : null
  }
  const losersOf = (phase: Knockout, round: number) =>
    bestLosers(
      phase,
      round,
      { resultOf: (id) => results.get(id), matchOf: (id) => byTie.get(id) },
      competition.lots.filter((lots) => lots.phaseId === phase.id && lots.round === round),
    )
  const occupantOf = (key: string) => begunTeam.get(key) ?? due.get(key) ?? null

  for (const { key, slot } of [...sides, ...places]) {
    if ('team' in slot && teams.has(slot.team)) due.set(key, slot.team)
    if ('bye' in slot) due.set(key, nobody)
  }
  const addLeague = (phase: League) => {
    const result = leagueResult(phase, request, (zone) =>
      zone.slots?.length ? zone.slots.map((_, index) => due.get(zoneKey(zone.id, index)) ?? null) : zone.teamIds,
    )
    leagues.push(result)
    const own = sides.filter(({ slot }) => 'phase' in slot && slot.phase === phase.id)
    const occupants = leagueSlots(own, result, (key) => begunTeam.get(key))
    fill(own, ({ key }) => occupants.get(key) ?? null)
    for (const { key, slot } of places) {
      if (!('phase' in slot) || slot.phase !== phase.id) continue
      if ('zone' in slot) {
        const zone = result.zones.find((one) => one.zone.id === slot.zone)
        if (zone) due.set(key, rankedTeam(zone, slot.rank))
      } else if ('bestOf' in slot) due.set(key, bestTeam(result, slot.bestOf, slot.nth))
    }
  }
  for (const phase of phases) {
    if (phase.kind === 'league') {
      addLeague(phase)
      continue
    }
    const before = [...leagues]
    const context = {
      levelEnds: phase.levelEnds,
      withdrawn,
      betterPlaced: (own: Parameters<typeof betterPlaced>[1]) => betterPlaced(before, own),
    }
    for (const ties of roundsOf(phase)) {
      for (const { id } of ties) {
        const own = { home: occupantOf(sideKey(id, 'home')), away: occupantOf(sideKey(id, 'away')) }
        results.set(id, tieResult(own, byTie.get(id), context))
      }
      const ids = new Set(ties.map(({ id }) => id))
      const round = ties[0]?.round ?? 0
      const isLoser = (slot: Slot) => 'bestLoser' in slot && slot.phase === phase.id && slot.bestLoser === round
      const isFed = ({ slot }: { readonly slot: Slot }) =>
        isLoser(slot) || ids.has('winner' in slot ? slot.winner : 'loser' in slot ? slot.loser : '')
      const [fed, fedPlaces] = [sides.filter(isFed), places.filter(isFed)]
      const losers = [...fed, ...fedPlaces].some(({ slot }) => isLoser(slot)) ? losersOf(phase, round) : null
      const occupant = (slot: Slot) => ('bestLoser' in slot ? nthLoser(losers, slot.nth) : outcomeOf(slot))
      fill(fed, ({ slot }) => occupant(slot))
      for (const { key, slot } of fedPlaces) due.set(key, occupant(slot))
    }
  }
  return {
    occupantOf,
    dueAt: (key) => due.get(key) ?? null,
    resultOf: (tieId) => results.get(tieId) ?? open,
    matchOf: (tieId) => byTie.get(tieId),
    leagues,
    losersOf,
  }
}

/** Returns the team that stands on a side, or null. */
export const teamAt = (ties: ResolvedTies, tieId: string, side: 'home' | 'away'): string | null =>
  teamOf(ties.occupantOf(sideKey(tieId, side)))
