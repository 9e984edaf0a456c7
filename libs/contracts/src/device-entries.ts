/**
 * Names of what the panel keeps in the browser's storage, each beginning with whose it is: section apps write them, signing out clears them
 * (docs/adr/0024-sign-out-clears-the-device.md).
 */
const ofUser = (kind: string) => (userId: string) => `${kind}${userId}:`

/** Actions of matches, of whomever. */
export const keptActionsPrefix = 'torneo:live:1:'
/** What was last seen of matches, by whomever. */
export const seenMatchesPrefix = 'torneo:live-seen:1:'

/** A draft: this and the form's name. */
export const draftsOf = ofUser('torneo:draft:')
/** An action of a match: this, the match's id, `:` and the action's key. */
export const keptActionsOf = ofUser(keptActionsPrefix)
/** What was last seen of a match: this and the match's id. */
export const seenMatchesOf = ofUser(seenMatchesPrefix)
