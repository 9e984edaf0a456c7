import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of this workspace. */
export const workspaceDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
