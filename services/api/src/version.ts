import { readFileSync } from 'node:fs'

/** The service's version. package.json is one folder up from here in source and in the bundle alike. */
export const version: string = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
