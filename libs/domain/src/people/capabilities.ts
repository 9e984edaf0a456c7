import { channelAccess } from '@torneo/contracts/endpoint/channel-access'
import { matchEndingEndpoints } from '@torneo/contracts/match/match-endings'
import { matchLogEndpoints } from '@torneo/contracts/match/match-log'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import type { User } from '@torneo/contracts/people/user'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { mayOpen } from './passes'
import { canView, mayCall } from './permissions'

export type Capabilities = ReturnType<typeof capabilitiesOf>

/** Derives from the endpoints' access what a user may do at match day, so that no screen offers what is refused. */
export function capabilitiesOf(user: Pick<User, 'role' | 'pass'>) {
  const may = (endpoint: Parameters<typeof mayCall>[1]) => mayCall(user.role, endpoint)
  return {
    canSchedule: may(matchEndpoints.create),
    canSeeTables: canView(user.role, 'standings'),
    // Repeats the access of `passEndpoints`, which a list of matches would load for this alone.
    canGivePasses: canView(user.role, 'live_control'),
    canSeeAllBoards: may(channelAccess.boards),
    canSeeHistory: may(matchLogEndpoints.list),
    /** Ends a match by other means than playing it, or gives it another date. */
    canInterrupt: may(matchEndingEndpoints.postpone),
    /** Reads, answers and closes calls from the pitch. */
    canAnswerCalls: canView(user.role, 'fixtures'),
    canReadTeams: may(playerEndpoints.list),
    canAddPlayers: may(playerEndpoints.create),
    canControl: (match: Parameters<typeof mayOpen>[1]) => mayOpen(user, match),
  }
}
