import { type User, userMessages } from '@torneo/contracts/people/users'
import { isProtectedUser } from '@torneo/domain/people/permissions'
import { forbidden } from '../../platform/http/problems'

/**
 * Throws 403 unless the actor may manage the account: admin_tournament manages captains (R29), super everyone but a
 * super (R32).
 */
export function requireManager(actor: User, account: User): void {
  if (actor.role !== 'super' && account.role !== 'team_captain') throw forbidden()
  if (isProtectedUser(account)) throw forbidden(userMessages.superProtected)
}
