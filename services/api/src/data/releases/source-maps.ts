import { basename } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping'
import { mapLimits, releaseMessages } from '@torneo/contracts/releases/releases'
import { InvalidVersion, ofMaps, unpackArchive, UnusableVersion } from '@torneo/section-version/archive'
import { z } from 'zod/mini'

/** Maximum lines of a built file: with the bytes of its map, they bound the time for which decoding holds the process. */
const maxLines = 20_000

/** A source map of version 3 without sections, as bundlers write it. */
const Map3 = z.object({
  version: z.literal(3),
  file: z.optional(z.nullable(z.string())),
  sources: z.array(z.nullable(z.string())),
  mappings: z.string().check(z.refine((text) => text.split(';', maxLines + 1).length <= maxLines)),
})

/** Unpacks the maps of a version by name; throws an InvalidVersion for an archive that is none. */
export const unpackMaps = (archive: Buffer): Promise<Map<string, Buffer>> => unpackArchive(archive, ofMaps)

/** Reads a map; throws an InvalidVersion if it is damaged, too big or made for another file. */
export function readMap(name: string, bytes: Buffer): TraceMap {
  if (bytes.length > mapLimits.file) throw new InvalidVersion(releaseMessages.mapsTooBig)
  try {
    const map = Map3.parse(JSON.parse(String(bytes)))
    if (map.file && basename(map.file) !== basename(name, '.map'))
      throw new UnusableVersion(releaseMessages.mapOfOther(name))
    return new TraceMap({ ...map, names: [] } as SourceMapInput)
  } catch (error) {
    throw error instanceof InvalidVersion ? error : new UnusableVersion(releaseMessages.mapBroken(name))
  }
}

/** Throws an InvalidVersion unless every file of the archive is a readable map of one of the version's files. */
export async function checkMaps(archive: Buffer, isFile: (name: string) => boolean): Promise<void> {
  const maps = await unpackMaps(archive)
  if (maps.size === 0) throw new InvalidVersion(releaseMessages.maps)
  for (const [name, bytes] of maps) {
    if (!name.endsWith('.js.map') || !isFile(name.slice(0, -'.map'.length)))
      throw new UnusableVersion(releaseMessages.mapOfOther(name))
    readMap(name, bytes)
    // Other requests are answered between two maps.
    await nextTurn()
  }
}

/** Path of a source from the root of its repository, as bundlers name it from the built file. */
const pathOf = (source: string) => source.replace(/^(?:\.{0,2}\/)+/, '').slice(-200)

/** Returns the line of the source, `src/features/hero/HeroScreen.tsx:41`; null where the map has none. */
export function sourceLine(map: TraceMap, { line, column }: { line: number; column: number }): string | null {
  if (line < 1 || column < 1) return null
  const found = originalPositionFor(map, { line, column: column - 1 })
  // A source that the map does not list is undefined, whatever the type says.
  return found.source ? `${pathOf(found.source)}:${found.line}` : null
}
