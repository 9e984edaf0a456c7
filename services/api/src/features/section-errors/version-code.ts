import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from '@torneo/contracts/fields/validation'
import { releaseLimits } from '@torneo/contracts/releases/releases'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { addCodeWords, type CodeWords, emptyCodeWords } from '@torneo/section-version/code-words'
import type { Files } from '@torneo/section-version/integrity'
import { LRUCache } from 'lru-cache'
import { type StoredRelease, versionId } from '../../data/releases/released-versions.repository'

/** Versions whose words are in memory, each some 2 MB. */
const maxCodes = 6

/** Built files of a version of an app, or of the shell. */
export interface VersionCode {
  readonly words: CodeWords
  /** True if a file has this line and column. */
  readonly has: (position: { readonly file: string; readonly line: number; readonly column: number }) => boolean
}

/** Manifest of a version, and where it is. */
export interface KnownVersion {
  readonly sections: SectionManifest['sections']
  readonly commit: string | null
  /** True in the database; a version of the installation is open to everybody who sees its sections. */
  readonly isUploaded: boolean
}

export interface VersionCodeParts {
  readonly siteDir: string | null
  readonly versions: { find(app: string, version: string): Promise<StoredRelease | null> }
  readonly live: { version(app: string, version: string): Promise<Files | undefined> }
}

export type VersionCodes = ReturnType<typeof createVersionCodes>

/** Reads the built files of versions, to compare reports with what a version really has. */
export function createVersionCodes({ siteDir, versions, live }: VersionCodeParts) {
  const known = new LRUCache<string, KnownVersion>({
    max: 1000,
    fetchMethod: async (id) => {
      const [app = '', version = ''] = id.split('@')
      const released = await versions.find(app, version)
      if (released) return { sections: released.manifest.sections, commit: released.commit, isUploaded: true }
      return installed(app, version)
    },
  })

  async function installed(app: string, version: string): Promise<KnownVersion | undefined> {
    if (siteDir === null) return undefined
    try {
      const text = await readFile(join(siteDir, 'remotes', app, version, 'section.json'), 'utf8')
      const manifest = check(SectionManifest, JSON.parse(text))
      return manifest.ok ? { sections: manifest.value.sections, commit: null, isUploaded: false } : undefined
    } catch {
      return undefined
    }
  }

  const codes = new LRUCache<string, VersionCode>({
    max: maxCodes,
    fetchMethod: async (id) => {
      const [app = '', version = ''] = id.split('@')
      if (app === 'shell') return siteDir === null ? undefined : readCode(filesBelow(siteDir, 'assets/'))
      const files = await live.version(app, version)
      if (files) return readCode(files)
      return siteDir === null ? undefined : readCode(filesBelow(join(siteDir, 'remotes', app, version), ''))
    },
  })

  return {
    /** Finds a version that the panel has: not that of a developer's machine. */
    find: (app: string, version: string): Promise<KnownVersion | undefined> => known.fetch(versionId(app, version)),

    /** Reads the code of a version; null if it cannot be read. */
    read: async (app: string, version: string): Promise<VersionCode | null> =>
      (await codes.fetch(versionId(app, app === 'shell' ? '' : version)).catch(() => undefined)) ?? null,
  }
}

/** Reads the JavaScript files below a folder one by one. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<[name: string, content: Buffer]> {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
  for (const name of names) if (isCode(name)) yield [folder + name, await readFile(join(root, folder, name))]
}

/** Ends of lines as JavaScript has them. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/

const isCode = (name: string) => /\.[cm]?js$/.test(name)

async function readCode(files: Files | AsyncGenerator<[name: string, content: Buffer]>): Promise<VersionCode> {
  const words = emptyCodeWords()
  const lengths = new Map<string, Uint32Array>()
  for await (const [name, content] of files) {
    // Versions that were stored before files of code had a bound may have bigger ones.
    if (!isCode(name) || content.length > releaseLimits.code) continue
    const code = String(content)
    await addCodeWords(code, words)
    lengths.set(
      name,
      Uint32Array.from(code.split(lineEnd), ({ length }) => length),
    )
  }
  return {
    words,
    has: ({ file, line, column }) => {
      const length = lengths.get(file)?.[line - 1]
      // Columns are counted from one, by some from zero, and the end of a line has one, too.
      return length !== undefined && column <= length + 1
    },
  }
}
