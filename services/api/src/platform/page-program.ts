import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the program of the families' page makes: two pieces, between which stands the page's data as JSON. */
interface RenderedPage {
  readonly before: string
  readonly after: string
  /** Its inline style, whose hash the content security policy names. */
  readonly css: string
}

export interface PageProgram {
  /** Another one for each release. */
  readonly release: number
  readonly template: string
  readonly render: (request: object) => RenderedPage
  /** A part of the tournament is enough for it; an older release is given all. */
  readonly takesPart?: boolean
}

/**
 * The program that renders the families' page, and its empty page: of the release that lies in the site's folder, loaded when it is first needed and
 * again after a release. Null where the folder has none.
 */
export function createPageProgram(siteDir: string) {
  const [page, program] = [join(siteDir, 'en-vivo/index.html'), join(siteDir, 'en-vivo/render.cjs')]
  const load = createRequire(program)
  let known: PageProgram | null = null

  return async (): Promise<PageProgram | null> => {
    try {
      const { mtimeMs: release } = await stat(page)
      if (known?.release === release) return known
      delete load.cache[program]
      const { render, takesPart = false } = load(program) as Pick<PageProgram, 'render' | 'takesPart'>
      known = { release, template: await readFile(page, 'utf8'), render, takesPart }
      return known
    } catch (error) {
      if (['ENOENT', 'MODULE_NOT_FOUND'].includes(String((error as NodeJS.ErrnoException).code))) return null
      throw error
    }
  }
}
