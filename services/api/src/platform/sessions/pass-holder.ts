import { passHolderName } from '@torneo/contracts/people/passes'
import { passRole } from '@torneo/contracts/people/roles'
import { PassScope, type User } from '@torneo/contracts/people/user'
import { z } from 'zod/mini'

/** Holder of a pass, as their session stores it. */
export const PassHolder = z.object({ id: z.string(), name: z.string(), scope: PassScope, at: z.date() })
export type PassHolder = z.output<typeof PassHolder>

/** User of a session opened by a pass: no account has their id, and their role may call hardly any endpoint. */
export const userOfPass = ({ id, name, scope, at }: PassHolder): User => ({
  id,
  userId: id,
  name: passHolderName(name),
  role: passRole,
  pass: scope,
  email: '',
  promotionId: null,
  active: true,
  createdBy: '',
  prefs: {},
  rev: 1,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
})
