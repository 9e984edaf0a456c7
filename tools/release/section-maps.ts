import { mapLimits } from '@torneo/contracts/releases/releases'
import { packArchive } from '@torneo/section-version/archive'
import type { Files } from '@torneo/section-version/integrity'

/** Returns what the service needs of a map: no sources, which stay where they are; null for none. */
function lightMap(bytes: Buffer): Buffer | null {
  try {
    const { sourcesContent: _, ...map } = JSON.parse(String(bytes)) as { sourcesContent?: unknown }
    return Buffer.from(JSON.stringify({ ...map, names: [] }))
  } catch {
    return null
  }
}

/**
 * Packs the source maps of a build; null if it has none. One that is too big or no map is left out with a remark: its
 * file's errors are shown with the line of the built file.
 */
export async function packMaps(maps: Files, remark: (line: string) => void): Promise<Buffer<ArrayBuffer> | null> {
  const light = new Map<string, Buffer>()
  for (const [name, bytes] of maps) {
    const map = lightMap(bytes)
    if (map && map.length <= mapLimits.file) light.set(name, map)
    else remark(`${name} is left out: ${map ? 'it is bigger than 1 MB without its sources' : 'it is no source map'}.`)
  }
  return light.size === 0 ? null : packArchive(light)
}
