import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of this checkout. */
export const workspace = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A program of node_modules/.bin, to run with this Node. */
export function toolPath(name: string): string {
  return join(workspace, 'node_modules/.bin', name)
}
