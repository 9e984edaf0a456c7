import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@torneo/contracts/catalogue'
import { contractNumbers } from '@torneo/contracts/contract-numbers'
import { workspace } from '../../shared/workspace.ts'
import { exportedNames } from '../../../libs/build/src/exported-names.ts'
import { endpointLines } from './shape-lines.ts'

/** The two seams that a release of one team relies on: the calls of the API, and what the shell hands to section apps. */
export const seams = ['api', 'shell'] as const
export type Seam = (typeof seams)[number]

/** The packages that the shell hands to section apps, by the files that say what is in them; `z` is a name with names of its own. */
const packages = {
  '@torneo/client': 'libs/client/src/index.ts',
  '@torneo/client z': 'libs/contracts/src/zod-parts.ts',
  '@torneo/client/record-form': 'libs/client/src/record-form/entry.ts',
  '@torneo/router': 'libs/router/src/index.ts',
} as const

/** What the seam promises now, a line each, in order. */
export function currentLines(seam: Seam): string[] {
  if (seam === 'api') return allEndpoints.flatMap(endpointLines)
  return Object.entries(packages).flatMap(([name, file]) => exportedNames(readFileSync(join(workspace, file), 'utf8')).map((exported) => `${name} ${exported}`))
}

/** Where a seam is recorded under its present number. */
export const recordedFile = (seam: Seam) => join(workspace, 'docs/contracts', `${seam}-${contractNumbers[seam]}.txt`)
