import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { SectionRow } from '@torneo/contracts/releases/remotes'
import { createResponseCache, type ResponseCache } from '@torneo/serving/response-cache'
import type { Config } from './config'
import { type AccessLinksRepository, createAccessLinksRepository } from './data/accounts/access-links.repository'
import { type AccountAccess, createAccountAccess } from './data/accounts/account-access'
import { createCaptainLink } from './data/accounts/captain-link'
import { createPassesRepository, type PassesRepository } from './data/accounts/passes.repository'
import { createSecondFactorsRepository, type SecondFactorsRepository } from './data/accounts/second-factors.repository'
import { createUsersRepository, type UsersRepository } from './data/accounts/users.repository'
import { type ActivityRepository, createActivityRepository } from './data/audit/activity.repository'
import { type AuditLog, type AuditRepository, createAuditRepository } from './data/audit/audit.repository'
import { type CompetitionsRepository, createCompetitionsRepository } from './data/competitions/competitions.repository'
import { createGeneralCupsRepository, type GeneralCupsRepository } from './data/competitions/general-cups.repository'
import { createPreviewLinksRepository, type PreviewLinksRepository } from './data/content/preview-links.repository'
import { createEditionArchive, type EditionArchive } from './data/editions/edition-archive'
import { createStoredFilesRepository, type StoredFilesRepository } from './data/files/stored-files.repository'
import { createLineUpsRepository, type LineUpsRepository } from './data/matches/line-ups.repository'
import { createMatchEvents } from './data/matches/match-events'
import { createMatchResults } from './data/matches/match-results'
import { createMatchesRepository, type MatchesRepository } from './data/matches/matches.repository'
import { createReleaseKeysRepository, type ReleaseKeysRepository } from './data/releases/release-keys.repository'
import { createDependentsRepository } from './data/tournament/dependents.repository'
import { createPlayerRights } from './data/tournament/player-rights'
import { createPlayersRepository } from './data/tournament/players.repository'
import { createPromotionsRepository } from './data/tournament/promotions.repository'
import { createTeamsRepository } from './data/tournament/teams.repository'
import { createTournamentSportsRepository } from './data/tournament/tournament-sports.repository'
import { createTournamentsRepository, type TournamentsRepository } from './data/tournament/tournaments.repository'
import { createPageVisitsRepository, type PageVisitsRepository } from './data/visits/page-visits.repository'
import { createHeroSketch, type HeroSketch } from './features/public/public-page/hero-sketch'
import { createReleases, type Releases } from './features/releases/releases'
import { createSectionErrors, type SectionErrors } from './features/section-errors/section-errors'
import { type ChangeFeed, type ChangeFeedLog, createChangeFeed } from './platform/cache/change-feed'
import type { Passwords } from './platform/crypto/passwords'
import { createSealedTexts, type SealedTexts } from './platform/crypto/sealed-text'
import type { Database } from './platform/database/database'
import { createFreeSpace, type FreeSpace } from './platform/database/free-space'
import { fits } from './platform/database/stored-shape'
import { createOperationsRepository, type OperationsRepository } from './platform/http/operations.repository'
import { problemMessages } from './platform/http/problems'
import { createRateLimit } from './platform/http/rate-limit'
import { createMailSender, type MailSender } from './platform/mail/mail'
import { createProofsRepository, type ProofsRepository } from './platform/sessions/proofs.repository'
import { createSessionCache, type SessionCache } from './platform/sessions/session-cache'
import { createSessionsRepository, type SessionsRepository } from './platform/sessions/sessions.repository'

