import { type Bucket, buckets } from '@torneo/contracts/files/storage'
import { type Role, roles } from '@torneo/contracts/people/roles'
import { canUseBucket } from '@torneo/domain/people/permissions'

/** Roles that learn of a write; everyone has a session, but no pass. */
type Audience = 'everyone' | readonly Role[]

const organisers: readonly Role[] = ['super', 'admin_tournament']
const editors: readonly Role[] = ['super', 'admin_landing']

const filesOf = (bucket: Bucket): [string, Audience] => [
  `${bucket}.files`,
  roles.filter((role) => canUseBucket(role, bucket)),
]

/**
 * Collections that a screen of the panel reads, besides the landing page's, and the roles that may read them. The
 * families' page shows what everyone learns of. Events of matches are sent on their match's own channel too.
 */
export const announced: Readonly<Record<string, Audience>> = {
  tournaments: 'everyone',
  tournament_sports: 'everyone',
  promotions: 'everyone',
  teams: 'everyone',
  players: 'everyone',
  matches: 'everyone',
  competitions: 'everyone',
  line_ups: [...organisers, 'team_captain'],
  match_reports: organisers,
  officials: organisers,
  passes: organisers,
  users: organisers,
  activity: 'everyone',
  audit: ['super'],
  scheduled_saves: [...editors, 'admin_tournament'],
  preview_links: editors,
  release_state: ['super'],
  release_counts: ['super'],
  release_keys: ['super'],
  section_errors: ['super'],
  'releases.files': ['super'],
  ...Object.fromEntries(buckets.map(filesOf)),
}

/** Roles that learn which document was written, where the others learn only that some was (R29). */
export const namedTo: Readonly<Record<string, readonly string[]>> = { users: ['super'], activity: ['super'], audit: [] }

/** Other collections, and why no open screen needs to know of a write. */
export const unannounced: Readonly<Record<string, string>> = {
  match_calls: 'has a channel of its own, calls',
  match_leads: 'has a channel of its own, board',
  open_boards: 'has a channel of its own, boards',
  match_log: 'older rows of a log, moved by a write to its match',
  release_changes: 'written with release_state',
  'release_maps.files': 'sources of errors, read when an error is written',
  archived_editions: 'written with tournaments',
  archived_records: 'records of archived editions, which do not change',
  image_copies: 'sizes of an uploaded picture, made when they are read',
  page_visits: 'counted every few seconds; the dashboard shows them when it is read',
  sessions: 'each person reads the own ones, when the account is opened',
  second_factors: 'each person reads the own one, when the account is opened',
  known_devices: 'read at sign-in',
  access_links: 'read by the person who opens the link',
  call_devices: 'each device reads its own, when the account is opened',
  alert_subscriptions: 'devices of families, counted when a dialog opens',
  alert_keys: 'read by the sender of alerts',
  alert_claims: 'read by the sender of alerts',
  audit_pending: 'rows on their way to audit',
  operations: 'commands by their Idempotency-Key',
  proofs: 'read with the act that needs one',
  pending_proofs: 'read at sign-in',
  signin_failures: 'read at sign-in',
  ...Object.fromEntries(
    [...buckets, 'releases', 'release_maps'].map((bucket) => [`${bucket}.chunks`, 'bytes of announced files']),
  ),
}
