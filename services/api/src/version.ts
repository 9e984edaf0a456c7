import { readFileSync } from 'node:fs'

/** One folder up from here in source and in the bundle alike. */
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

/** The service's version. */
export const { version } = JSON.parse(manifest) as { version: string }
