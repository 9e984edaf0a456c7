import { passMessages } from '@torneo/contracts/people/passes'
import { mayOpen } from '@torneo/domain/people/passes'
import type { Reader } from '../../platform/http/call'
import { forbidden, notFound } from '../../platform/http/problems'
import type { MatchStore } from '../matches/match-store'
import type { TournamentCache } from './tournament-cache'

/**
 * Creates the check that a match is in the reach of the user's pass (B17): it throws 404 for an unknown match and 403
 * for one that the pass does not cover. Accounts reach every match.
 */
export const createScopeCheck =
  (tournament: TournamentCache, store: MatchStore) =>
  async (user: Reader, matchId: string): Promise<void> => {
    if (mayOpen(user, null)) return
    const match = tournament.freshMatch(matchId) ?? (await store.read(matchId))
    if (!match) throw notFound()
    if (!mayOpen(user, match)) throw forbidden(passMessages.otherMatch)
  }
