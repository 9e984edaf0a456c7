import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { PlayedMatch } from '../tables/played-match'
import { betterPlaced } from './better-placed'
import type { LeagueResult } from './league-result'
import { leagueSlots } from './league-slots'
import { nobody, type Occupant, teamOf } from './occupant'
import { onePlaceEach } from './one-place-each'
import type { ResolveRequest } from './resolve-request'
import { matchesByTie } from './tie-match'
import { type TieResult, tieResult } from './tie-result'
import { sideKey, type TieSide, tieSides } from './tie-sides'

export interface ResolvedTies {
  /** Returns the team that the slots say, or that plays once the match has begun. */
  readonly occupantOf: (key: string) => Occupant
  /** Returns the team that the slots say, whatever the match says. */
  readonly dueAt: (key: string) => Occupant
  readonly resultOf: (tieId: string) => TieResult
  readonly matchOf: (tieId: string) => PlayedMatch | undefined
}

const open: TieResult = { winner: null, loser: null }

/** Ties of a knock-out by round, the first round first. */
const roundsOf = (phase: Extract<Phase, { kind: 'knockout' }>) =>
  [...new Set(phase.ties.map(({ round }) => round))]
    .toSorted((one, other) => one - other)
    .map((round) => phase.ties.filter((tie) => tie.round === round))

/**
 * Fills the slots and decides the ties of all knock-outs. A league, and each round, is one source: once it is computed it
 * fills the slots that refer to it, which are always in a later round or phase.
 */
export function resolveTies(
  { competition, matches, teams }: ResolveRequest,
  leagues: readonly LeagueResult[],
): ResolvedTies {
  const { phases, kept, withdrawals } = competition
  const byTie = matchesByTie(matches)
  const withdrawn = new Set(withdrawals.map(({ teamId }) => teamId))
  const sides = tieSides(phases)
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
  const occupantOf = (key: string) => begunTeam.get(key) ?? due.get(key) ?? null

  for (const { key, slot } of sides) {
    if ('team' in slot && teams.has(slot.team)) due.set(key, slot.team)
    if ('bye' in slot) due.set(key, nobody)
  }
  for (const league of leagues) {
    const own = sides.filter(({ slot }) => 'phase' in slot && slot.phase === league.league.id)
    const occupants = leagueSlots(own, league, (key) => begunTeam.get(key))
    fill(own, ({ key }) => occupants.get(key) ?? null)
  }
  for (const [at, phase] of phases.entries()) {
    if (phase.kind === 'league') continue
    const before = leagues.filter(({ league }) => phases.slice(0, at).some(({ id }) => id === league.id))
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
      const fed = sides.filter(({ slot }) =>
        ids.has('winner' in slot ? slot.winner : 'loser' in slot ? slot.loser : ''),
      )
      fill(fed, ({ slot }) => outcomeOf(slot))
    }
  }
  return {
    occupantOf,
    dueAt: (key) => due.get(key) ?? null,
    resultOf: (tieId) => results.get(tieId) ?? open,
    matchOf: (tieId) => byTie.get(tieId),
  }
}

/** Returns the team that stands on a side, or null. */
export const teamAt = (ties: ResolvedTies, tieId: string, side: 'home' | 'away'): string | null =>
  teamOf(ties.occupantOf(sideKey(tieId, side)))
