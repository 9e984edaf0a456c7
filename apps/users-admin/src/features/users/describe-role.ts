import { roleLabels } from '@torneo/contracts/roles'
import { knownRole } from '@torneo/domain/permissions'

/** A role by its label, where two people changed it; the other fields of a user are words already. */
export function describeRole(field: string, value: unknown): string | undefined {
  const role = field === 'role' && typeof value === 'string' ? knownRole(value) : null
  return role ? roleLabels[role] : undefined
}
