import fastifyStatic from '@fastify/static'
import { publicFileHeaders } from '@torneo/serving/http/headers'
import type { FastifyInstance } from 'fastify'

const immutable = 'public, max-age=31536000, immutable'

/** Serves the files of both pages from the site's folder, precompressed copies (.br, .gz) where they exist. */
export async function useSiteFiles(app: FastifyInstance, siteDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    allowedPath: (path) => /^\/?(?:en-vivo\/(?!render\.)|inicio\/assets\/)/.test(path),
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      // Names of assets have a content hash.
      reply.header('cache-control', /\/(?:en-vivo|inicio)\/assets\/[^/]+$/.test(path) ? immutable : 'no-cache')
      if (/\/inicio\/assets\/[^/]+$/.test(path))
        for (const [header, value] of Object.entries(publicFileHeaders)) reply.header(header, value)
    },
  })
}
