/**
 * Key prefixes in the browser's storage, each with the user's id: section apps write the entries, signing out removes
 * them (docs/design/offline.md).
 */
const ofUser = (kind: string) => (userId: string) => `${kind}${userId}:`

/** Prefix of the queued match actions of every user. */
export const queuedActionsPrefix = 'torneo:live:1:'
/** Prefix of the cached matches of every user. */
export const seenMatchesPrefix = 'torneo:live-seen:1:'

/** The key of a draft: this prefix and the form's name. */
export const draftsOf = ofUser('torneo:draft:')
/** The key of a queued action: this prefix, the match's id, `:` and the action's key. */
export const queuedActionsOf = ofUser(queuedActionsPrefix)
/** The key of a cached match: this prefix and the match's id. */
export const seenMatchesOf = ofUser(seenMatchesPrefix)

/** The IndexedDB database with a second copy of the queued actions; signing out deletes it. */
export const actionBackup = 'torneo:live'

/** Service worker cache of the page code, shared by all users (docs/design/offline.md). */
export const fileCache = 'torneo:files:1'
/** Service worker cache of API responses for the user who signed in last; deleted on sign-out. */
export const responseCache = 'torneo:answers:1'
/** Service worker cache of the promotions that this device gets alerts of, for a subscription that the browser replaces. */
export const alertsCache = 'torneo:alerts:1'
/** Header of a cached response: when the service sent it, in milliseconds since 1970. */
export const cachedAtHeader = 'x-kept-at'

/**
 * Scope of the worker that shows alerts of calls from the pitch (docs/design/live-channels.md): a registration has one
 * push subscription, and that of the whole site is the families'. No page has this address. Signing out removes it.
 */
export const callAlertsScope = '/avisos-de-llamados/'
