import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../shared/plain-error.ts'

/**
 * Throws a PlainError unless the folder contains a panel. Otherwise a mistyped folder would be created, and the release
 * reported as live.
 */
export function requireSite(siteDir: string): void {
  if (existsSync(join(siteDir, 'index.html'))) return
  throw new PlainError(
    `There is no panel in ${siteDir} (no index.html). Name the folder that the service serves with --to or SITE_DIR; ` +
      'a new one is made by npm run site -- --to <folder>. Nothing was changed.',
  )
}
