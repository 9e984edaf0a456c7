import { join } from 'node:path'
import { type LiveRemote, readRemotes, type SectionManifest } from '@torneo/contracts/remotes'
import { contractWords, type ContractState, serves } from '@torneo/contracts/serves'
import { servedHere, Version } from '@torneo/contracts/system'
import { readJson } from '../shared/json-file.ts'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import { readLiveOrThrow, claimProblems } from './site/live-remotes.ts'

/** A panel as it runs: which contracts it serves, and which apps are live on it. */
export interface LivePanel {
  readonly where: string
  readonly served: ContractState
  readonly live: readonly LiveRemote[]
}

/** Milliseconds: the answer as a whole may take 10 s. */
const patience = 5000

/** What runs at an address, as its browsers see it. */
export async function panelAt(address: string): Promise<LivePanel> {
  const read = async (path: string): Promise<unknown> => {
    try {
      const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patience) })
      if (!response.ok) throw new Error(String(response.status))
      return await response.json() as unknown
    } catch (error) {
      throw new PlainError(`${address} does not say what runs there: ${path}: ${reasonOf(error)}.`)
    }
  }
  const [version, shell, list] = await Promise.all(['/api/version', '/contracts.json', '/remotes.json'].map(read))
  const { contracts } = Version.parse(version)
  return { where: address, served: { ...contracts, ...shell as Pick<ContractState, 'shell' | 'shellAdditions'> }, live: readRemotes(list) }
}

/** What is in a site's folder; which API serves it is unknown, so that of this checkout is assumed. */
export async function panelIn(siteDir: string): Promise<LivePanel> {
  const shell = await readJson<Partial<ContractState>>(join(siteDir, 'contracts.json'))
  return { where: siteDir, served: { ...servedHere, ...shell }, live: await readLiveOrThrow(siteDir) }
}

export type BuiltSection = Pick<SectionManifest, 'name' | 'requires' | 'sections'>

/** Why an app, as built, could not be released to a panel as it runs: paths that are another's, and what it requires and is not there. */
export function unmet({ name, requires, sections }: BuiltSection, { served, live }: LivePanel): string[] {
  const problems = claimProblems({ name, sections }, live)
  return serves(served, requires) ? problems
    : [...problems, `${name}, as built here, requires ${contractWords(requires)}; there is ${contractWords(served)}. Release those first.`]
}

/** Says that an app fits a panel, for which there are no problems; throws a PlainError with each that there is. */
export function safeSentence({ name, requires }: BuiltSection, { where, served }: LivePanel, problems: readonly string[]): string {
  if (problems.length > 0) throw new PlainError(`Not safe on ${where}:\n${problems.join('\n')}`)
  return `Safe on ${where}: ${name} requires ${contractWords(requires)}, there is ${contractWords(served)}; its paths are free.`
}
