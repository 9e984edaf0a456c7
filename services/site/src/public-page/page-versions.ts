import { readFile } from 'node:fs/promises'
import { publicPageApp, publicPageFiles } from '@torneo/contracts/releases/section-version'
import { placedPage } from '@torneo/domain/site/placed-version'
import { readHashes, readIntact } from '@torneo/section-version/integrity'
import { createPageProgram } from '@torneo/serving/programs/page-program'
import type { SandboxedProgram, SandboxedPrograms } from '@torneo/serving/programs/sandboxed-program'
import { LRUCache } from 'lru-cache'
import type { PublicStore } from '../stream/public-store'

/** Version of the public page. */
export interface PageVersion {
  /** Text for a version that was released by key; a number for the one that came with the site. */
  readonly release: string | number
  readonly template: string
  readonly render: SandboxedProgram['render']
}

/** Milliseconds before a version that could not be read is read again, and for the API to send a file of it. */
const [damagedMs, timeoutMs] = [10_000, 10_000]

interface VersionsParts {
  readonly siteDir: string
  readonly apiUrl: string
  readonly store: PublicStore
  readonly programs: SandboxedPrograms
  /** Called for a version that could not be read. */
  readonly onDamaged: (version: string, error: unknown) => void
}

/**
 * Finds the live version of the public page: its files come from the API and are compared with their hashes. The one
 * that came with the site replaces a version that cannot be read.
 */
export function createPageVersions({ siteDir, apiUrl, store, programs, onDamaged }: VersionsParts) {
  const site = createPageProgram<SandboxedProgram['render']>(siteDir, 'inicio', async (file) =>
    programs.of(await readFile(file, 'utf8')),
  )

  async function readReleased(version: string): Promise<PageVersion> {
    const read = async (file: string): Promise<Buffer> => {
      const response = await fetch(`${apiUrl}/remotes/${publicPageApp}/${version}/${file}`, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw Object.assign(new Error(`${file}: ${response.status}`), { code: 'ENOENT' })
      return Buffer.from(await response.arrayBuffer())
    }
    const hashes = await readHashes(read, { app: publicPageApp, version }, null)
    if (!hashes) throw new Error('The version has no hashes')
    const [template = '', , code = ''] = await Promise.all(
      publicPageFiles.map(async (name) => String(await readIntact(read, name, hashes))),
    )
    const { render } = programs.of(code)
    return { release: version, template, render: async (input) => placedPage(await render(input), version) }
  }

  /** A version that could not be read is null for a while. */
  const released = new LRUCache<string, { readonly version: PageVersion | null }>({
    max: 10,
    ignoreFetchAbort: true,
    fetchMethod: async (version, _stale, { options }) => {
      try {
        return { version: await readReleased(version) }
      } catch (error) {
        onDamaged(version, error)
        options.ttl = damagedMs
        return { version: null }
      }
    },
  })

  const liveVersion = (): string | null =>
    store.state().versions?.items.find(({ app }) => app === publicPageApp)?.version ?? null

  /** Returns the live version if there is nothing to load. */
  function loaded(): PageVersion | null {
    const version = liveVersion()
    if (version === null) return site.loaded()
    const read = released.get(version)
    return read ? (read.version ?? site.loaded()) : null
  }

  async function live(): Promise<PageVersion | null> {
    const version = liveVersion()
    const read = version === null ? null : await released.fetch(version)
    return read?.version ?? site()
  }
  return { site, live: Object.assign(live, { loaded }) }
}

export type PageVersions = ReturnType<typeof createPageVersions>
