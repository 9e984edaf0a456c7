import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Output of the program that renders the families' page: the HTML before and after the page's data (JSON). */
interface RenderedPage {
  readonly before: string
  readonly after: string
  /** The page's inline style, whose hash the content security policy names. */
  readonly css: string
}

export interface PageProgram {
  /** Changes with each release. */
  readonly release: number
  readonly template: string
  /** Older releases return the page at once. */
  readonly render: (request: object) => RenderedPage | Promise<RenderedPage>
  /** The program needs only a part of the tournament; older releases are given all of it. */
  readonly takesPart?: boolean
}

/**
 * Loads the program that renders the families' page, and its empty page, from the release in the site's folder: on
 * first use, and again after a release. Null if the folder has none.
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
