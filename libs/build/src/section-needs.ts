import { contractNumbers } from '../../contracts/src/contract-numbers.ts'
import { readRecorded, type Recorded } from './recorded.ts'

/** What a module takes of the two seams, in the words of docs/contracts. */
export interface Taken {
  /** `@torneo/client api` */
  readonly names: readonly string[]
  /** Addresses of calls, or what they begin with: `/teams/:id`. */
  readonly paths: readonly string[]
}

const doors = ['@torneo/client', '@torneo/router']
const fromDoor = /import\s+(?<what>[^;'"]*?)\s+from\s+['"](?<from>[^'"]+)['"]/g

/** The names of `{ a, b as c, type D }` that are there at run time. */
function namesIn(list: string): string[] {
  return list.split(',').map((item) => item.trim()).filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/)[0] ?? item)
}

/** Reads what a module of ours takes, in TypeScript as it is written. Throws on a door that is taken whole: nobody could tell what is used. */
export function takenBy(code: string): Taken {
  const names: string[] = []
  for (const { groups: { what = '', from = '' } = {} } of code.matchAll(fromDoor)) {
    if (!doors.includes(from) || what.startsWith('type ')) continue
    const list = /^\{(?<names>[^}]*)\}$/.exec(what)?.groups?.names
    if (list === undefined) throw new Error(`${from} is imported as ${what}: name what is used of it, so that a release knows what it needs`)
    names.push(...namesIn(list).map((name) => `${from} ${name}`))
  }
  if (/import \{ z \} from '(?:\.|@torneo\/contracts)\/zod'/.test(code)) {
    names.push('@torneo/client z', ...[...code.matchAll(/\bz\.(\w+)/g)].map(([, part = '']) => `@torneo/client z ${part}`))
  }
  // A collection's calls are made by a function of their path.
  const makesCalls = /\b(?:endpoint|collectionEndpoints)\(/.test(code)
  const paths = makesCalls ? [...code.matchAll(/['"`](\/[a-z][\w/:-]*)/g)].map(([, path = '']) => path) : []
  return { names, paths }
}

const covers = (path: string, line: string) => {
  const of = line.split(' ', 2)[1] ?? ''
  return of === path || of.startsWith(`${path}/`)
}

/** The newest addition among those lines; throws where nothing is recorded of a name. */
function newest(names: readonly string[], recorded: Recorded): number {
  return Math.max(0, ...names.map((name) => {
    const addition = recorded.get(name)
    // Of `z`, types are named too: they are nowhere at run time.
    if (addition === undefined && name.startsWith('@torneo/client z ')) return 0
    if (addition === undefined) throw new Error(`${name} is in no recorded contract: npm run contracts -- --record, then docs/contracts.md`)
    return addition
  }))
}

/** What a section app that is made of these modules asks of the shell and the API that serve it. */
export function needsOf(taken: readonly Taken[], { shell, api }: { readonly shell: Recorded; readonly api: Recorded } = recordedContracts()) {
  const paths = [...new Set(taken.flatMap((one) => one.paths))]
  const lines = [...api.keys()].filter((line) => paths.some((path) => covers(path, line)))
  return {
    ...contractNumbers,
    shellAdditions: newest(taken.flatMap((one) => one.names), shell),
    apiAdditions: newest(lines, api),
  }
}

const recordedContracts = () => ({ shell: recordedOf('shell'), api: recordedOf('api') })

function recordedOf(seam: 'shell' | 'api'): Recorded {
  const recorded = readRecorded(new URL(`../../../docs/contracts/${seam}-${contractNumbers[seam]}.txt`, import.meta.url))
  if (!recorded) throw new Error(`The ${seam} contract was never recorded: npm run contracts -- --record`)
  return recorded
}
