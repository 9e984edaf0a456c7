import { queuedActionsPrefix } from '@torneo/contracts/match/device-entries'

/** Counts this device's unsent match actions of one user, or of all users. */
export function unsentActions(userId = ''): number {
  try {
    return Object.entries(localStorage).filter(
      ([name, text]) => name.startsWith(queuedActionsPrefix + userId) && String(text).includes('"state":"waiting"'),
    ).length
  } catch {
    return 0
  }
}
