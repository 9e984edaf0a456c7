import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { MatchFill } from '@torneo/domain/competition/resolve/fills'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Transaction, Write } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'
import type { ActOnMatch } from '../matches/act-on-match'
import type { TournamentCache } from '../read-models/tournament-cache'
import type { Competitions, Resolved } from './competitions'
import { createForfeits, forfeits } from './forfeits'
import { placeFault } from './match-place'
import { changesCompetition, type CountedMatch, playedMatch } from './played-match'

/** Fills that their matches do not have yet. */
function wrongSides({ fills }: Resolved, played: readonly PlayedMatch[]): MatchFill[] {
  const byId = new Map(played.map((match) => [match.id, match]))
  return fills.filter(({ matchId, homeTeamId, awayTeamId }) => {
    const match = byId.get(matchId)
    // One that was won without an opponent is opened first.
    return match && match.status !== 'finished' && (match.homeTeamId !== homeTeamId || match.awayTeamId !== awayTeamId)
  })
}

export type FillMatches = ReturnType<typeof createFillMatches>

/**
 * Fills and empties the slots of knock-out matches in the transaction of what decides them (B31), so that every reader
 * sees ordinary teams in an ordinary match.
 */
export function createFillMatches(
  services: Pick<FastifyInstance['services'], 'competitions' | 'database' | 'matches' | 'matchResults'>,
  act: ActOnMatch,
  competitions: Competitions,
  tournament: TournamentCache,
) {
  const { competitions: stored, database, matches } = services
  const forfeit = createForfeits(services, act)
  const collection = database.collection('matches', anyRow<Document & { _id: string }>())

  /** Reads the matches of a competition as this transaction sees them. */
  async function matchesOf(sportId: string, session: Transaction): Promise<PlayedMatch[]> {
    const found = await collection
      .find(
        { sportId, phaseId: { $type: 'string' }, ...visible },
        { session, projection: { log: 0, lifts: 0, sanctions: 0 } },
      )
      .toArray()
    return found.flatMap((document) => {
      const match = matches.read(document)
      return match ? [playedMatch(match)] : []
    })
  }

  /** Writes the sides that a competition says, into the matches that have not begun; ends those that a side does not come to. */
  async function write(
    competition: StoredCompetition,
    { by, transaction }: Pick<Required<Write>, 'by' | 'transaction'>,
  ): Promise<Resolved> {
    const played = await matchesOf(competition.sportId, transaction)
    const resolved = competitions.resolve(competition, played)
    for (const { matchId, homeTeamId, awayTeamId } of wrongSides(resolved, played)) {
      await act(
        matchId,
        { by, key: null, asked: undefined, action: () => ({ kind: 'assign_teams', homeTeamId, awayTeamId }) },
        transaction,
      )
    }
    const after = await forfeit(competition, played, resolved.fills, { by, transaction })
    // A walkover decides a tie, which fills the next one; one that was opened again is filled.
    return after ? write(after, { by, transaction }) : resolved
  }

  return {
    matchesOf,
    write,

    /** Matches that `write` would change: with other sides, or not played because a side withdrew. */
    async wrong(competition: StoredCompetition, session: Transaction): Promise<string[]> {
      const played = await matchesOf(competition.sportId, session)
      const resolved = competitions.resolve(competition, played)
      const forfeited = forfeits(competition, played, resolved.fills)
      return [
        ...new Set([...wrongSides(resolved, played).map(({ matchId }) => matchId), ...forfeited.map(({ id }) => id)]),
      ]
    },

    /** Does so after matches were restored; returns the problem of one whose place is gone or taken, or null. */
    async restored(
      ids: readonly string[],
      by: Pick<Required<Write>, 'by' | 'transaction'>,
    ): Promise<ErrorDetail | null> {
      const placed = { _id: { $in: [...ids] }, phaseId: { $type: 'string' } } as object
      const sports = await collection.distinct('sportId', placed, { session: by.transaction })
      await tournament.refreshMatches()
      for (const sportId of sports as string[]) {
        const competition = await stored.lock(sportId, by.transaction)
        const all = await matchesOf(sportId, by.transaction)
        for (const match of all.filter(({ id }) => ids.includes(id))) {
          const fault = placeFault(competition, match, all)
          if (fault) return fault
        }
        if (competition) await write(competition, by)
      }
      return null
    },

    /** Does so after a change of a match; nothing without a competition. */
    async after(
      before: CountedMatch | null,
      after: CountedMatch | null,
      by: Pick<Required<Write>, 'by' | 'transaction'>,
    ): Promise<void> {
      const sports = new Set([before, after].flatMap((match) => (match?.phaseId ? [match.sportId] : [])))
      if (sports.size === 0 || !changesCompetition(before, after)) return
      await tournament.refreshMatches()
      for (const sportId of sports) {
        const competition = await stored.lock(sportId, by.transaction)
        if (competition) await write(competition, by)
      }
    },
  }
}
