import type { MatchAction } from '@torneo/domain/match/actions'
import type { Author, Transaction } from '../../platform/database/database'
import type { MatchDocument } from './matches.repository'

interface ServiceAction {
  readonly by: Author
  /** The service's own actions have no key: the call that they are part of is the one that is not repeated. */
  readonly key: null
  readonly asked: undefined
  readonly action: () => MatchAction
}

/** Carries out an action on a match in the transaction of another write; throws if its state does not allow it. */
export type ActOnMatch = (
  matchId: string,
  request: ServiceAction,
  session: Transaction,
) => Promise<{ readonly before: MatchDocument; readonly match: MatchDocument }>