/** Everything that exists once per database, available to all routes as `app.services`. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly passwords: Passwords
  readonly changes: ChangeFeed
  /** The endpoints served, in loading order; `route` adds to it, OpenAPI reads it. */
  readonly endpoints: Endpoint[]
  /** Every route, pages included; `useNotFound` adds to it. */
  readonly routes: { readonly url: string; readonly method: string }[]
  /** The public address is https. */
  readonly isHttps: boolean

  readonly responseCache: ResponseCache
  readonly sessionCache: SessionCache
  /** Throws 429 when a session exceeds its writes per minute. */
  readonly countWrite: (sessionId: string) => void
  readonly operations: OperationsRepository
  readonly sessions: SessionsRepository
  readonly proofs: ProofsRepository
  readonly users: UsersRepository
  readonly audit: AuditRepository
  /** Encrypts the secrets of second factors. */
  readonly sealedTexts: SealedTexts
  readonly secondFactors: SecondFactorsRepository
  readonly accessLinks: AccessLinksRepository
  readonly passes: PassesRepository
  readonly previewLinks: PreviewLinksRepository
  readonly access: AccountAccess
  readonly releaseKeys: ReleaseKeysRepository
  readonly releases: Releases
  readonly sectionErrors: SectionErrors
  readonly visits: PageVisitsRepository
  readonly heroSketch: HeroSketch
  readonly mail: MailSender
  readonly activity: ActivityRepository
  readonly files: StoredFilesRepository
  readonly freeSpace: FreeSpace

  readonly tournaments: TournamentsRepository
  readonly archive: EditionArchive
  readonly sports: ReturnType<typeof createTournamentSportsRepository>
  readonly promotions: ReturnType<typeof createPromotionsRepository>
  readonly teams: ReturnType<typeof createTeamsRepository>
  readonly players: ReturnType<typeof createPlayersRepository>
  readonly matches: MatchesRepository
  readonly competitions: CompetitionsRepository
  readonly generalCupsRepository: GeneralCupsRepository
  readonly lineUps: LineUpsRepository

  readonly matchEvents: ReturnType<typeof createMatchEvents>
  readonly matchResults: ReturnType<typeof createMatchResults>
  readonly dependents: ReturnType<typeof createDependentsRepository>
  readonly captainLink: ReturnType<typeof createCaptainLink>
  readonly playerRights: ReturnType<typeof createPlayerRights>
}

/** Discards messages: the command-line programs have no log. */
const silent = { info: () => undefined, warn: () => undefined }

interface ServiceOptions {
  /** Default: none. */
  readonly log?: ChangeFeedLog & AuditLog
  /** Milliseconds of silence after which the change feed may have missed writes; default: a second. */
  readonly liveMs?: number | undefined
}

export function createServices(
  config: Config,
  database: Database,
  passwords: Passwords,
  { log = silent, liveMs }: ServiceOptions = {},
): Services {
  const changes = createChangeFeed(database, log, liveMs)
  const audit = createAuditRepository(database, config.auditKey, log)
  const [users, sessions, activity] = [
    createUsersRepository(database),
    createSessionsRepository(database),
    createActivityRepository(database, audit),
  ]
  const [previewLinks, accessLinks] = [createPreviewLinksRepository(database), createAccessLinksRepository(database)]
  const tournaments = createTournamentsRepository(database)
  const visits = createPageVisitsRepository(database)
  const files = createStoredFilesRepository(database, config.publicOrigin ?? '')
  const sealedTexts = createSealedTexts(config.secondFactorKey, 'second factor')
  const releases = createReleases({ config, database, changes, users, activity }, log)
  return {
    config,
    database,
    passwords,
    changes,
    endpoints: [],
    routes: [],
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,

    responseCache: createResponseCache(changes),
    sessionCache: createSessionCache({ changes, sessions, users }),
    countWrite: createRateLimit({
      calls: config.limits.writesPerMinute,
      window: 60_000,
      message: problemMessages.tooManyWrites,
    }),
    operations: createOperationsRepository(database),
    sessions,
    proofs: createProofsRepository(database),
    users,
    audit,
    sealedTexts,
    secondFactors: createSecondFactorsRepository(database, sealedTexts),
    accessLinks,
    passes: createPassesRepository(database),
    previewLinks,
    access: createAccountAccess({ sessions, previewLinks, accessLinks }),
    releaseKeys: createReleaseKeysRepository(database),
    releases,
    sectionErrors: createSectionErrors(
      {
        ...releases,
        database,
        siteDir: config.siteDir,
        isApp: releases.overview.isApp,
        // Rows of the installation's list may have any form.
        liveRows: async () =>
          (await releases.live.list(null)).flatMap(({ sections }) => sections.filter((row) => fits(SectionRow, row))),
      },
      log,
    ),
    visits,
    heroSketch: createHeroSketch(files, log),
    files,
    mail: createMailSender(config),
    activity,
    freeSpace: createFreeSpace(database.db, config.limits.freeMegabytes),

    tournaments,
    archive: createEditionArchive(database, changes),
    sports: createTournamentSportsRepository(database),
    promotions: createPromotionsRepository(database),
    teams: createTeamsRepository(database),
    players: createPlayersRepository(database),
    matches: createMatchesRepository(database),
    competitions: createCompetitionsRepository(database, tournaments),
    generalCupsRepository: createGeneralCupsRepository(database),
    lineUps: createLineUpsRepository(database),

    matchEvents: createMatchEvents(database),
    matchResults: createMatchResults(database),
    dependents: createDependentsRepository(database),
    captainLink: createCaptainLink({ database, users, activity }),
    playerRights: createPlayerRights(database, tournaments),
  }
}
