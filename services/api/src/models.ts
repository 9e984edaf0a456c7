import type { User } from '@torneo/contracts/people/users'
import type { Job } from '@torneo/serving/jobs'
import { type Content, createContent } from './content'
import { type Competitions, createCompetitions } from './data/competitions/competitions'
import { createFillMatches, type FillMatches } from './data/competitions/fill-matches'
import type { ContentSaver } from './data/content/content-saver'
import {
  createScheduledSavesRepository,
  type ScheduledSavesRepository,
} from './data/content/scheduled-saves.repository'
import { createMatchBoards, type MatchBoards } from './data/matches/match-boards'
import { createMatchStore, type MatchStore } from './data/matches/match-store'
import { type ChampionOffers, createChampionOffers } from './data/read-models/champion-offers'
import { type Closings, createClosings } from './data/read-models/closings'
import { createGeneralCups, type GeneralCups } from './data/read-models/general-cups'
import { createMatchRows, type MatchRows } from './data/read-models/match-rows'
import { createMatchesPlayed, type MatchesPlayed } from './data/read-models/matches-played'
import {
  type ChampionsOf,
  createChampions,
  createPublicEditions,
  type PublicEditions,
} from './data/read-models/public-editions'
import { createTables, type Tables } from './data/read-models/tables'
import { createTournamentCache, type TournamentCache } from './data/read-models/tournament-cache'
import { createZone, type Zone } from './data/tournament/zone'
import { type AlertsRepository, createAlertsRepository } from './features/alerts/alerts.repository'
import { type CallDevicesRepository, createCallDevicesRepository } from './features/alerts/call-devices.repository'
import { createPushService, type PushService } from './features/alerts/push-service'
import { type BinRepository, createBinRepository } from './features/bin/bin.repository'
import { createMatchActions, type MatchActions } from './features/matches/match-actions'
import { createMatchCommand, type MatchCommand } from './features/matches/match-command'
import { createPublicTournament, type PublicTournamentSource } from './features/public/live-page/public-tournament'
import {
  createLandingCache,
  createLandingSource,
  type LandingCache,
  type LandingSource,
} from './features/public/public-page/landing-source'
import type { ChangeFeedLog } from './platform/cache/change-feed'
import { committedDocuments } from './platform/cache/collection-cache'
import { createSealedTexts } from './platform/crypto/sealed-text'
import type { RealtimeTimes } from './platform/realtime/realtime-times'
import type { Services } from './services'

/** The tournament in memory, and everything that is derived from it or acts on it: what a command has no use for. */
export interface Models {
  readonly content: Content
  /** One per kind of content; its routes add to it. */
  readonly savers: ContentSaver[]
  readonly scheduledSaves: ScheduledSavesRepository
  readonly landing: LandingSource
  readonly readLanding: LandingCache

  readonly tournament: TournamentCache
  readonly resolvedCompetitions: Competitions
  readonly matchesPlayed: MatchesPlayed
  readonly matchRows: MatchRows
  readonly tables: Tables
  readonly closings: Closings
  readonly zone: Zone
  readonly generalCups: GeneralCups
  readonly championOffers: ChampionOffers
  readonly publicEditions: PublicEditions
  readonly championsOf: ChampionsOf
  readonly publicTournament: PublicTournamentSource

  readonly matchStore: MatchStore
  readonly matchActions: MatchActions
  readonly fillMatches: FillMatches
  readonly matchCommand: MatchCommand
  readonly matchBoards: MatchBoards

  readonly alerts: AlertsRepository
  readonly push: PushService
  readonly callDevices: CallDevicesRepository
  readonly bin: BinRepository
  /** Background work in the order of its start; each plugin adds its own. */
  readonly jobs: Job[]
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services & Models
  }
  interface FastifyRequest {
    /** The signed-in user; set by `route`. */
    user: User | null
    /** Id that counts as one person (`LiveSession`); set by `route`. */
    person: string | null
  }
}

export function createModels(services: Services, log: ChangeFeedLog, boardTimes: RealtimeTimes['boards']): Models {
  const { archive, changes, config, database, files, responseCache } = services
  const content = createContent(database)
  const landing = createLandingSource(content, files)
  const tournament = createTournamentCache({ ...services, documentsOf: committedDocuments(database) })
  const zone = createZone(tournament, config.timeZone)
  const resolvedCompetitions = createCompetitions(tournament)
  const matchesPlayed = createMatchesPlayed(tournament)
  const matchRows = createMatchRows(tournament)
  const tables = createTables(tournament, resolvedCompetitions, matchesPlayed)
  const closings = createClosings(tournament, resolvedCompetitions, tables)
  const generalCups = createGeneralCups(tournament, resolvedCompetitions, tables)
  const publicEditions = createPublicEditions(services, tournament, closings, generalCups)
  const matchStore = createMatchStore(database, services.matches)
  const matchActions = createMatchActions(services, matchStore, tournament)
  const fillMatches = createFillMatches(services, matchActions.actIn, resolvedCompetitions, tournament)
  return {
    content,
    savers: [],
    scheduledSaves: createScheduledSavesRepository(database),
    landing,
    readLanding: createLandingCache(responseCache, landing),

    tournament,
    zone,
    resolvedCompetitions,
    matchesPlayed,
    matchRows,
    tables,
    closings,
    generalCups,
    championOffers: createChampionOffers(content.hallOfFame, closings, generalCups, archive),
    publicEditions,
    championsOf: createChampions(publicEditions),
    publicTournament: createPublicTournament({ tournament, rows: matchRows, tables, generalCups, zone }),

    matchStore,
    matchActions,
    fillMatches,
    matchCommand: createMatchCommand(services, matchActions, tournament, fillMatches),
    matchBoards: createMatchBoards(database, changes, log, boardTimes),

    alerts: createAlertsRepository(database, createSealedTexts(config.secondFactorKey, 'alerts')),
    push: createPushService(config.pushServices, config.publicOrigin),
    callDevices: createCallDevicesRepository(database),
    bin: createBinRepository(database),
    jobs: [],
  }
}
