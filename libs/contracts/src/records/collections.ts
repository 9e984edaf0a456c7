import type { Role } from '../people/roles'
import type { SectionId } from '../releases/sections'
import type { Dashboard } from '../site/dashboard'
import { binWords, type Words } from './bin-words'

/** Roles that learn of a write; everyone has a session, but no pass. */
export type Audience = 'everyone' | readonly Role[]

/** Name of a record for people: a text field, or the names of the records in reference fields. */
export type RecordTitle =
  | string
  | { readonly references: readonly string[]; readonly lead: string; readonly missing: string }

/** Search for a collection's records across the panel (B56). */
interface FoundBy {
  /** Fields that distinguish records with the same name: texts, dates and references. */
  readonly detail: readonly string[]
  /** Page below the section where the records are edited. */
  readonly page?: string
  /** Fields sent along. */
  readonly along?: readonly ('teamId' | 'email')[]
  /** Values that a found record has. */
  readonly only?: Readonly<Record<string, boolean>>
}

/** A collection of records that people work with; everything that treats collections alike is derived from it. */
export interface RecordCollection {
  /** Section whose roles restore a record; the recent activity lists writes under it. */
  readonly section: SectionId
  /** Words in the bin; null: deletions are final. */
  readonly bin: Words | null
  /** Null: nothing lists the records by name. */
  readonly title: RecordTitle | null
  /** Archived with its edition; `parent` is the reference that it follows. Null: lives across editions. */
  readonly edition: { readonly parent: string | null } | null
  readonly announcedTo: Audience
  /** Roles that learn which record was written, where the others learn only that some was (R29). */
  readonly namedTo: Audience
  readonly foundBy: FoundBy | null
  /** Fields that refer to other records, with their collections. */
  readonly references: Readonly<Record<string, string>>
  /** Counter of the dashboard. */
  readonly counter: Exclude<keyof Dashboard['counters'], 'visits'> | null
  /** Labels of the image fields of a single record; a use in any other record shows its title. */
  readonly imageLabels: Readonly<Record<string, string>> | null
}

/** Properties of the landing page's single records. */
const single = {
  bin: null,
  title: null,
  edition: null,
  announcedTo: 'everyone',
  namedTo: 'everyone',
  foundBy: null,
  references: {},
  counter: null,
  imageLabels: {},
} as const

/** Properties of a record that everyone may read and that lives across editions. */
const shared = {
  edition: null,
  announcedTo: 'everyone',
  namedTo: 'everyone',
  references: {},
  counter: null,
  imageLabels: null,
} as const

const ofMatch = { references: { matchId: 'matches' }, edition: { parent: 'matchId' } } as const

