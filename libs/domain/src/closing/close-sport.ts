import type { ClosingPodium, SportClosing } from '@torneo/contracts/competition/closing'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { FairPlayScale } from '@torneo/contracts/competition/tie-breaks'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow, TableTeam } from '@torneo/contracts/tournament/standings'
import { isSettled } from '../competition/setup/zone-matches'
import type { PlayedMatch } from '../competition/tables/played-match'
import { fairestOf, fairPlayTable } from './fair-play-table'
import { pendingPlay } from './pending-play'
import { isPlainLeagueOver, sharedPlaces } from './plain-league'

type Closed = Pick<Competition, 'phases' | 'podiums' | 'withdrawals'>

interface ClosingRequest {
  readonly sport: { readonly id: string; readonly name: string }
  readonly teams: readonly TableTeam[]
  /** All matches of the sport. */
  readonly matches: readonly PlayedMatch[]
  /** Null: one league of all teams. */
  readonly competition: Closed | null
  readonly standings: readonly StandingRow[]
  readonly scorers: readonly ScorerRow[]
}

type Outcome = Pick<SportClosing, 'isOver' | 'pending' | 'podiums'>

/** Scale of a sport's fair play: that of its first league. */
const scaleOf = (competition: Closed | null): FairPlayScale =>
  competition?.phases.find((phase) => phase.kind === 'league')?.fairPlay ?? 'fifa'

/** True once every phase of a competition is over. */
export const isCompetitionOver = ({ phases }: Pick<Competition, 'phases'>): boolean =>
  phases.length > 0 && phases.every(({ state }) => state === 'over')

function competitionOutcome(competition: Closed, { sport, matches }: ClosingRequest): Outcome {
  const { podiums } = competition
  const category = (name: string) => (podiums.length > 1 ? `${sport.name} · ${name}` : sport.name)
  return {
    isOver: isCompetitionOver(competition),
    pending: pendingPlay(competition, matches),
    podiums: podiums.map(({ name, places }): ClosingPodium => ({ name, category: category(name), places })),
  }
}

function plainOutcome({ sport, teams, matches, standings }: ClosingRequest): Outcome {
  const isOver = isPlainLeagueOver(
    teams.map(({ id }) => id),
    matches,
  )
  return {
    isOver,
    pending: { matches: matches.filter((match) => !isSettled(match)).length, ties: [], lotsDue: false },
    podiums: [{ name: sport.name, category: sport.name, places: isOver ? sharedPlaces(standings) : [] }],
  }
}

/** Computes the end of a sport's tournament (B46); a withdrawn team is out of the fair play. */
export function closeSport(request: ClosingRequest): SportClosing {
  const { sport, teams, matches, competition, scorers } = request
  const withdrawn = new Set(competition?.withdrawals.map(({ teamId }) => teamId))
  const candidates = teams.filter(({ id }) => !withdrawn.has(id))
  return {
    sportId: sport.id,
    ...(competition ? competitionOutcome(competition, request) : plainOutcome(request)),
    scorers: scorers.filter(({ goals }) => goals === scorers[0]?.goals),
    fairPlay: fairestOf(fairPlayTable(candidates, matches, scaleOf(competition))),
  }
}
