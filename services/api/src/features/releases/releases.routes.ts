import { releaseKeyRole } from '@torneo/contracts/people/roles'
import { mapLimits, releaseEndpoints, releaseLimits, releaseMessages } from '@torneo/contracts/releases/releases'
import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { rolesOf } from '@torneo/domain/releases/section-roles'
import { InvalidVersion, UnusableVersion } from '@torneo/section-version/archive'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkMaps } from '../../data/releases/source-maps'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, forbidden, invalidField, notFound, unusable } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'
import { readSentFile, withUploads } from '../../platform/http/sent-file'
import { audited } from './release-changes'

/** Serves releases to super admins, and to a team's key for its own app. */
export function releasesRoutes(app: FastifyInstance): void {
  const { config, database, activity, releases } = app.services

  /** Checked before the body is read. */
  function allowApp({ user, keyApp, params }: FastifyRequest): void {
    const { app: named } = params as { readonly app?: string }
    if (user?.role === releaseKeyRole && named !== undefined && named !== keyApp)
      throw forbidden(releaseMessages.otherApp)
  }
  const options = { before: allowApp }
  const limitAnHour = (calls: number, message: string) => {
    const count = createRateLimit({ calls, window: 3_600_000, message })
    return ({ user }: FastifyRequest) => count(user?.id ?? '')
  }
  /** Counts versions that are stored: a refused one and the same one again cost nothing. */
  const countStored = limitAnHour(releaseLimits.uploadsAnHour, releaseMessages.uploads)
  /** Counts everything sent, since judging it takes time. */
  const countAttempt = limitAnHour(releaseLimits.attemptsAnHour, releaseMessages.attempts)
  const countMaps = limitAnHour(releaseLimits.attemptsAnHour, releaseMessages.attempts)

  /** Carries out a change; one without effect gets the same response. */
  async function changed(
    name: string,
    write: WriteOfCall,
    work: (write: WriteOfCall & { now: Date }) => Promise<boolean>,
  ) {
    await work({ ...write, now: await database.now() })
    return releases.overview.one(name, write.transaction)
  }

  route(
    app,
    releaseEndpoints.list,
    async ({ request: { keyApp, user } }) => {
      const items =
        user?.role === releaseKeyRole && keyApp ? [await releases.overview.one(keyApp)] : await releases.overview.all()
      return { total: items.length, items }
    },
    options,
  )

  withUploads(app, (uploads) => {
    route(
      uploads,
      releaseEndpoints.upload,
      async ({ params, request, transaction }) => {
        countAttempt(request)
        const { bytes: archive } = await readSentFile(request, releaseLimits.archive)
        if (archive.length > releaseLimits.archive) throw invalidField('file', releaseMessages.tooBig)
        const uploaded = { archive, id: params, keys: config.releaseKeys }
        const { integrity, ...sent } = await releases.judge.judge(uploaded).catch(rejectFile)
        // A transaction may run again, and counts once.
        let isCounted = false
        return transaction(async (write) => {
          const known = await releases.versions.find(params.app, params.version, write.transaction)
          const installed = await releases.installed.find(params.app)
          const present = known ?? (installed?.version === params.version ? installed : undefined)
          if (present && present.integrity !== integrity) throw conflict(releaseMessages.otherBytes(params.version))
          // A damaged version is stored again.
          const before = known && (await releases.isIntact(params.app, params.version)) ? known : null
          if (!before && !isCounted) countStored(request)
          isCounted = true
          if (!before) await releases.overview.sweep(params.app, await database.now(), write.transaction)
          const stored = before ?? (await releases.versions.create({ ...params, archive, integrity, ...sent }, write))
          const subject = `${params.app} ${params.version}`
          const audit = audited(params.app, 'upload', params.version)
          if (!before) await activity.add({ action: 'Versión subida', subject, section: 'users', audit }, write)
          return { ...stored, roles: rolesOf(stored.manifest.sections) }
        })
      },
      options,
    )

    route(
      uploads,
      releaseEndpoints.uploadMaps,
      async ({ params: { app: name, version }, request, transaction }) => {
        countMaps(request)
        const { bytes: archive } = await readSentFile(request, mapLimits.archive)
        if (archive.length > mapLimits.archive) throw invalidField('file', releaseMessages.mapsTooBig)
        const files = await releases.live.version(name, version)
        if (!files) throw notFound(releaseMessages.unknown(version))
        await checkMaps(archive, (file) => files.has(file)).catch(rejectFile)
        await transaction((write) => releases.maps.store(name, version, archive, write.transaction))
      },
      options,
    )
  })

  route(
    app,
    releaseEndpoints.makeLive,
    async ({ params, body, transaction, request }) => {
      const draft = body()
      if (params.app === publicPageApp) await requireDrawn(request, draft.version)
      return transaction((write) =>
        changed(params.app, write, (at) => releases.changes.makeLive(params.app, draft, at)),
      )
    },
    options,
  )
  route(
    app,
    releaseEndpoints.rollBack,
    ({ params, body, transaction }) =>
      transaction((write) =>
        changed(params.app, write, (at) => releases.changes.rollBack(params.app, body().version, at)),
      ),
    options,
  )
  route(
    app,
    releaseEndpoints.switchOff,
    ({ params, body, transaction }) =>
      transaction((write) =>
        changed(params.app, write, (at) => releases.changes.switchOff(params.app, body().message, at)),
      ),
    options,
  )
  route(
    app,
    releaseEndpoints.switchOn,
    ({ params, transaction }) =>
      transaction((write) => changed(params.app, write, (at) => releases.changes.switchOff(params.app, null, at))),
    options,
  )
}

/** Throws 409 for a version of the public page that cannot draw what is shown now. */
async function requireDrawn({ server }: FastifyRequest, version: string): Promise<void> {
  const address = await server.publicPage?.firstFailure(version)
  if (address) throw conflict(releaseMessages.pageFails(version, address))
}

function rejectFile(error: unknown): never {
  if (error instanceof UnusableVersion) throw unusable(error.message)
  throw error instanceof InvalidVersion ? invalidField('file', error.message) : error
}
