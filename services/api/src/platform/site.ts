import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const immutable = 'public, max-age=31536000, immutable'

/** Whether a file's name holds its content's hash or its version, so that it never changes. */
function neverChanges(path: string): boolean {
  return path.startsWith('assets/') || /^remotes\/[^/]+\/[^/]+\//.test(path)
}

/** A person's address in the panel: it gets the panel, and the panel's router reads it. */
function looksLikePage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? url
  const isApi = path === '/api' || path.startsWith('/api/')
  return (method === 'GET' || method === 'HEAD') && !isApi && !/\.[^/]*$/.test(path)
    && (headers.accept ?? '').includes('text/html')
}

/**
 * Serves the built panel from a folder: its files, compressed ones (.br, .gz) where they lie beside them, and index.html for
 * whatever looks like a page. Missing files are 404.
 */
export async function useSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A list: by a mere name the plugin finds no compressed one.
    index: ['index.html'],
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header('cache-control', neverChanges(relative(folder, path).split(sep).join('/')) ? immutable : 'no-cache')
    },
  })
}

/** The panel's page for an address of it, or false. */
export function answerPage(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!request.server.services.config.siteDir || !looksLikePage(request)) return false
  reply.sendFile('index.html')
  return true
}
