import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A program that renders pages of one app, as released in its folder of the site. */
export interface PageProgram<Render> {
  /** Changes with each release. */
  readonly release: number
  readonly template: string
  readonly render: Render
  /** The families' program needs only a part of the tournament; older releases are given all of it. */
  readonly takesPart?: boolean
}

type Loaded<Render> = Pick<PageProgram<Render>, 'render' | 'takesPart'>

/** Loads a program of the installation into this process. */
function loadHere<Render>(file: string): Loaded<Render> {
  const load = createRequire(file)
  delete load.cache[file]
  return load(file) as Loaded<Render>
}

/**
 * Loads the program that renders an app's pages, and its empty page, from the release in the site's folder: on first
 * use, and again after a release. Null if the folder has none.
 */
export function createPageProgram<Render>(
  siteDir: string,
  folder: string,
  load: (file: string) => Loaded<Render> | Promise<Loaded<Render>> = loadHere,
) {
  const [page, program] = [join(siteDir, folder, 'index.html'), join(siteDir, folder, 'render.cjs')]
  let known: PageProgram<Render> | null = null
  let compared: number | null = null

  /** Returns the folder's release, read once in a turn of the event loop: many visits share one. */
  function releaseNow(): number | null {
    if (compared !== null) return compared
    // Synchronous: for each visitor, waking a thread costs more than the whole rest of a response.
    compared = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? null
    void nextTurn().then(() => {
      compared = null
    })
    return compared
  }

  /** Returns the program if it is the folder's and loaded. */
  const loaded = (): PageProgram<Render> | null => (known !== null && known.release === releaseNow() ? known : null)

  async function read(): Promise<PageProgram<Render> | null> {
    const release = releaseNow()
    if (release === null) return null
    try {
      const { render, takesPart = false } = await load(program)
      known = { release, template: await readFile(page, 'utf8'), render, takesPart }
      return known
    } catch (error) {
      if (['ENOENT', 'MODULE_NOT_FOUND'].includes(String((error as NodeJS.ErrnoException).code))) return null
      throw error
    }
  }

  return Object.assign(async () => loaded() ?? read(), { loaded })
}
