import type { AuditRepository } from '../../data/audit/audit.repository'

/** Audit rows per minute about unknown accounts: more than people mistype, too few to fill a disk. */
const maxUnknownRows = 60
const minuteMs = 60_000

export type RecordRejection = ReturnType<typeof createRejectedSignIns>

/**
 * Records rejected sign-ins in the audit log: the account and the network. If the address has no account, only the
 * network is recorded: the address may be a stranger's, or a password in the wrong field.
 */
export function createRejectedSignIns(audit: AuditRepository) {
  let [since, unknownRows] = [0, 0]

  return async (
    account: { readonly id: string; readonly name: string } | null,
    from: string,
    detail = '',
  ): Promise<void> => {
    if (performance.now() - since > minuteMs) [since, unknownRows] = [performance.now(), 0]
    if (!account && (unknownRows += 1) > maxUnknownRows) return
    const subject = account && { collection: 'users', id: account.id, title: account.name }
    await audit.add({ kind: 'sign-in-refused', subject, detail }, { by: null, from })
  }
}
