/**
 * Key prefixes in the browser's storage, each with the user's id: section apps write the entries, signing out removes them
 * (docs/adr/0024-sign-out-clears-the-device.md).
 */
const ofUser = (kind: string) => (userId: string) => `${kind}${userId}:`

/** Queued actions of matches, of any user. */
export const queuedActionsPrefix = 'torneo:live:1:'
/** Cached matches of any user. */
export const seenMatchesPrefix = 'torneo:live-seen:1:'

/** The key of a draft: this prefix and the form's name. */
export const draftsOf = ofUser('torneo:draft:')
/** The key of a queued action: this prefix, the match's id, `:` and the action's key. */
export const queuedActionsOf = ofUser(queuedActionsPrefix)
/** The key of a cached match: this prefix and the match's id. */
export const seenMatchesOf = ofUser(seenMatchesPrefix)
