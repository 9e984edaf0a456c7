import { contractNumbers } from '../../contracts/src/endpoint/contract-numbers.ts'
import { readRecorded, type Recorded } from './recorded.ts'

/** Names and calls of the two contracts that a module uses, as written in docs/contracts. */
export interface ContractUse {
  /** Such as `@torneo/client api`. */
  readonly names: readonly string[]
  /** Paths of calls, or their prefixes: `/teams/:id`. */
  readonly paths: readonly string[]
}

const entryPoints = ['@torneo/client', '@torneo/router']
const importStatement = /import\s+(?<what>[^;'"]*?)\s+from\s+['"](?<from>[^'"]+)['"]/g

/** The run-time names of `{ a, b as c, type D }`: `a` and `b`. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/)[0] ?? item)
}

/**
 * Extracts the uses from a TypeScript source. Throws on a namespace import of an entry point, which does not reveal the
 * used names.
 */
export function usedBy(code: string): ContractUse {
  const names: string[] = []
  for (const { groups: { what = '', from = '' } = {} } of code.matchAll(importStatement)) {
    if (!entryPoints.includes(from) || what.startsWith('type ')) continue
    const list = /^\{(?<names>[^}]*)\}$/.exec(what)?.groups?.names
    if (list === undefined)
      throw new Error(`${from} is imported as ${what}: name what is used of it, so that a release knows what it needs`)
    names.push(...namesIn(list).map((name) => `${from} ${name}`))
  }
  if (/import \{ z \} from ['"](?:\.|\.\.\/fields|@torneo\/contracts\/fields)\/zod(?:\.js)?['"]/.test(code)) {
    names.push(
      '@torneo/client z',
      ...[...code.matchAll(/\bz\.(\w+)/g)].map(([, part = '']) => `@torneo/client z ${part}`),
    )
  }
  // `collectionEndpoints` derives a collection's calls from their path.
  const makesCalls = /(?<!function )\b(?:endpoint|collectionEndpoints)\(/.test(code)
  const paths = makesCalls ? [...code.matchAll(/['"`](\/[a-z][\w/:-]*)/g)].map(([, path = '']) => path) : []
  return { names, paths }
}

const covers = (path: string, line: string) => {
  const recordedPath = line.split(' ', 2)[1] ?? ''
  return recordedPath === path || recordedPath.startsWith(`${path}/`)
}

/** Newest addition of these lines; throws on a name that is not recorded. */
function newest(names: readonly string[], recorded: Recorded): number {
  return Math.max(
    0,
    ...names.map((name) => {
      const addition = recorded.get(name)
      // `z.output` and other types are not recorded, because they do not exist at run time.
      if (addition === undefined && name.startsWith('@torneo/client z ')) return 0
      if (addition === undefined)
        throw new Error(`${name} is in no recorded contract: npm run contracts -- --record, then docs/contracts.md`)
      return addition
    }),
  )
}

/** Contract numbers and additions that a section app with these modules requires from the shell and the API. */
export function needsOf(
  uses: readonly ContractUse[],
  { shell, api }: { readonly shell: Recorded; readonly api: Recorded } = recordedContracts(),
) {
  const paths = [...new Set(uses.flatMap((use) => use.paths))]
  const lines = [...api.keys()].filter((line) => paths.some((path) => covers(path, line)))
  return {
    ...contractNumbers,
    shellAdditions: newest(
      uses.flatMap((use) => use.names),
      shell,
    ),
    apiAdditions: newest(lines, api),
  }
}

/** Recorded contracts: those in the published package, else those of this workspace. */
const [packed, here] = [new URL('../contracts/', import.meta.url), new URL('../../../docs/contracts/', import.meta.url)]

const recordedContracts = () => ({ shell: recordedOf('shell'), api: recordedOf('api') })

function recordedOf(seam: 'shell' | 'api'): Recorded {
  const recorded = [packed, here]
    .map((folder) => readRecorded(new URL(`${seam}-${contractNumbers[seam]}.txt`, folder)))
    .find((one) => one !== null)
  if (!recorded) throw new Error(`The ${seam} contract was never recorded: npm run contracts -- --record`)
  return recorded
}
