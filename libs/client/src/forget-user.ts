import { draftsOf, queuedActionsOf, seenMatchesOf } from '@torneo/contracts/device-entries'

const namesUnder = (prefix: string) => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

const isDone = (name: string) => localStorage.getItem(name)?.includes('"state":"done"') ?? true

/**
 * Removes what this device keeps of a user: drafts and what was seen of matches. Match actions stay, whole, while one of them waits to be
 * sent or was refused and is still to be looked at.
 */
export function forgetUser(userId: string): void {
  try {
    const actions = namesUnder(queuedActionsOf(userId))
    const gone = [...namesUnder(draftsOf(userId)), ...namesUnder(seenMatchesOf(userId)), ...(actions.every(isDone) ? actions : [])]
    for (const name of gone) localStorage.removeItem(name)
  } catch {
    // A storage that refuses keeps nothing.
  }
}
