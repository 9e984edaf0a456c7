import { passHolderName } from '@torneo/contracts/passes'
import { passRole } from '@torneo/contracts/roles'
import type { PassScope, User } from '@torneo/contracts/user'

/** Who opened a pass, as their session stores it. */
export interface PassHolder {
  readonly id: string
  readonly name: string
  readonly scope: PassScope
  readonly at: Date
}

/** The user of a session that was opened by a pass: no account has their id, and their role may call next to nothing. */
export const userOfPass = ({ id, name, scope, at }: PassHolder): User => ({
  id, userId: id, name: passHolderName(name), role: passRole, pass: scope,
  email: '', promotionId: null, active: true, createdBy: '', prefs: {}, rev: 1, createdAt: at.toISOString(), updatedAt: at.toISOString(),
})
