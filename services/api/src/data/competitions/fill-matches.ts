import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { PlayedMatch } from '@torneo/domain/competition/played-match'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Transaction, Write } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'
import type { ActOnMatch } from '../matches/act-on-match'
import type { TournamentCache } from '../read-models/tournament-cache'
import type { Competitions, Resolved } from './competitions'
import { createForfeits } from './forfeits'
import { changesCompetition, type CountedMatch, playedMatch } from './played-match'

export type FillMatches = ReturnType<typeof createFillMatches>

/**
 * Fills and empties the slots of knock-out matches in the transaction of what decides them (B31), so that every reader
 * sees ordinary teams in an ordinary match.
 */
export function createFillMatches(
  services: FastifyInstance['services'],
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

  /** Writes the sides that a competition says, into the matches that have not begun; ends those of withdrawn teams. */
  async function write(
    competition: StoredCompetition,
    { by, transaction }: Pick<Required<Write>, 'by' | 'transaction'>,
  ): Promise<Resolved> {
    const played = await matchesOf(competition.sportId, transaction)
    const resolved = competitions.resolve(competition, played)
    const byId = new Map(played.map((match) => [match.id, match]))
    for (const { matchId, homeTeamId, awayTeamId } of resolved.fills) {
      const match = byId.get(matchId)
      if (!match || (match.homeTeamId === homeTeamId && match.awayTeamId === awayTeamId)) continue
      await act(
        matchId,
        { by, key: null, asked: undefined, action: () => ({ kind: 'assign_teams', homeTeamId, awayTeamId }) },
        transaction,
      )
    }
    const after = await forfeit(competition, played, resolved.fills, { by, transaction })
    // A walkover decides a tie, which fills the next one.
    return after ? write(after, { by, transaction }) : resolved
  }

  return {
    matchesOf,
    write,

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
