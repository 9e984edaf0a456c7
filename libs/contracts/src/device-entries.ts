/**
 * Names of what the panel keeps in the browser's storage, each beginning with whose it is: section apps write them, signing out clears them
 * (docs/adr/0024-sign-out-clears-the-device.md).
 */
const ofUser = (kind: string) => (userId: string) => `${kind}${userId}:`

/** Queued actions of matches, of any user. */
export const queuedActionsPrefix = 'torneo:live:1:'
/** What was last seen of matches, by any user. */
export const seenMatchesPrefix = 'torneo:live-seen:1:'

/** A draft: this and the form's name. */
export const draftsOf = ofUser('torneo:draft:')
/** A queued action of a match: this, the match's id, `:` and the action's key. */
export const queuedActionsOf = ofUser(queuedActionsPrefix)
/** What was last seen of a match: this and the match's id. */
export const seenMatchesOf = ofUser(seenMatchesPrefix)
