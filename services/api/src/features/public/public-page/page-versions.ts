import { readFile } from 'node:fs/promises'
import { publicPageApp, publicPageFiles } from '@torneo/contracts/releases/section-version'
import { publicPagePath } from '@torneo/domain/site/public-page'
import { createPageProgram } from '@torneo/serving/programs/page-program'
import type { SandboxedProgram, SandboxedPrograms } from '@torneo/serving/programs/sandboxed-program'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReleaseState } from '../../../data/releases/release-state.repository'

/** Version of the public page. */
export interface PageVersion {
  /** Text for a version that was released by key; a number for the one that came with the site. */
  readonly release: string | number
  readonly template: string
  readonly render: SandboxedProgram['render']
}

/** Finds a version; `loaded` returns it if there is nothing to load. */
export type PageSource = (() => Promise<PageVersion | null>) & { readonly loaded: () => PageVersion | null }

/** Milliseconds before a version that could not be read is read again. */
const damagedMs = 10_000

/** Address of the files of released versions, which stay there for open pages. */
export const versionedPath = `${publicPagePath}/version`

/** Points a released version's text at its own files, which it was built to find below the page. */
const placed = (text: string, version: string): string =>
  text.replaceAll(`${publicPagePath}/assets/`, `${versionedPath}/${version}/assets/`)

/**
 * Finds the versions of the public page: those released by key, and the one that came with the site
 * (docs/design/public-page.md).
 */
export function createPageVersions(
  siteDir: string,
  { live, versions: stored, isIntact }: FastifyInstance['services']['releases'],
  programs: SandboxedPrograms,
  onDamaged: (version: string) => void,
) {
  const site = createPageProgram<SandboxedProgram['render']>(siteDir, 'inicio', async (file) =>
    programs.of(await readFile(file, 'utf8')),
  )

  interface Read {
    readonly version: PageVersion | null
    readonly preview: string
  }
  const released = new LRUCache<string, Read>({
    max: 10,
    fetchMethod: async (version, _stale, { options }) => {
      // Checked here too: a changed program would be run by the service.
      const files = (await isIntact(publicPageApp, version)) ? await live.version(publicPageApp, version) : undefined
      if (!files) {
        if (!(await stored.find(publicPageApp, version))) return undefined
        onDamaged(version)
        options.ttl = damagedMs
        return { version: null, preview: '' }
      }
      const [template, preview, code] = publicPageFiles.map((name) => String(files.get(name)))
      const { render } = programs.of(String(code))
      return {
        version: {
          release: version,
          template: String(template),
          async render(input) {
            const { html, css } = await render(input)
            return { html: placed(html, version), css: placed(css, version) }
          },
        },
        preview: placed(String(preview), version),
      }
    },
  })

  /** Source of the live version; null is the site's, which also replaces a damaged one. */
  function sourceOfLive(): PageSource {
    const versionIn = ({ apps }: ReleaseState) => apps[publicPageApp]?.version ?? null
    function loaded(): PageVersion | null {
      const { state, isCurrent } = live.known()
      if (!isCurrent) return null
      const version = versionIn(state)
      if (version === null) return site.loaded()
      const read = released.get(version)
      return read ? (read.version ?? site.loaded()) : null
    }
    async function find(): Promise<PageVersion | null> {
      const version = versionIn(await live.state())
      const read = version === null ? null : await released.fetch(version)
      return read?.version ?? site()
    }
    return Object.assign(find, { loaded })
  }

  return {
    site,
    live: sourceOfLive(),
    find: async (version: string): Promise<PageVersion | null> => (await released.fetch(version))?.version ?? null,

    /** Returns the live version's preview for the panel; null for the site's. */
    async preview(): Promise<string | null> {
      const version = (await live.state()).apps[publicPageApp]?.version ?? null
      return (version !== null && (await released.fetch(version))?.preview) || null
    },
  }
}
