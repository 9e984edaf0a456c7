import { readFile } from 'node:fs/promises'
import { publicPageApp, publicPageFiles } from '@torneo/contracts/releases/section-version'
import { placedPage, placedVersion } from '@torneo/domain/site/placed-version'
import { createPageProgram } from '@torneo/serving/programs/page-program'
import type { SandboxedProgram, SandboxedPrograms } from '@torneo/serving/programs/sandboxed-program'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Version of the public page. */
export interface PageVersion {
  /** Text for a version that was released by key; a number for the one that came with the site. */
  readonly release: string | number
  readonly template: string
  readonly render: SandboxedProgram['render']
}

/** Milliseconds before a version that could not be read is read again. */
const damagedMs = 10_000

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
          render: async (input) => placedPage(await render(input), version),
        },
        preview: placedVersion(String(preview), version),
      }
    },
  })

  return {
    site,
    find: async (version: string): Promise<PageVersion | null> => (await released.fetch(version))?.version ?? null,

    /** Returns the live version's preview for the panel; null for the site's. */
    async preview(): Promise<string | null> {
      const version = (await live.state()).apps[publicPageApp]?.version ?? null
      return (version !== null && (await released.fetch(version))?.preview) || null
    },
  }
}
