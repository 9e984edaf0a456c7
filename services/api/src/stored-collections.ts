import { buckets } from '@torneo/contracts/files/storage'

const current = [
  'about',
  'activity',
  'archived_editions',
  'archived_records',
  'audit',
  'audit_pending',
  'competitions',
  'cta',
  'gallery_groups',
  'hall_of_fame',
  'hero',
  'image_copies',
  'landing_sports',
  'line_ups',
  'match_calls',
  'match_log',
  'match_reports',
  'matches',
  'migrations',
  'officials',
  'operations',
  'page_visits',
  'players',
  'promotions',
  'releases.chunks',
  'releases.files',
  'release_changes',
  'release_counts',
  'release_maps.chunks',
  'release_maps.files',
  'release_state',
  'schedule',
  'scheduled_saves',
  'second_factors',
  'section_errors',
  'settings',
  'sponsors',
  'teams',
  'tournament_sports',
  'tournaments',
  'users',
  ...buckets.flatMap((bucket) => [`${bucket}.files`, `${bucket}.chunks`]),
]

/** Collections of earlier versions: migrations read them and leave some behind for a while. */
const older = ['match_events', 'match_actions', 'before_1_match_events', 'before_1_match_actions']

/**
 * Sessions, proofs, access links, attempt counters, presence and alert subscriptions: after a restore, people sign in and
 * devices subscribe again.
 */
const neverRestored = [
  'sessions',
  'signin_failures',
  'known_devices',
  'access_links',
  'pending_proofs',
  'proofs',
  'passes',
  'preview_links',
  'open_boards',
  'match_leads',
  'alert_subscriptions',
  'alert_keys',
  'alert_claims',
  'call_devices',
  'release_keys',
]

const backedUp: ReadonlySet<string> = new Set([...current, ...older])
const all: ReadonlySet<string> = new Set([...backedUp, ...neverRestored])

/** True if the service stores anything under this name. */
export const isCollection = (name: string): boolean => all.has(name) || name.startsWith('prepared.')

/** True if backups include the collection. A new one must be added to one of the lists above. */
export const isBackedUp = (name: string): boolean => backedUp.has(name)
