import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../shared/plain-error.ts'

/** A PlainError unless a panel lies in the folder: a mistyped one would be made, and what is released into it said to be live. */
export function requireSite(siteDir: string): void {
  if (existsSync(join(siteDir, 'index.html'))) return
  throw new PlainError(`There is no panel in ${siteDir} (no index.html). Name the folder that the service serves with --to or SITE_DIR; `
    + 'a new one is made by npm run site -- --to <folder>. Nothing was changed.')
}
