import { queuedActionsPrefix } from '@torneo/contracts/device-entries'

/** How many match actions wait on this device to be sent: of one user, or of anybody. */
export function unsentActions(userId = ''): number {
  try {
    return Object.entries(localStorage)
      .filter(([name, text]) => name.startsWith(queuedActionsPrefix + userId) && String(text).includes('"state":"waiting"')).length
  } catch {
    return 0
  }
}
