import type { ResolvedKnockout, ResolvedLeague, ResolvedPhase } from '@torneo/contracts/competition/competition'
import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { Zone } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Podium } from '@torneo/contracts/competition/podium'
import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import { own } from '@torneo/contracts/fields/own'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { compareText } from '../../format/compare-text'
import { tieNames } from '../bracket/tie-names'
import { slotLabels } from '../slot-label'
import type { PlayedMatch } from '../tables/played-match'
import { conflictOf, upheldSides } from './conflicts'
import { destinationsOf } from './destinations'
import { fillsOf, type MatchFill, zoneFillsOf } from './fills'
import type { LeagueResult } from './league-result'
import { teamOf } from './occupant'
import { knockoutState, leagueState } from './phase-state'
import { podiumLeague, podiumsOf } from './podiums'
import type { CompetitionRecord, CompetitionRules, ResolveRequest } from './resolve-request'
import { type ResolvedTies, resolveTies, teamAt } from './resolve-ties'
import { tieSides } from './tie-sides'
import { zoneRows } from './zone-rows'
import { zoneKey, zoneSides } from './zone-sides'

export interface ResolvedCompetition {
  readonly phases: readonly ResolvedPhase[]
  /** Podiums in the order of the phases; the first is the competition's. */
  readonly podiums: readonly Podium[]
  /** Teams and labels that the match of each tie should have, unless it has begun. */
  readonly fills: readonly MatchFill[]
  /** Sides of begun matches that are played by the team that their slots say. */
  readonly upheld: readonly string[]
}

function resolvedLeague(
  result: LeagueResult,
  { competition, teams }: ResolveRequest,
  slotsOf: (zone: Zone) => ZoneTable['slots'],
): ResolvedLeague {
  const { league } = result
  const destinations = destinationsOf(competition.phases, result)
  const hasPodium = podiumLeague(competition.phases) === league.id
  const tables = result.zones.map((zone): ZoneTable => {
    const slots = slotsOf(zone.zone)
    const rows = zoneRows(zone, teams, { league: result, destinations, hasPodium })
    return { zoneId: zone.zone.id, rows, ...(slots && { slots }) }
  })
  return { ...league, state: leagueState(result, tables), draw: own(competition.draws, league.id) ?? null, tables }
}

/** Losers of a round that are level where a slot takes one of them (B86). */
function levelLosersOf(phase: Knockout, phases: readonly Phase[], { losersOf }: ResolvedTies) {
  const taken = [...tieSides(phases), ...zoneSides(phases)].flatMap(({ slot }) =>
    'bestLoser' in slot && slot.phase === phase.id ? [slot] : [],
  )
  const levelLosers = [...new Set(taken.map(({ bestLoser }) => bestLoser))].flatMap((round) => {
    const { order, level } = losersOf(phase, round) ?? { order: [], level: [] }
    const isTaken = (teamId: string) =>
      taken.some(({ bestLoser, nth }) => bestLoser === round && order[nth - 1] === teamId)
    return level.filter((group) => group.some(isTaken)).map((group) => ({ round, teamIds: [...group] }))
  })
  return levelLosers.length > 0 ? { levelLosers } : {}
}

/**
 * Computes who plays whom from a competition and its matches: tables, slots, winners, podiums, and what the matches that
 * have not begun should say. Pure, and independent of the order of the matches and teams.
 */
export function resolveCompetition(
  competition: CompetitionRecord,
  matches: readonly PlayedMatch[],
  teams: readonly TableTeam[],
  rules: CompetitionRules,
): ResolvedCompetition {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const request: ResolveRequest = {
    competition,
    matches: matches.toSorted((one, other) => compareText(one.id, other.id)),
    teams: byId,
    rules,
  }
  const { phases, kept } = competition
  const ties = resolveTies(request)
  const { leagues } = ties
  const label = slotLabels(phases, (teamId) => byId.get(teamId)?.name ?? null)
  const names = tieNames(phases)
  const team = (id: string | null) => (id === null ? null : (byId.get(id) ?? null))

  const resolvedKnockout = (phase: Knockout): ResolvedKnockout => ({
    ...phase,
    state: knockoutState(phase, ties),
    ties: phase.ties.map((tie) => ({
      ...tie,
      name: names.get(tie.id) ?? '',
      homeLabel: label(tie.home),
      awayLabel: label(tie.away),
      homeTeam: team(teamAt(ties, tie.id, 'home')),
      awayTeam: team(teamAt(ties, tie.id, 'away')),
      matchId: ties.matchOf(tie.id)?.id ?? null,
      winnerTeamId: teamOf(ties.resultOf(tie.id).winner),
      conflict: conflictOf(tie, ties, kept, byId),
    })),
    ...levelLosersOf(phase, phases, ties),
  })
  const slotsOf = ({ id, slots }: Zone) =>
    slots?.length
      ? slots.map((slot, index) => ({ label: label(slot), team: team(teamOf(ties.dueAt(zoneKey(id, index)))) }))
      : undefined
  const byPhase = new Map(leagues.map((result) => [result.league.id, resolvedLeague(result, request, slotsOf)]))
  return {
    phases: phases.flatMap((phase) =>
      phase.kind === 'knockout' ? resolvedKnockout(phase) : (byPhase.get(phase.id) ?? []),
    ),
    podiums: podiumsOf(phases, leagues, ties, byId),
    fills: [...fillsOf(phases, ties, label), ...zoneFillsOf(phases, request.matches, ties, label)],
    upheld: upheldSides(phases, ties),
  }
}