/** Every collection of records, in the order of the sidebar, parents before their children. */
export const collections = {
  hero: { ...single, section: 'hero', imageLabels: { logoImage: 'Logo', backgroundImage: 'Imagen de fondo' } },
  about: { ...single, section: 'about' },
  landing_sports: {
    ...shared,
    section: 'landing_sports',
    bin: binWords.landing_sports,
    title: 'name',
    foundBy: { detail: ['category'] },
    counter: 'sports',
  },
  schedule: {
    ...shared,
    section: 'schedule',
    bin: binWords.schedule,
    title: 'title',
    foundBy: { detail: ['date'] },
    counter: 'events',
  },
  gallery_groups: {
    ...shared,
    section: 'gallery',
    bin: binWords.gallery_groups,
    title: 'title',
    foundBy: { detail: ['date'] },
    counter: 'galleries',
  },
  sponsors: {
    ...shared,
    section: 'sponsors',
    bin: binWords.sponsors,
    title: 'name',
    foundBy: { detail: [] },
    counter: 'sponsors',
  },
  hall_of_fame: {
    ...shared,
    section: 'hall_of_fame',
    bin: binWords.hall_of_fame,
    title: 'winner',
    foundBy: { detail: ['category', 'year'] },
    counter: 'hallOfFame',
  },
  cta: { ...single, section: 'cta' },
  news: { ...shared, section: 'news', bin: binWords.news, title: 'title', foundBy: { detail: ['date'] } },
  pages: { ...shared, section: 'pages', bin: binWords.pages, title: 'title', foundBy: { detail: [] } },
  settings: { ...single, section: 'settings', imageLabels: { logo: 'Logo' } },
  appearance: { ...single, section: 'appearance', imageLabels: { crest: 'Escudo' } },
  tournament_sports: {
    ...shared,
    section: 'tournament_sports',
    bin: binWords.tournament_sports,
    title: 'name',
    edition: { parent: null },
    foundBy: { detail: [] },
  },
  promotions: {
    ...shared,
    section: 'promotions',
    bin: binWords.promotions,
    title: 'name',
    foundBy: { detail: ['year'] },
  },
  teams: {
    ...shared,
    section: 'teams',
    bin: binWords.teams,
    title: 'name',
    edition: { parent: 'sportId' },
    foundBy: { detail: ['sportId'] },
    references: { sportId: 'tournament_sports', promotionId: 'promotions' },
  },
  players: {
    ...shared,
    section: 'teams',
    bin: binWords.players,
    title: 'name',
    edition: { parent: 'teamId' },
    foundBy: { detail: ['teamId'], along: ['teamId'] },
    references: { teamId: 'teams' },
  },
  matches: {
    ...shared,
    section: 'fixtures',
    bin: binWords.matches,
    title: { references: ['homeTeamId', 'awayTeamId'], lead: '', missing: 'Equipo no encontrado' },
    edition: { parent: 'sportId' },
    foundBy: { detail: ['date'] },
    references: { sportId: 'tournament_sports', homeTeamId: 'teams', awayTeamId: 'teams' },
  },
  officials: {
    ...shared,
    section: 'fixtures',
    bin: binWords.officials,
    title: 'name',
    announcedTo: ['super', 'admin_tournament'],
    foundBy: { detail: [], page: 'officials' },
  },
  match_reports: {
    ...shared,
    ...ofMatch,
    section: 'fixtures',
    bin: binWords.match_reports,
    title: 'by',
    announcedTo: ['super', 'admin_tournament'],
    foundBy: null,
  },
  // Its id is the sport's: the sport, if deleted too, stands before it.
  competitions: {
    ...shared,
    section: 'competition',
    bin: binWords.competitions,
    title: { references: ['_id'], lead: 'Competencia de ', missing: 'un deporte eliminado' },
    edition: { parent: '_id' },
    foundBy: null,
    references: { _id: 'tournament_sports' },
  },
  // Its id is the edition's: an edition has one at most.
  general_cup: { ...shared, section: 'general_cup', bin: null, title: null, edition: { parent: null }, foundBy: null },
  match_calls: {
    ...shared,
    ...ofMatch,
    section: 'live_control',
    bin: null,
    title: null,
    // It has a channel of its own, calls.
    announcedTo: [],
    foundBy: null,
  },
  line_ups: { ...shared, ...ofMatch, section: 'fixtures', bin: null, title: null, foundBy: null },
  users: {
    ...shared,
    section: 'users',
    bin: null,
    title: 'name',
    announcedTo: ['super', 'admin_tournament'],
    namedTo: ['super'],
    foundBy: { detail: [], along: ['email'], only: { active: true } },
  },
} as const satisfies Record<string, RecordCollection>
export type CollectionName = keyof typeof collections

const named = (name: string): name is CollectionName => Object.hasOwn(collections, name)

/** Finds a collection's definition; undefined for a collection that holds no records of people. */
export const collectionNamed = (name: string): RecordCollection | undefined =>
  named(name) ? collections[name] : undefined

/** Lists all definitions with their names. */
export const allCollections: readonly (RecordCollection & { readonly name: CollectionName })[] = Object.entries(
  collections,
).map(([name, definition]) => ({ name: name as CollectionName, ...definition }))
