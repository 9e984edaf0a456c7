import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from './answer'
import type { Changes } from './changes'

const compress = promisify(gzip)
/** Below this, compressing buys nothing (bytes). */
const worthCompressing = 1024

/** An answer as it goes out: made once, sent to many. */
interface Ready {
  readonly plain: Buffer
  /** Compressed; null where it is too small to be worth it. */
  readonly gzipped: Buffer | null
  readonly etag: string
}

async function makeReady(value: unknown): Promise<Ready> {
  const plain = Buffer.from(JSON.stringify(value))
  const gzipped = plain.length < worthCompressing ? null : await compress(plain, { level: 9 })
  return { plain, gzipped, etag: createHash('sha1').update(plain).digest('base64url') }
}

export type ReadyBytes = ReturnType<typeof createReadyBytes>

/**
 * Answers that many people ask for, kept as bytes until what they are made of changes, on whichever node or by hand. While the change
 * stream is not live nothing kept is used; an answer whose making a change overtook is not kept.
 */
export function createReadyBytes(changes: Changes) {
  const kept = new Map<string, Ready>()
  const making = new Map<string, Promise<Ready>>()
  const made = new Map<string, number>()

  return {
    /** An answer made of these collections; gives the function that reads it, kept under `key`. */
    of(key: string, collections: readonly string[]) {
      changes.on(collections, () => {
        kept.delete(key)
        making.delete(key)
        made.set(key, (made.get(key) ?? 0) + 1)
      })

      return (load: () => Promise<unknown>): Promise<Ready> => {
        if (!changes.isLive()) return load().then(makeReady)
        const ready = kept.get(key)
        if (ready) return Promise.resolve(ready)
        const underWay = making.get(key)
        if (underWay) return underWay
        const version = made.get(key)
        const fresh = load().then(makeReady).then((one) => {
          if (made.get(key) === version && changes.isLive()) kept.set(key, one)
          return one
        }).finally(() => {
          if (making.get(key) === fresh) making.delete(key)
        })
        making.set(key, fresh)
        return fresh
      }
    },
  }
}

/** Whether an Accept-Encoding header takes gzip: named, and not refused by a weight of nought. */
function takesGzip(header: string | undefined): boolean {
  return header !== undefined && /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(header)
}

/** Sends ready bytes, compressed for whoever takes it; 304 to who has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { plain, gzipped, etag }: Ready): FastifyReply {
  const packed = takesGzip(request.headers['accept-encoding'] as string | undefined) ? gzipped : null
  const tag = packed ? `"${etag}-gz"` : `"${etag}"`
  reply.header('cache-control', 'public, no-cache').header('vary', 'Cookie, Accept-Encoding').header('etag', tag)
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (packed) reply.header('content-encoding', 'gzip')
  return reply.code(200).type('application/json; charset=utf-8').send(packed ?? plain)
}
