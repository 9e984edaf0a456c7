import { contractWords, type ContractState, serves } from '@torneo/contracts/endpoint/serves'
import { releaseLimits } from '@torneo/contracts/releases/releases'
import { type LiveRemote, readRemotes, type SectionManifest } from '@torneo/contracts/releases/remotes'
import { Version } from '@torneo/contracts/site/system'
import {
  type Claim,
  type ClaimProblem,
  claimedByOthers,
  type RowClaim,
  rowProblems,
} from '@torneo/domain/releases/section-claims'
import { buildProblem } from '@torneo/section-version/build-problems'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import type { SectionBuild } from './section-source.ts'
import { weightSentence } from './section-weight.ts'

/** A running panel, with the contracts that it serves and its live apps. */
export interface LivePanel {
  readonly where: string
  readonly served: ContractState
  readonly live: readonly LiveRemote[]
}

/** Timeout in milliseconds for one file of the panel. */
const patience = 5000

/** Reads the live versions at an address, as its browsers see them. */
export async function panelAt(address: string): Promise<LivePanel> {
  const read = async (path: string): Promise<unknown> => {
    try {
      const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patience) })
      if (!response.ok) throw new Error(String(response.status))
      return (await response.json()) as unknown
    } catch (error) {
      throw new PlainError(`${address} does not say what runs there: ${path}: ${reasonOf(error)}.`)
    }
  }
  const [version, shell, list] = await Promise.all(['/api/version', '/contracts.json', '/remotes.json'].map(read))
  const { contracts } = Version.parse(version)
  return {
    where: address,
    served: { ...contracts, ...(shell as Pick<ContractState, 'shell' | 'shellAdditions'>) },
    live: readRemotes(list),
  }
}

const sentences = {
  path: ({ value, owner }: ClaimProblem) =>
    `claims ${value}, which belongs to ${owner}: a path has one owner, with all that is below it.`,
  id: ({ value, owner }: ClaimProblem) => `has a section with the id ${value}, which belongs to ${owner}.`,
  form: ({ value }: ClaimProblem) => `has the path ${value}: write words of a to z, 0 to 9 and -, like /referees.`,
  label: ({ value }: ClaimProblem) => `has no label that can be read at ${value}.`,
  'label-form': ({ value }: ClaimProblem) =>
    `has a label, heading or title that is empty, of over ${releaseLimits.label} letters, or with invisible characters, at ${value}.`,
  'id-form': ({ value }: ClaimProblem) =>
    `has an id or mark at ${value} that is no word of up to ${releaseLimits.label} letters.`,
  pages: ({ value }: ClaimProblem) =>
    `has over ${releaseLimits.pages} screens at ${value}, or one whose path is not of words like fixture.`,
  roles: ({ value }: ClaimProblem) => `is for no role at ${value}, or for one twice.`,
  order: ({ value }: ClaimProblem) =>
    `has an order at ${value} that is no whole number of 0 to ${releaseLimits.order}.`,
  role: ({ value }: ClaimProblem) => `is for a role that does not exist at ${value}.`,
  rows: () => `has over ${releaseLimits.rows} rows.`,
}

/** Problems of an app's rows, and conflicts with the other live apps, the shell or the service, one line each. */
export function claimProblems(claim: RowClaim, live: readonly Claim[]): string[] {
  return [...rowProblems(claim), ...claimedByOthers(claim, live)].map(
    (problem) => `${claim.name} ${sentences[problem.kind](problem)}`,
  )
}

export type BuiltSection = RowClaim & Pick<SectionManifest, 'requires'>

/**
 * Reasons why a built app cannot be released to a panel: paths of other apps, and requirements that the panel does not
 * serve.
 */
export function unmet({ name, requires, sections }: BuiltSection, { served, live }: LivePanel): string[] {
  const problems = claimProblems({ name, sections }, live)
  return serves(served, requires)
    ? problems
    : [
        ...problems,
        `${name}, as built here, requires ${contractWords(requires)}; there is ${contractWords(served)}. Release those first.`,
      ]
}

/**
 * Message for a build that fits a panel, with its weight; throws a PlainError with all problems if there are any, those
 * of the build itself included.
 */
export async function safeSentence(
  { files, manifest }: SectionBuild,
  { where, served }: LivePanel,
  unmetThere: readonly string[],
): Promise<string> {
  const { name, requires } = manifest
  const problems = [...unmetThere, await buildProblem(files, manifest)].filter((problem) => problem !== null)
  if (problems.length > 0) throw new PlainError(`Not safe on ${where}:\n${problems.join('\n')}`)
  const fits = `Safe on ${where}: ${name} requires ${contractWords(requires)}, there is ${contractWords(served)}; its paths are free.`
  return `${fits} ${weightSentence(files)}`
}
