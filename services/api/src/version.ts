import { readFileSync } from 'node:fs'

/** Written into the bundle by vite.config.ts, because package.json is not installed with it. */
declare const __PRODUCT_VERSION__: string | undefined

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version

/** The product's version, which a release raises in the workspace's package.json. */
export const version = typeof __PRODUCT_VERSION__ === 'string' ? __PRODUCT_VERSION__ : readVersion()
