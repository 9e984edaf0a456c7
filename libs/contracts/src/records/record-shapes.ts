import { Competition } from '../competition/competition'
import { GeneralCup } from '../competition/general-cup-record'
import { About } from '../content/about'
import { Cta } from '../content/cta'
import { GalleryGroup } from '../content/gallery-groups'
import { HallOfFameEntry } from '../content/hall-of-fame'
import { Hero } from '../content/hero'
import { LandingSport } from '../content/landing-sports'
import { News } from '../content/news'
import { LandingPage } from '../content/pages'
import { ScheduleEvent } from '../content/schedule'
import { Sponsor } from '../content/sponsors'
import type { Shape } from '../fields/validation'
import { imagePathsOf } from '../files/images'
import { LineUp } from '../match/line-ups'
import { Match } from '../match/match'
import { MatchCall } from '../match/match-calls'
import { MatchReport } from '../match/match-reports'
import { Official } from '../match/officials'
import { User } from '../people/user'
import { sectionById } from '../releases/sections'
import { Appearance } from '../site/appearance'
import { Settings } from '../site/settings'
import { Player } from '../tournament/players'
import { Promotion } from '../tournament/promotions'
import { Team } from '../tournament/teams'
import { TournamentSport } from '../tournament/tournament-sports'
import { allCollections, type CollectionName } from './collections'

/** Shape of a record of each collection. Only the service loads it: a browser needs the shapes of its own screens. */
export const recordShapes: Readonly<Record<CollectionName, Shape>> = {
  hero: Hero,
  about: About,
  landing_sports: LandingSport,
  schedule: ScheduleEvent,
  gallery_groups: GalleryGroup,
  sponsors: Sponsor,
  hall_of_fame: HallOfFameEntry,
  cta: Cta,
  news: News,
  pages: LandingPage,
  settings: Settings,
  appearance: Appearance,
  tournament_sports: TournamentSport,
  promotions: Promotion,
  teams: Team,
  players: Player,
  matches: Match,
  officials: Official,
  match_reports: MatchReport,
  competitions: Competition,
  general_cup: GeneralCup,
  match_calls: MatchCall,
  line_ups: LineUp,
  users: User,
}

interface ImageRecord {
  readonly collection: CollectionName
  /** Its image fields are marked (`imagePathsOf`). */
  readonly record: Shape
  /** Title of a use: a field of the record, or for a single record its section and field. */
  readonly title:
    | { readonly field: string }
    | { readonly section: string; readonly fields: Readonly<Record<string, string>> }
}

/** All records with image fields: the places where a stored file may be in use (R14). */
export const imageRecords: readonly ImageRecord[] = allCollections
  .filter(({ name }) => imagePathsOf(recordShapes[name]).length > 0)
  .map(({ name, section, title, imageLabels }) => ({
    collection: name,
    record: recordShapes[name],
    title: imageLabels
      ? { section: sectionById(section).label, fields: imageLabels }
      : { field: typeof title === 'string' ? title : '_id' },
  }))
