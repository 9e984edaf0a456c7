import type { Competition, StoredCompetition } from '@torneo/contracts/competition/competition'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { type ResolvedCompetition, resolveCompetition } from '@torneo/domain/competition/resolve/resolve'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { tableTeamOf } from '../read-models/table-team'
import type { TournamentCache } from '../read-models/tournament-cache'
import type { CachedMatch } from '../read-models/tournament-caches'
import { playedMatch } from './played-match'

/** A competition with what its matches make of it. */
export type Resolved = Pick<ResolvedCompetition, 'fills' | 'upheld'> & { readonly competition: Competition }

export type Competitions = ReturnType<typeof createCompetitions>

/** Resolves competitions (B31): from memory once per change, or from the matches that a transaction read. */
export function createCompetitions(tournament: TournamentCache) {
  const known = tournament.derived<Resolved>('sport')

  function resolve(stored: StoredCompetition, matches: readonly PlayedMatch[]): Resolved {
    const { sportId, kept: _kept, draws: _draws, ...fields } = stored
    const teams = tournament.teams().filter((team) => team.sportId === sportId)
    const rules = tournament.sport(sportId)?.rules ?? defaultSportRules
    const shown = teams.map(tableTeamOf).map(markWithdrawn(stored))
    const { phases, podiums, fills, upheld } = resolveCompetition(stored, matches, shown, rules)
    const podium = podiums[0]?.places ?? []
    return {
      fills,
      upheld,
      competition: {
        ...fields,
        sportId,
        phases: [...phases],
        podiums: [...podiums],
        podium: podium.length > 0 ? [...podium] : null,
      },
    }
  }

  /** Returns the competition of a sport from memory; null without one. */
  function now(sportId: string): Competition | null {
    const stored = tournament.competition(sportId)
    if (!stored) return null
    const isOfIt = (match: CachedMatch) => match.sportId === sportId && Boolean(match.phaseId)
    const resolved = known.get(sportId) ?? resolve(stored, tournament.matches().filter(isOfIt).map(playedMatch))
    known.set(sportId, resolved)
    return resolved.competition
  }

  return {
    resolve,
    now,
    /** Returns it with all earlier writes. */
    async of(sportId: string): Promise<Competition | null> {
      await tournament.refreshMatches()
      return now(sportId)
    },
  }
}
