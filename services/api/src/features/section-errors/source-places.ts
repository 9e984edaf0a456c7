import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TraceMap } from '@jridgewell/trace-mapping'
import { errorLimits, type StackFrame } from '@torneo/contracts/releases/section-errors'
import type { AppFrame } from '@torneo/domain/releases/error-owner'
import { LRUCache } from 'lru-cache'
import type { ReleaseMaps } from '../../data/releases/release-maps.repository'
import { versionId } from '../../data/releases/released-versions.repository'
import { readMap, sourceLine, unpackMaps } from '../../data/releases/source-maps'

/** Bytes of unpacked maps in memory, and decoded maps: a stack goes through some files. */
const max = { bytes: 24 * 1024 * 1024, maps: 6 }
/** Milliseconds until a map is read again: one that was damaged may have been replaced. */
const ttl = 10 * 60_000

interface Parts {
  readonly maps: ReleaseMaps
  readonly siteDir: string | null
  readonly log: { warn(fields: object, message: string): void }
}

export type SourcePlaces = ReturnType<typeof createSourcePlaces>

const isOfPackage = (place: string) => /(^|\/)node_modules\//.test(place)
/** The file of a component has its name. */
const componentOf = (place: string) => /^([A-Z]\w*)\.\w+:/.exec(basename(place))?.[1] ?? null

/** Finds the source lines of errors with the maps of the version: of a released one, or of the installation's. */
export function createSourcePlaces({ maps, siteDir, log }: Parts) {
  const installed = (app: string, version: string) =>
    siteDir === null ? null : readFile(join(siteDir, 'maps', app, `${version}.tar.gz`)).catch(() => null)

  const archives = new LRUCache<string, ReadonlyMap<string, Buffer>>({
    ttl,
    maxSize: max.bytes,
    sizeCalculation: (files) => [...files.values()].reduce((sum, { length }) => sum + length, 1),
    fetchMethod: async (id) => {
      const [app = '', version = ''] = id.split('@')
      const archive = (await maps.archive(app, version)) ?? (await installed(app, version))
      return archive ? unpackMaps(archive) : undefined
    },
  })
  /** Undefined: the map cannot be read. */
  const opened = new LRUCache<string, { readonly map: TraceMap | undefined }>({ ttl, max: max.maps })

  async function open({ app, version, file }: AppFrame): Promise<TraceMap | undefined> {
    const [id, name] = [versionId(app, version), `${file}.map`]
    const known = opened.get(`${id}/${name}`)
    if (known) return known.map
    let map: TraceMap | undefined
    try {
      const bytes = (await archives.fetch(id))?.get(name)
      // Not remembered, because maps may be uploaded later.
      if (!bytes) return undefined
      map = readMap(name, bytes)
    } catch (error) {
      log.warn({ err: error, version: id, map: name }, 'a source map cannot be read: its errors have no source line')
    }
    opened.set(`${id}/${name}`, { map })
    return map
  }

  /** Returns the lines of a stack with those of their sources, ten at most. */
  async function frames(stack: readonly AppFrame[]): Promise<StackFrame[]> {
    const found: StackFrame[] = []
    for (const frame of stack.slice(0, errorLimits.frames)) {
      const map = await open(frame)
      const { file, line, column } = frame
      found.push({ file, line, column, source: map ? sourceLine(map, frame) : null })
    }
    return found
  }

  return {
    frames,

    /** Describes where an error was thrown, and in which component. */
    async describe(thrownAt: readonly AppFrame[], components: readonly AppFrame[]) {
      const stack = await frames(thrownAt)
      const [first] = stack
      const source = innermostSource(stack)
      const component = innermostSource(await frames(components))
      return {
        stack,
        place: source ?? (first ? `${first.file}:${first.line}:${first.column}` : null),
        isSource: source !== null,
        component: component === null ? null : componentOf(component),
      }
    },
  }
}

/** Returns the innermost line of the team's own source, or of a package that it bundles. */
function innermostSource(stack: readonly StackFrame[]): string | null {
  const sources = stack.flatMap(({ source }) => source ?? [])
  return sources.find((source) => !isOfPackage(source)) ?? sources[0] ?? null
}
