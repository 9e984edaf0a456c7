import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { contractNumbers } from '@torneo/contracts/endpoint/contract-numbers'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { exportedNames } from '../../../libs/build/src/exported-names.ts'
import { workspace } from '../../shared/workspace.ts'
import { endpointLines, fileLines } from './shape-lines.ts'

/**
 * The two contracts that a section app's release relies on: the calls of the API, and the packages shared by the shell
 * together with the parts of `section.json` that it reads.
 */
export const seams = ['api', 'shell'] as const
export type Seam = (typeof seams)[number]

/** Packages shared by the shell, and the files with their exports; `z` is a namespace. */
const packages = {
  '@torneo/client': 'libs/client/src/index.ts',
  '@torneo/client z': 'libs/contracts/src/fields/zod-parts.ts',
  '@torneo/router': 'libs/router/src/index.ts',
} as const

/** The current lines of a contract, in order. */
export function currentLines(seam: Seam): string[] {
  if (seam === 'api') return allEndpoints.flatMap(endpointLines)
  const names = Object.entries(packages).flatMap(([name, file]) =>
    exportedNames(readFileSync(join(workspace, file), 'utf8')).map((exported) => `${name} ${exported}`),
  )
  return [...names, ...fileLines('section.json', SectionManifest)]
}

/** The record of a contract, by default under its current number. */
export const recordedFile = (seam: Seam, number: number = contractNumbers[seam]) =>
  join(workspace, 'docs/contracts', `${seam}-${number}.txt`)
