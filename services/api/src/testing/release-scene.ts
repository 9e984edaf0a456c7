import { type KeyObject, sign } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { federationName } from '@torneo/contracts/releases/section-version'
import { hashOf } from '@torneo/section-version/integrity'
import { pack, type Headers } from 'tar-stream'
import { formOf } from './storage-samples'
import type { TestClient } from './test-client'

interface Draft {
  readonly app?: string
  readonly version: string
  readonly path?: string
  readonly id?: string
  readonly code?: string
  readonly requires?: object
  readonly label?: string
  /** Files that replace or extend those of a complete version; null removes one. */
  readonly files?: Readonly<Record<string, Buffer | string | null>>
  /** Further files of the manifest. */
  readonly more?: Readonly<Record<string, string>>
  /** Packages of the shell that the build was made with. */
  readonly shared?: unknown
  /** Parts of mf-manifest.json that replace those of a complete version. */
  readonly federation?: object
  /** Code of remoteEntry.js. */
  readonly entry?: string
  /** Fields of section.json that replace or extend those of a complete version. */
  readonly manifest?: object
  readonly by?: KeyObject
  /** Rows of the manifest; by default one, of `path`. */
  readonly rows?: readonly object[]
}

/** The mf-manifest.json of a section that starts with one file. */
export const federationEntry = (app: string, start: string) => ({
  id: app,
  name: federationName(app),
  metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
  exposes: [{ path: './Section', assets: { js: { sync: [start], async: [] }, css: { sync: [], async: [] } } }],
})

/** Code by which a section's module opens. */
export const entryCode = `export const get = () => import('./assets/a.js')\nexport function init() {}`

/** Builds the files of a released version by name: an entry, a module with its compressed copies, the hashes, the manifest. */
export function versionFiles({
  app = 'landing-admin',
  version,
  path = '/hero',
  id = path.slice(1, 40).replaceAll('/', '-') || 'home',
  label = 'Hero',
  code = `export const screen = '${version}'`,
  requires = { shell: 1, api: 1 },
  files = {},
  more = {},
  shared = [],
  federation = {},
  entry = entryCode,
  manifest: ofManifest = {},
  by,
  rows = [{ id, path, label, group: 'content', roles: ['super', 'admin_landing'], owner: app, order: 1 }],
}: Draft) {
  const bundled = JSON.stringify({
    ...federationEntry(app, 'assets/a.js'),
    shared,
    ...federation,
    integrity: {
      'assets/a.js': hashOf(code),
      'remoteEntry.js': hashOf(entry),
      ...Object.fromEntries(Object.entries(more).map(([name, content]) => [name, hashOf(content)])),
    },
  })
  const manifest = JSON.stringify({
    name: app,
    version,
    commit: 'abc1234',
    requires,
    sections: rows,
    integrity: hashOf(bundled),
    ofTomorrow: { kept: true },
    ...ofManifest,
  })
  const whole: Record<string, Buffer | string | null> = {
    'section.json': manifest,
    'mf-manifest.json': bundled,
    'assets/a.js': code,
    'remoteEntry.js': entry,
    'assets/a.js.br': brotliCompressSync(code),
    'assets/a.js.gz': gzipSync(code),
    ...(by ? { 'section.sig': sign(null, Buffer.from(manifest), by).toString('base64') } : {}),
    ...more,
    ...files,
  }
  return new Map(
    Object.entries(whole).flatMap(([name, content]) =>
      content === null ? [] : [[name, Buffer.from(content)] as const],
    ),
  )
}

/** Returns a map whose column 1 is line 41 of a screen, and column 11 line 7 of a package. */
export const sourceMap = (file: string, more: object = {}): string =>
  JSON.stringify({
    version: 3,
    file,
    sources: ['../../src/features/hero/HeroScreen.tsx', '../../../../node_modules/lib/index.js'],
    names: [],
    mappings: 'AAwCA,UClCA',
    ...more,
  })

/** Packs entries as a .tar.gz. */
export async function archiveOf(
  entries: Iterable<readonly [name: string | Headers, content: Buffer]>,
): Promise<Buffer> {
  const tar = pack()
  for (const [name, content] of entries) tar.entry(typeof name === 'string' ? { name } : name, content)
  tar.finalize()
  return gzipSync(await buffer(tar))
}

export const archiveForm = (archive: Buffer) => formOf([{ name: 'version.tar.gz', content: archive }])

/** Uploads an archive. */
export function uploadRelease(
  client: TestClient,
  { app, version }: { app: string; version: string },
  archive: Buffer,
  headers: Record<string, string> = {},
) {
  return uploadForm(client, `/api/releases/${app}/${version}`, archiveForm(archive), headers)
}

export const uploadForm = (
  client: TestClient,
  url: string,
  { payload, type }: ReturnType<typeof archiveForm>,
  headers: Record<string, string> = {},
) => client.request({ method: 'PUT', url, payload, headers: { 'content-type': type, ...headers } })

/** Stores a complete version; returns its form, to send it again. */
export async function storeRelease(client: TestClient, draft: Draft, headers: Record<string, string> = {}) {
  const { app = 'landing-admin', version } = draft
  const archive = await archiveOf(versionFiles(draft))
  const { status, body } = await uploadRelease(client, { app, version }, archive, headers)
  if (status !== 201) throw new Error(`${app} ${version} was not stored: ${JSON.stringify(body)}`)
  const maps = await archiveOf([['assets/a.js.map', Buffer.from(sourceMap('a.js'))]])
  return { app, version, form: archiveForm(archive), maps: archiveForm(maps) }
}

/** Stores a version of the public page; by default its program shows the version and the hero. */
export const storePage = (
  client: TestClient,
  version: string,
  program?: string,
  headers: Record<string, string> = {},
) =>
  storeRelease(
    client,
    {
      app: 'landing-page',
      version,
      rows: [],
      code: `export const page = '${version}'`,
      more: {
        'index.html': `<script src="/inicio/assets/a.js"></script>`,
        'preview.html': `<title>${version}</title><script src="/inicio/assets/a.js"></script>`,
        'render.cjs':
          program ??
          `exports.render = ({ template, landing }) => ({ html: template + '${version}: ' + landing.hero?.title, css: 'b{}' })`,
      },
    },
    headers,
  )

/** Adds a field that no program can write as JSON again. */
export const withDeepField = (json: string) =>
  `${json.slice(0, -1)},"extra":${'['.repeat(25_000)}${']'.repeat(25_000)}}`
