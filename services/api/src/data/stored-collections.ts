import { type Bucket, buckets } from '@torneo/contracts/files/storage'
import { roles } from '@torneo/contracts/people/roles'
import { allCollections, type Audience } from '@torneo/contracts/records/collections'
import { canUseBucket } from '@torneo/domain/people/permissions'

/** A collection that the service stores for itself. */
interface OwnCollection {
  /** Roles that learn of a write, or why no open screen needs to know of it. */
  readonly heard: { readonly by: Audience; readonly namedTo?: Audience } | { readonly quiet: string }
  /** False: after a restore, people sign in and devices subscribe again. */
  readonly isBackedUp: boolean
}

const heard = (by: Audience, namedTo: Audience = by): OwnCollection => ({ heard: { by, namedTo }, isBackedUp: true })
const quiet = (why: string): OwnCollection => ({ heard: { quiet: why }, isBackedUp: true })
const neverRestored = (own: OwnCollection): OwnCollection => ({ ...own, isBackedUp: false })

const filesOf = (bucket: Bucket) => heard(roles.filter((role) => canUseBucket(role, bucket)))
const chunks = quiet('bytes of announced files')

/** Collections besides those of records (`libs/contracts/src/records/collections.ts`). */
const own: Readonly<Record<string, OwnCollection>> = {
  access_links: neverRestored(quiet('read by the person who opens the link')),
  activity: heard('everyone', ['super']),
  alert_claims: neverRestored(quiet('read by the sender of alerts')),
  alert_keys: neverRestored(quiet('read by the sender of alerts')),
  alert_subscriptions: neverRestored(quiet('devices of families, counted when a dialog opens')),
  archived_editions: quiet('written with tournaments'),
  archived_records: quiet('records of archived editions, which do not change'),
  audit: heard(['super'], []),
  audit_pending: quiet('rows on their way to audit'),
  call_devices: neverRestored(quiet('each device reads its own, when the account is opened')),
  'documents.chunks': chunks,
  'documents.files': quiet('shown by the records that name them'),
  image_copies: quiet('sizes of an uploaded picture, made when they are read'),
  known_devices: neverRestored(quiet('read at sign-in')),
  match_leads: neverRestored(quiet('has a channel of its own, board')),
  match_log: quiet('older rows of a log, moved by a write to its match'),
  match_plans: quiet('read when a plan is taken back, or its people are listed'),
  match_readers: neverRestored(quiet('read with the people of a plan')),
  official_links: neverRestored(heard(['super', 'admin_tournament'])),
  open_boards: neverRestored(quiet('has a channel of its own, boards')),
  operations: quiet('commands by their Idempotency-Key'),
  page_visits: quiet('counted every few seconds; the dashboard shows them when it is read'),
  passes: neverRestored(heard(['super', 'admin_tournament'])),
  pending_proofs: neverRestored(quiet('read at sign-in')),
  preview_links: neverRestored(heard(['super', 'admin_landing'])),
  proofs: neverRestored(quiet('read with the act that needs one')),
  release_changes: quiet('written with release_state'),
  release_keys: neverRestored(heard(['super'])),
  'release_maps.chunks': chunks,
  'release_maps.files': quiet('sources of errors, read when an error is written'),
  release_state: heard(['super']),
  'releases.chunks': chunks,
  'releases.files': heard(['super']),
  scheduled_saves: heard(['super', 'admin_landing', 'admin_tournament']),
  second_factors: quiet('each person reads the own one, when the account is opened'),
  section_errors: heard(['super']),
  sessions: neverRestored(quiet('each person reads the own ones, when the account is opened')),
  signin_failures: neverRestored(quiet('read at sign-in')),
  tournaments: heard('everyone'),
  ...Object.fromEntries(
    buckets.flatMap((bucket) => [
      [`${bucket}.files`, filesOf(bucket)],
      [`${bucket}.chunks`, chunks],
    ]),
  ),
}

/** The migrations' own record. */
const ofMigrations = 'migrations'

const isOfRecords = (name: string): boolean => allCollections.some((collection) => collection.name === name)

/** True if the service stores anything under this name. */
export const isCollection = (name: string): boolean =>
  isOfRecords(name) || Object.hasOwn(own, name) || name === ofMigrations || name.startsWith('prepared.')

/** True if backups include the collection. */
export const isBackedUp = (name: string): boolean =>
  isOfRecords(name) || name === ofMigrations || (Object.hasOwn(own, name) && own[name]?.isBackedUp === true)

interface Announcement {
  readonly by: Audience
  readonly namedTo: Audience
}

/**
 * Collections that a screen of the panel reads, with the roles that learn of a write. The families' page shows what
 * everyone learns of. Events of matches are sent on their match's own channel too.
 */
export const announced: ReadonlyMap<string, Announcement> = new Map([
  ...allCollections.map(({ name, announcedTo, namedTo }): [string, Announcement] => [
    name,
    { by: announcedTo, namedTo },
  ]),
  ...Object.entries(own).flatMap(([name, { heard }]): [string, Announcement][] =>
    'by' in heard ? [[name, { namedTo: heard.by, ...heard }]] : [],
  ),
])

/** Collections no write to which is announced. */
export const unannounced: readonly string[] = Object.entries(own).flatMap(([name, { heard }]) =>
  'quiet' in heard ? [name] : [],
)
