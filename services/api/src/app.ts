import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config'
import { contentCollections, contentRoutes, createContent } from './content'
import { createCompetitions } from './data/competitions/competitions'
import { createFillMatches } from './data/competitions/fill-matches'
import { createRepairCompetitions, createRepairCompetitionsJob } from './data/competitions/repair-competitions'
import type { ContentSaver } from './data/content/content-saver'
import { createScheduledSavesRepository } from './data/content/scheduled-saves.repository'
import { createArchivedLists } from './data/editions/archived-lists'
import { createRepairEditions, createRepairEditionsJob } from './data/editions/repair-editions'
import { createMatchAudience } from './data/matches/match-audience'
import { createMatchBoards } from './data/matches/match-boards'
import { createMatchStore } from './data/matches/match-store'
import { createChampionOffers } from './data/read-models/champion-offers'
import { createClosings } from './data/read-models/closings'
import { createMatchRows } from './data/read-models/match-rows'
import { createMatchesPlayed } from './data/read-models/matches-played'
import { createScopeCheck } from './data/read-models/pass-scope'
import { createTables } from './data/read-models/tables'
import { createTournamentCache } from './data/read-models/tournament-cache'
import { accountRoutes } from './features/account/account.routes'
import { createAlertSender } from './features/alerts/alert-sender'
import { createAlertsRepository } from './features/alerts/alerts.repository'
import { alertsRoutes } from './features/alerts/alerts.routes'
import { createCallAlertSender } from './features/alerts/call-alert-sender'
import { callAlertsRoutes } from './features/alerts/call-alerts.routes'
import { createCallDevicesRepository } from './features/alerts/call-devices.repository'
import { createPushService } from './features/alerts/push-service'
import { auditRoutes } from './features/audit/audit.routes'
import { createBinSweep } from './features/bin/bin-sweep'
import { createBinRepository } from './features/bin/bin.repository'
import { binRoutes } from './features/bin/bin.routes'
import { closingRoutes } from './features/competitions/closing.routes'
import { competitionsRoutes } from './features/competitions/competitions.routes'
import { decisionsRoutes } from './features/competitions/decisions.routes'
import { dashboardRoutes } from './features/dashboard/dashboard.routes'
import { createPageTasks } from './features/dashboard/page-tasks'
import { createPageVisits } from './features/dashboard/page-visits'
import { hallOfFameOffersRoutes } from './features/hall-of-fame/hall-of-fame-offers.routes'
import { latePlayersRoutes } from './features/line-ups/late-players.routes'
import { lineUpsRoutes } from './features/line-ups/line-ups.routes'
import { matchCallsRoutes } from './features/match-calls/match-calls.routes'
import { matchReportsRoutes } from './features/match-reports/match-reports.routes'
import { createFurtherWrites } from './features/matches/further-writes'
import { matchActionRoutes } from './features/matches/match-action.routes'
import { createMatchActions } from './features/matches/match-actions'
import { matchBatchesRoutes } from './features/matches/match-batches.routes'
import { createMatchCommand } from './features/matches/match-command'
import { matchEventsRoutes } from './features/matches/match-events.routes'
import { matchLeadRoutes } from './features/matches/match-lead.routes'
import { matchLogRoutes } from './features/matches/match-log.routes'
import { createMatchTicker } from './features/matches/match-ticker'
import { matchesRoutes } from './features/matches/matches.routes'
import { officialsRoutes } from './features/officials/officials.routes'
import { passesRoutes } from './features/passes/passes.routes'
import { eligibilityRoutes } from './features/players/eligibility.routes'
import { playerBatchesRoutes } from './features/players/player-batches.routes'
import { playersRoutes } from './features/players/players.routes'
import { previewRoutes } from './features/preview/preview.routes'
import { promotionsRoutes } from './features/promotions/promotions.routes'
import { createChampions } from './features/public/live-page/champions'
import { championsRoutes } from './features/public/live-page/champions.routes'
import { livePageRoutes } from './features/public/live-page/live-page.routes'
import { matchLinksRoutes } from './features/public/live-page/match-links.routes'
import { createPublicTournament } from './features/public/live-page/public-tournament'
import { publicTournamentRoutes } from './features/public/live-page/public-tournament.routes'
import { manifestRoutes } from './features/public/manifest.routes'
import { createPictureSender } from './features/public/pictures/picture-sender'
import { createLandingCache, createLandingSource } from './features/public/public-page/landing-source'
import { landingRoutes } from './features/public/public-page/landing.routes'
import { publicFilesRoutes } from './features/public/public-page/public-files.routes'
import { publicPageRoutes } from './features/public/public-page/public-page.routes'
import { createFeed } from './features/realtime/channel-sources'
import { realtimeRoutes } from './features/realtime/realtime.routes'
import { recordNamesRoutes } from './features/record-names/record-names.routes'
import { sectionsOfSite } from './features/releases/live-sections'
import { releasesRoutes } from './features/releases/releases.routes'
import { createScheduledSavesJob } from './features/scheduled-saves/scheduled-saves-job'
import { scheduledSavesRoutes } from './features/scheduled-saves/scheduled-saves.routes'
import { sectionErrorsRoutes } from './features/section-errors/section-errors.routes'
import { createImageCleaning } from './features/storage/clean-stored-images'
import { imageDetailsRoutes } from './features/storage/image-details.routes'
import { storageRoutes } from './features/storage/storage.routes'
import { unusedFilesRoutes } from './features/storage/unused-files.routes'
import { suspensionsRoutes } from './features/suspensions/suspensions.routes'
import { systemRoutes } from './features/system/system.routes'
import { tablesRoutes } from './features/tables/tables.routes'
import { teamBatchesRoutes } from './features/teams/team-batches.routes'
import { teamsRoutes } from './features/teams/teams.routes'
import { tournamentSportsRoutes } from './features/tournament-sports/tournament-sports.routes'
import { editionsRoutes } from './features/tournaments/editions.routes'
import { exportRoutes } from './features/tournaments/export/export.routes'
import { tournamentsRoutes } from './features/tournaments/tournaments.routes'
import { usersRoutes } from './features/users/users.routes'
import { committedDocuments } from './platform/cache/collection-cache'
import { createPasswords, type Passwords } from './platform/crypto/passwords'
import { createSealedTexts } from './platform/crypto/sealed-text'
import type { Database } from './platform/database/database'
import { createOrphanedTransactions } from './platform/database/orphaned-transactions'
import { endIfEarly, useEarlyResponses } from './platform/http/early-responses'
import { sendError, sendUnreadable, useErrors } from './platform/http/errors'
import { useSecurityHeaders } from './platform/http/headers'
import { useHealth } from './platform/http/health'
import { bodyLimit, useJsonBodies } from './platform/http/json-body'
import { useNotFound } from './platform/http/not-found'
import { useOriginCheck } from './platform/http/origin'
import { useRepeatedResponses } from './platform/http/repeated-response'
import { useApiDocs } from './platform/openapi/api-docs'
import { useCleanStop } from './platform/process/clean-stop'
import { useJobs } from './platform/process/jobs'
import { realtimeTimes, type RealtimeTimes } from './platform/realtime/realtime-times'
import { useWebSockets } from './platform/realtime/use-websockets'
import { useSite } from './platform/site/site'
import { useSiteHost } from './platform/site/site-host'
import { type LogStream, logOptions, useRequestLog } from './platform/telemetry/logs'
import { useMetrics } from './platform/telemetry/metrics'
import { createRepeatedLines } from './platform/telemetry/repeated-lines'
import { serveMetrics } from './serve-metrics'
import { createServices } from './services'

interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly passwords?: Passwords
  readonly logStream?: LogStream
  readonly realtimeTimes?: Partial<RealtimeTimes>
  /** Milliseconds of silence after which the change feed may have missed writes; default: a second. */
  readonly liveMs?: number | undefined
}

function noSchemas(): never {
  throw new Error('Contracts check and serialize: a route has no JSON Schema')
}

/** Builds the whole service, in loading order. `ready()` creates collections, indexes and the required documents. */
export async function buildApp({
  config,
  database,
  logStream,
  passwords = createPasswords(),
  realtimeTimes: times,
  liveMs,
}: AppParts): Promise<FastifyInstance> {
  const repeatedLines = createRepeatedLines()
  const app = Fastify({
    ...logOptions(config.logLevel, repeatedLines, logStream),
    trustProxy: config.trustProxy,
    bodyLimit,
    // Fastify would load its own compilers at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    requestTimeout: 60_000,
    // Building an index over a large collection may outlast a plugin's default of 10 s; /readyz reports when it is
    // done.
    pluginTimeout: 0,
    // Long ids must reach their route, which checks session and role before it answers 404.
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: sendUnreadable,
    // Fastify runs no hooks here, so `endIfEarly` is called by hand.
    frameworkErrors(error, request, reply) {
      endIfEarly(request, reply)
      sendError(error, request, reply)
    },
    // Requests that arrived before a stop are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  app.decorate('services', createServices(config, database, passwords, app.log, liveMs))
  app.decorate('publicPage', null)
  app.decorateRequest('user', null)
  app.decorateRequest('person', null)
  app.decorateRequest('keyApp', null)

  useRequestLog(app)
  useCleanStop(app)
  useEarlyResponses(app)
  await useSecurityHeaders(app, app.services.isHttps)
  useRepeatedResponses(app)
  useOriginCheck(app, config.publicOrigin)
  useErrors(app)
  useNotFound(app)
  useSiteHost(app)
  await useWebSockets(app)
  useJsonBodies(app)

  useHealth(app)
  const metrics = useMetrics(app, config.metricsToken)
  serveMetrics(app.services, metrics)
  database.unreadable.onUnreadable((row) =>
    app.log.error(row, 'a stored record does not fit its contract and is left out'),
  )

  const content = createContent(database)
  const landing = createLandingSource(content, app.services.files)
  const tournament = createTournamentCache({ ...app.services, documentsOf: committedDocuments(app.services.database) })
  const competitions = createCompetitions(tournament)
  const played = createMatchesPlayed(tournament)
  const [matchRows, tables] = [createMatchRows(tournament), createTables(tournament, competitions, played)]
  const closings = createClosings(tournament, competitions, tables)
  const offers = createChampionOffers(content.hallOfFame, closings, app.services.archive)
  const champions = createChampions(app.services, tournament, closings)
  const publicTournament = createPublicTournament(tournament, matchRows, tables, config.timeZone)
  const matchStore = createMatchStore(database, app.services.matches)
  app.decorate('checkScope', createScopeCheck(tournament, matchStore))
  app.decorate('readArchived', createArchivedLists(app.services))
  const matchActions = createMatchActions(app.services, matchStore, tournament)
  const fillMatches = createFillMatches(app.services, matchActions.actIn, competitions, tournament)
  const repairCompetitions = createRepairCompetitionsJob(
    createRepairCompetitions(app.services, tournament, fillMatches),
    app.log,
  )
  const imageCleaning = createImageCleaning(app.services.files, database, app.log)
  const repairEditions = createRepairEditionsJob(createRepairEditions(app.services), app.log)
  const boards = createMatchBoards(database, app.services.changes, app.log, times?.boards ?? realtimeTimes.boards)
  const ticker = createMatchTicker(database, matchActions, app.log)
  const alerts = createAlertsRepository(database, createSealedTexts(config.secondFactorKey, 'alerts'))
  const push = createPushService(config.pushServices, config.publicOrigin)
  const alertSender = createAlertSender({ changes: app.services.changes, tournament, alerts, push, log: app.log })
  const callDevices = createCallDevicesRepository(database)
  const callAlertSender = createCallAlertSender({
    ...app.services,
    tournament,
    alerts,
    devices: callDevices,
    push,
    log: app.log,
  })
  const bin = createBinRepository(database, contentCollections)
  const binSweep = createBinSweep(app.services, bin, app.log)
  const scheduled = createScheduledSavesRepository(database)
  const savers: ContentSaver[] = []
  const scheduledJob = createScheduledSavesJob(app.services, scheduled, savers, app.log)
  const orphanedTransactions = createOrphanedTransactions(database, app.log)
  await app.register(
    async (api) => {
      useApiDocs(api)
      accountRoutes(api)
      usersRoutes(api)
      savers.push(...contentRoutes(api, content))
      scheduledSavesRoutes(api, scheduled, savers)
      landingRoutes(api, landing)
      previewRoutes(api, scheduled, savers, landing.read)
      publicTournamentRoutes(api, publicTournament.assemble)
      championsRoutes(api, champions)
      alertsRoutes(api, alerts, push)
      callAlertsRoutes(api, callDevices, push)
      storageRoutes(api)
      imageDetailsRoutes(api)
      unusedFilesRoutes(api)
      tournamentSportsRoutes(api)
      promotionsRoutes(api)
      teamsRoutes(api)
      teamBatchesRoutes(api)
      playersRoutes(api, played)
      eligibilityRoutes(api, played)
      playerBatchesRoutes(api)
      const matchCommand = createMatchCommand(api.services, matchActions, tournament, fillMatches)
      matchesRoutes(api, matchStore, matchActions, tournament, matchRows, fillMatches)
      const audience = createMatchAudience(api.services, tournament, alerts.countOf)
      matchBatchesRoutes(api, matchActions, competitions, tournament, fillMatches, audience)
      matchActionRoutes(api, matchCommand, createFurtherWrites(api.services, tournament, boards))
      competitionsRoutes(api, matchActions.actIn, competitions, tournament, fillMatches)
      closingRoutes(api, closings)
      hallOfFameOffersRoutes(api, offers)
      decisionsRoutes(api, competitions, tournament)
      matchLeadRoutes(api, matchStore, boards)
      matchCallsRoutes(api, tournament)
      matchReportsRoutes(api, tournament)
      officialsRoutes(api)
      lineUpsRoutes(api, tournament)
      latePlayersRoutes(api)
      matchEventsRoutes(api, matchStore)
      matchLogRoutes(api, matchStore, matchCommand)
      suspensionsRoutes(api, tournament)
      passesRoutes(api, tournament)
      tablesRoutes(api, tables)
      tournamentsRoutes(api)
      editionsRoutes(api, tournament, competitions, () => repairEditions.wake(0))
      exportRoutes(api)
      const pageSources = { scheduled, savers, galleries: content.galleryGroups, offers, timeZone: config.timeZone }
      const pageVisits = createPageVisits({
        visits: app.services.visits,
        async promotions() {
          await tournament.refresh()
          return tournament.promotions().map(({ id, name }) => ({ id, title: name }))
        },
        galleries: async () => (await content.galleryGroups.list()).items,
        collections: ['promotions', content.galleryGroups.name],
        timeZone: config.timeZone,
      })
      const hasPage = config.siteDir !== null && config.publicPage
      dashboardRoutes(api, createPageTasks(pageSources), hasPage ? pageVisits : null)
      recordNamesRoutes(api)
      binRoutes(api, bin, matchStore, fillMatches)
      auditRoutes(api)
      releasesRoutes(api)
      sectionErrorsRoutes(api)
      systemRoutes(api, metrics)
    },
    { prefix: '/api' },
  )
  const contentNames = [...Object.values(content), ...contentCollections].map(({ name }) => name)
  realtimeRoutes(app, {
    feed: createFeed(app.services.changes, tournament, matchRows, tables, boards, contentNames),
    times,
    gauge: metrics.gauge,
  })

  manifestRoutes(app)
  if (config.siteDir !== null) {
    await useSite(app, {
      folder: config.siteDir,
      keys: config.releaseKeys,
      metrics,
      sections: sectionsOfSite({ ...app.services.releases, changes: app.services.changes }),
    })
    livePageRoutes(app, config.siteDir, publicTournament, tournament, matchRows, tables, champions)
    const sendPicture = createPictureSender()
    matchLinksRoutes(app, tournament, tables, sendPicture)
    const readLanding = createLandingCache(app.services.responseCache, landing)
    publicPageRoutes(app, config.siteDir, landing, readLanding, publicTournament, tournament, tables, metrics)
    publicFilesRoutes(app, landing, readLanding, tournament, sendPicture)
  }

  app.addHook('onReady', async () => {
    await database.prepare()
    await app.services.tournaments.ensureFirst(new Date().getFullYear())
  })
  useJobs(app, [
    repeatedLines,
    app.services.changes,
    ticker,
    boards,
    alertSender,
    callAlertSender,
    binSweep,
    scheduledJob,
    repairCompetitions,
    repairEditions,
    imageCleaning,
    app.services.audit,
    app.services.releases.live,
    app.services.releases.judge,
    app.services.releases.counts,
    app.services.sectionErrors.counts,
    orphanedTransactions,
    app.services.visitCounter,
  ])
  return app
}
