import { access, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { own } from '@torneo/contracts/fields/own'
import { appPattern, publicPageApp, versionPattern } from '@torneo/contracts/releases/section-version'
import { publicPagePath } from '@torneo/domain/site/public-page'
import {
  compressedCopy,
  DamagedFile,
  type FileHashes,
  filesIn,
  manifestFile,
  readHashes,
  type ReadFile,
  readIntact,
  type ReleaseKeys,
} from '@torneo/section-version/integrity'
import { publicFileHeaders } from '@torneo/serving/http/headers'
import { bodyOf, matches } from '@torneo/serving/http/response-body'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound } from '../http/problems'
import { sendRead } from '../http/sent-body'
import type { Metrics } from '../telemetry/metrics'

/** Bytes of sections' files in memory, compressed copies included: some twenty versions. */
const maxSize = 32 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
}
/**
 * First folder of a fresh address: `/remotes/<app>/<version>/~2/remoteEntry.js`. A browser runs a module that failed or
 * hangs again only at another address, and so all its imports, which are relative.
 */
const freshPrefix = /^~\d{1,15}\//
/** Types that a browser runs or renders only as part of a page. All others, such as SVG, become a page when opened. */
const parts = new Set(Object.keys(types).filter((extension) => extension !== '.svg'))

/** Headers of a section's file: one that could be opened as a page runs no script and loads nothing. */
export const sectionFileHeaders = (file: string): Readonly<Record<string, string>> =>
  parts.has(extname(file.replace(compressedCopy, '')))
    ? {}
    : {
        'content-security-policy':
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
      }

