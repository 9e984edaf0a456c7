import { releaseEndpoints } from '@torneo/contracts/releases/releases'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the keys with which teams release their apps. */
export function releaseKeysRoutes(app: FastifyInstance): void {
  const { activity, releaseKeys } = app.services

  route(app, releaseEndpoints.keys, async () => {
    const items = await releaseKeys.list()
    return { total: items.length, items }
  })

  route(app, releaseEndpoints.createKey, ({ body, transaction }) =>
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
  )

  route(app, releaseEndpoints.revokeKey, ({ params, transaction }) =>
    transaction(async (write) => {
      const key = await releaseKeys.revoke(params.id, write)
      if (!key) throw notFound()
      const audit = { kind: 'release-key-revoked', collection: 'release_keys', id: key.id } as const
      await activity.add(
        { action: 'Llave de publicación revocada', subject: `${key.app}: ${key.name}`, section: 'users', audit },
        write,
      )
    }),
  )
}
