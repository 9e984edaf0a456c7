import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@torneo/contracts/catalogue'
import { contractNumbers } from '@torneo/contracts/system'
import { workspace } from '../shared/workspace.ts'
import { endpointLines } from './shape-lines.ts'

/** The two seams that a release of one team relies on: the calls of the API, and what the shell hands to section apps. */
export const seams = ['api', 'shell'] as const
export type Seam = (typeof seams)[number]

/** The packages that the shell hands to section apps, by the files that say what is in them. */
const doors = {
  '@torneo/client': 'libs/client/src/index.ts',
  '@torneo/client/record-form': 'libs/client/src/record-form/door.ts',
  '@torneo/router': 'libs/router/src/index.ts',
} as const

/** The names that a file gives to whoever imports it; types leave no trace in what runs. */
export function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))
  const renamed = lists.map((item) => item.trim()).filter((item) => item !== '' && !item.startsWith('type ')).map((item) => item.split(' as ').at(-1) ?? item)
  const declared = [...source.matchAll(/export (?:async )?(?:function|const|class) (\w+)/g)].map(([, name = '']) => name)
  return [...renamed, ...declared].sort((a, b) => a.localeCompare(b, 'en'))
}

/** What the seam promises now, a line each, in order. */
export function currentLines(seam: Seam): string[] {
  if (seam === 'api') return allEndpoints.flatMap(endpointLines)
  return Object.entries(doors).flatMap(([name, file]) => exportedNames(readFileSync(join(workspace, file), 'utf8')).map((exported) => `${name} ${exported}`))
}

const recordedFile = (seam: Seam) => join(workspace, 'docs/contracts', `${seam}-${contractNumbers[seam]}.txt`)

/** What was recorded under the seam's present number; null when nothing was yet. */
export function recordedLines(seam: Seam): string[] | null {
  try {
    return readFileSync(recordedFile(seam), 'utf8').split('\n').filter((line) => line !== '')
  } catch {
    return null
  }
}

export { recordedFile }
