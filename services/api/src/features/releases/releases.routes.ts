import { releaseKeyRole } from '@torneo/contracts/people/roles'
import {
  type AppReleases,
  mapLimits,
  releaseEndpoints,
  releaseLimits,
  releaseMessages,
} from '@torneo/contracts/releases/releases'
import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { rolesOf } from '@torneo/domain/releases/trial-audience'
import { checkedVersion, InvalidVersion, unpackArchive, UnusableVersion } from '@torneo/section-version/archive'
import { buildProblem } from '@torneo/section-version/build-problems'
import { manifestFile, type ReleaseKeys, signatureFile } from '@torneo/section-version/integrity'
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
  const { config, database, activity, releases, releaseKeys } = app.services

  /** Checked before the body is read. */
  function allowApp({ user, keyApp, params }: FastifyRequest): void {
    const { app: named } = params as { readonly app?: string }
    if (user?.role === releaseKeyRole && named !== undefined && named !== keyApp)
      throw forbidden(releaseMessages.otherApp)
  }
  const options = { before: allowApp }
  /** Counts versions that were taken: a refused one costs nothing. */
  const countUpload = createRateLimit({
    calls: releaseLimits.uploadsAnHour,
    window: 3_600_000,
    message: releaseMessages.uploads,
  })

  /** Carries out a change; one without effect gets the same response. */
  async function changed(
    name: string,
    write: WriteOfCall,
    work: (write: WriteOfCall & { now: Date }) => Promise<boolean>,
  ): Promise<AppReleases> {
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
        const { bytes: archive } = await readSentFile(request, releaseLimits.archive)
        if (archive.length > releaseLimits.archive) throw invalidField('file', releaseMessages.tooBig)
        const { integrity, ...sent } = await openedVersion(archive, params, config.releaseKeys)
        countUpload(request.user?.id ?? '')
        return transaction(async (write) => {
          const known = await releases.versions.find(params.app, params.version, write.transaction)
          const installed = await releases.installed.find(params.app)
          const present = known ?? (installed?.version === params.version ? installed : undefined)
          if (present && present.integrity !== integrity) throw conflict(releaseMessages.otherBytes(params.version))
          // A damaged version is stored again.
          const before = known && (await releases.isIntact(params.app, params.version)) ? known : null
          if (!before) await releases.overview.sweep(params.app, await database.now(), write.transaction)
          const stored = before ?? (await releases.versions.create({ ...params, archive, integrity, ...sent }, write))
          const subject = `${params.app} ${params.version}`
          const audit = audited(params.app, 'upload', params.version)
          if (!before) await activity.add({ action: 'Versión subida', subject, section: 'users', audit }, write)
          return { ...stored, roles: rolesOf(stored.manifest.sections), visits: 0, failures: 0 }
        })
      },
      options,
    )

    route(
      uploads,
      releaseEndpoints.uploadMaps,
      async ({ params: { app: name, version }, request, transaction }) => {
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

  route(
    app,
    releaseEndpoints.keys,
    async () => {
      const items = await releaseKeys.list()
      return { total: items.length, items }
    },
    options,
  )

  route(
    app,
    releaseEndpoints.createKey,
    ({ body, transaction }) =>
      transaction(async (write) => {
        const made = await releaseKeys.create(body(), write)
        const audit = { kind: 'release-key-created', collection: 'release_keys', id: made.key.id } as const
        await activity.add(
          {
            action: 'Llave de publicación creada',
            subject: `${made.key.app}: ${made.key.name}`,
            section: 'users',
            audit,
          },
          write,
        )
        return made
      }),
    options,
  )

  route(
    app,
    releaseEndpoints.revokeKey,
    ({ params, transaction }) =>
      transaction(async (write) => {
        const key = await releaseKeys.revoke(params.id, write)
        if (!key) throw notFound()
        const audit = { kind: 'release-key-revoked', collection: 'release_keys', id: key.id } as const
        await activity.add(
          { action: 'Llave de publicación revocada', subject: `${key.app}: ${key.name}`, section: 'users', audit },
          write,
        )
      }),
    options,
  )
}

/** Throws 409 for a version of the public page that cannot draw what is shown now. */
async function requireDrawn({ server }: FastifyRequest, version: string): Promise<void> {
  const address = await server.publicPage?.firstFailure(version)
  if (address) throw conflict(releaseMessages.pageFails(version, address))
}

/** Checks an uploaded archive and describes it; throws 400 for one that is no version of this app, 422 for one that cannot run. */
async function openedVersion(
  archive: Buffer,
  id: { readonly app: string; readonly version: string },
  keys: ReleaseKeys | null,
) {
  try {
    const files = await unpackArchive(archive)
    const { hashes, manifest, size } = await checkedVersion(files, id, keys)
    const problem = await buildProblem(files, manifest)
    if (problem !== null) throw new UnusableVersion(problem)
    return {
      manifest: String(files.get(manifestFile)),
      integrity: manifest.integrity ?? '',
      size,
      files: Object.keys(hashes).length,
      signed: files.has(signatureFile),
    }
  } catch (error) {
    return rejectFile(error)
  }
}

function rejectFile(error: unknown): never {
  if (error instanceof UnusableVersion) throw unusable(error.message)
  throw error instanceof InvalidVersion ? invalidField('file', error.message) : error
}
