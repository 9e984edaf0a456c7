import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matches } from './answer'
import type { Changes } from './changes'
import { gzipWell, isWorthCompressing, takesGzip } from './compression'

/** One form of an answer, with its headers. */
interface Form {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** An answer as it goes out: made once, sent to many. */
export interface Ready {
  readonly plain: Form
  /** Compressed; null where it is too small to be worth it. */
  readonly gzipped: Form | null
}

async function makeReady(value: unknown): Promise<Ready> {
  const plain = Buffer.from(JSON.stringify(value))
  const packed = isWorthCompressing(plain) ? await gzipWell(plain) : null
  const hash = createHash('sha1').update(plain).digest('base64url')
  const formOf = (bytes: Buffer, etag: string, headers = {}): Form => (
    { bytes, etag, headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length), ...headers } })
  return { plain: formOf(plain, `"${hash}"`), gzipped: packed && formOf(packed, `"${hash}-gz"`, { 'content-encoding': 'gzip' }) }
}

/** Answers kept of one read, at most: whoever makes up queries fills no memory. */
const mostKept = 50

export type ReadyBytes = ReturnType<typeof createReadyBytes>

/**
 * Answers that many people ask for, kept as bytes until what they are made of changes, on whichever node or by hand. While the change
 * stream is not live nothing kept is used; an answer whose making a change overtook is not kept.
 */
export function createReadyBytes(changes: Changes) {
  return {
    /** A read made of these collections: an answer for each `query`, the oldest given up when there are too many. */
    of(collections: readonly string[]) {
      const kept = new Map<string, Ready>()
      const making = new Map<string, Promise<Ready>>()
      let version = 0
      changes.on(collections, () => {
        kept.clear()
        making.clear()
        version += 1
      })

      const ready = (query: string): Ready | null => (changes.isLive() ? kept.get(query) ?? null : null)
      const keep = (query: string, one: Ready) => {
        const [oldest] = kept.keys()
        if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
        kept.set(query, one)
      }
      return {
        /** What is kept, if nothing can have changed since. */
        ready,

        /** What is kept, or what `load` gives: loaded once for all who ask meanwhile. */
        make(query: string, load: () => Promise<unknown>): Promise<Ready> {
          if (!changes.isLive()) return load().then(makeReady)
          const there = ready(query)
          if (there) return Promise.resolve(there)
          const underWay = making.get(query)
          if (underWay) return underWay
          const before = version
          const fresh = load().then(makeReady).then((one) => {
            if (version === before && changes.isLive()) keep(query, one)
            return one
          }).finally(() => {
            if (making.get(query) === fresh) making.delete(query)
          })
          making.set(query, fresh)
          return fresh
        },
      }
    },
  }
}

/** Sends ready bytes, compressed for whoever takes it; 304 to who has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { plain, gzipped: packed }: Ready): FastifyReply {
  const form = packed && takesGzip(request.headers['accept-encoding']) ? packed : plain
  reply.header('cache-control', 'public, no-cache').header('vary', 'Cookie, Accept-Encoding').header('etag', form.etag)
  if (matches(request.headers['if-none-match'], form.etag)) return reply.code(304).send()
  return reply.code(200).headers(form.headers).send(form.bytes)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends what is ready for this request, and says whether it did. */
    sendReady?: (request: FastifyRequest, reply: FastifyReply) => boolean
  }
}

/** Answers with what is ready before anything else is done: no cookie is read, nobody looked up, nothing awaited. */
export function useReadyBytes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.sendReady?.(request, reply)) done()
  })
}
