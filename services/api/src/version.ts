import { readFileSync } from 'node:fs'

/** package.json is one folder up, both in source and in the bundle. */
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

export const { version } = JSON.parse(manifest) as { version: string }
