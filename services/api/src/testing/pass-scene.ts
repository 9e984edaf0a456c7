import type { PassScope } from '@torneo/contracts/people/user'
import { userOfPass } from '../platform/sessions/pass-holder'
import type { TestApi } from './test-api'
import { createTestClient } from './test-client'

/** Place and day of the matches of `tournamentScene`. */
export const campo: Omit<PassScope, 'until'> = { matchId: null, date: '2025-11-15', location: 'Campo', field: '' }
const farAway = '2100-01-01T03:00:00.000Z'

/** Opens a session of a pass holder; by default for all matches of the scene, and without an end. */
export async function passHolder(
  { app }: Pick<TestApi, 'app'>,
  { id = 'planillero', passId = 'pase', scope = {} }: { id?: string; passId?: string; scope?: Partial<PassScope> } = {},
) {
  const holder = { id, name: 'Ana Ríos', scope: { ...campo, until: farAway, ...scope }, at: new Date() }
  const token = await app.services.database.transaction((transaction) =>
    app.services.sessions.openByPass(passId, holder, transaction),
  )
  return { ...createTestClient(app, token), user: userOfPass(holder), token }
}

/** Stores a pass for all matches of the scene; returns it with its token and PIN. */
export function storedPass({ app }: Pick<TestApi, 'app'>, scope: Partial<PassScope> = {}) {
  const { database, passes } = app.services
  return database.transaction((transaction) =>
    passes.create({ ...campo, until: farAway, ...scope }, 'Campo', new Date(), {
      by: { id: 'jefa', name: 'Lucía Ferreyra' },
      transaction,
    }),
  )
}