interface LoadedFile {
  readonly tag: string
  readonly plain: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/** Sections that the site serves. */
export interface SiteSections {
  /** Lists the entries of `/remotes.json` for the client. */
  readonly list: (request: FastifyRequest) => Promise<readonly unknown[]>
  /** Reads a version from the database; undefined if it is not there. */
  readonly released: (app: string, version: string) => Promise<ReadFile | undefined>
  /** Resolves whether the client may read such a version before it is live. */
  readonly mayPreview: (request: FastifyRequest) => Promise<boolean>
  /** Resolves whether such a version is or was live, for some roles too: open tabs may still run it. */
  readonly wasShown: (app: string, version: string) => Promise<boolean>
}

interface SectionFilesOptions {
  readonly siteDir: string
  readonly keys: ReleaseKeys | null
  readonly metrics: Metrics
  readonly cacheControl: string
  readonly sections: SiteSections
}

/** A version in the folder or the database; `hashes` is null for one that was released to the folder without them. */
interface FoundVersion {
  readonly read: ReadFile
  readonly hashes: FileHashes | null
  /** Stored in the database, which takes only a release key. */
  readonly isUploaded: boolean
}

/**
 * Serves the list of live sections, and the files of released ones from memory: those in the site's folder and those in
 * the database. Each file is read once and verified by its hash, compressed copies too; a damaged one is not served and is read again on the next
 * request. Versions released without hashes are served like other files of the site.
 */
export function useSectionFiles(
  app: FastifyInstance,
  { siteDir, keys, metrics, cacheControl, sections: { list, released, mayPreview, wasShown } }: SectionFilesOptions,
): void {
  const versions = new LRUCache<string, FoundVersion>({
    max: 100,
    fetchMethod: async (folder) => {
      const [section = '', version = ''] = folder.split('/')
      const inFolder = join(siteDir, 'remotes', folder)
      const isInFolder = await access(join(inFolder, manifestFile)).then(
        () => true,
        () => false,
      )
      const read = isInFolder ? filesIn(inFolder) : await released(section, version)
      if (!read) throw notFound()
      return { read, hashes: await readHashes(read, { app: section, version }, keys), isUploaded: !isInFolder }
    },
  })
  const files = new LRUCache<string, LoadedFile, { folder: string; found: FoundVersion & { hashes: FileHashes } }>({
    maxSize,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: async (
      path,
      _stale,
      {
        context: {
          folder,
          found: { read: readPlain, hashes },
        },
      },
    ) => {
      const file = path.slice(folder.length + 1)
      const read = (name: string) => readIntact(readPlain, name, hashes)
      const [plain, br, gzip] = await Promise.all([
        read(file),
        read(`${file}.br`).catch(nullIfMissing),
        read(`${file}.gz`).catch(nullIfMissing),
      ])
      return { tag: hashes[file] ?? '', plain, br, gzip }
    },
  })
  const damaged = new Map<string, number>()
  metrics.counters(
    'damaged_section_files_total',
    'Requests for section files that differ from the released ones',
    ['section', 'version'],
    () =>
      [...damaged].map(([folder, count]) => [
        { section: folder.split('/')[0] ?? '', version: folder.split('/')[1] ?? '' },
        count,
      ]),
  )

  app.get('/remotes.json', async (request, reply) => {
    const [remotes, html] = await Promise.all([
      list(request),
      readFile(join(siteDir, 'index.html'), 'utf8').catch(() => ''),
    ])
    return sendRead(reply, 200, bodyOf({ remotes, shell: entryOf(html) }))
  })

  /** Null for a version without hashes. */
  async function load(
    folder: string,
    file: string,
    isFor: (found: FoundVersion) => Promise<boolean>,
  ): Promise<LoadedFile | null> {
    const found = await versions.forceFetch(folder)
    const { read, hashes } = found
    if (!(await isFor(found))) throw notFound()
    if (hashes && !Object.hasOwn(hashes, file)) throw notFound()
    return hashes && files.forceFetch(`${folder}/${file}`, { context: { folder, found: { ...found, read, hashes } } })
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { section, version, '*': path }: { readonly section: string; readonly version: string; readonly '*': string },
  ): Promise<FastifyReply> {
    const file = path.replace(freshPrefix, '')
    const folder = `${section}/${version}`
    if (!appPattern.test(section) || !versionPattern.test(version)) throw notFound()
    let caching = file === path ? cacheControl : 'private, no-cache'
    const loaded = await load(folder, file, async ({ isUploaded }) => {
      if (!isUploaded || (await wasShown(section, version))) return true
      caching = 'private, no-cache'
      return mayPreview(request)
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw notFound()
      if (!(error instanceof DamagedFile)) throw error
      damaged.set(folder, (damaged.get(folder) ?? 0) + 1)
      throw new DamagedFile(`${folder}: ${error.message}`)
    })
    return loaded
      ? sendFile(request, reply.headers({ 'cache-control': caching, ...sectionFileHeaders(file) }), file, loaded)
      : reply.sendFile(`remotes/${folder}/${file}`)
  }

  type Params = { section: string; version: string; '*': string }
  app.get<{ Params: Params }>('/remotes/:section/:version/*', (request, reply) => send(request, reply, request.params))
  // Released versions of the public page, on its own host too.
  app.get<{ Params: Params }>(`${publicPagePath}/version/:version/assets/*`, ({ params }, reply) =>
    send(reply.request, reply.headers(publicFileHeaders), {
      ...params,
      section: publicPageApp,
      '*': `assets/${params['*']}`,
    }),
  )
}

/** Returns the entry script of a page: its name contains a hash, so another one means another release of the shell. */
const entryOf = (html: string): string | undefined => /<script\b[^>]*type="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1]

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { tag, plain, br, gzip }: LoadedFile,
): FastifyReply {
  const accepted = headers['accept-encoding'] ?? ''
  const [encoding, bytes] =
    br && /\bbr\b/.test(accepted) ? ['br', br] : gzip && /\bgzip\b/.test(accepted) ? ['gzip', gzip] : ['', plain]
  const etag = `"${tag}${encoding}"`
  reply.headers({ vary: 'accept-encoding', etag, ...(encoding ? { 'content-encoding': encoding } : {}) })
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(own(types, extname(file)) ?? 'application/octet-stream').send(bytes)
}
