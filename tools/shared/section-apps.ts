import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { appPattern, publicPageApp } from '@torneo/contracts/releases/section-version'
import { PlainError } from './plain-error.ts'
import { workspace } from './workspace.ts'

/** Section apps of a checkout: the folders of `apps` that expose a section to the shell. */
export function sectionAppsIn(root: string): readonly string[] {
  return readdirSync(join(root, 'apps'))
    .filter((name) => appPattern.test(name) && existsSync(join(root, 'apps', name, 'src/Section.tsx')))
    .sort()
}

/** Section apps of this checkout. */
export const sectionApps = sectionAppsIn(workspace)

/** Apps of this checkout that are released by key: its sections and the public page. */
export const releasableApps = [...sectionApps, publicPageApp]

/** Throws a PlainError for an app that this checkout does not have. */
export function requireReleasableApp(app: string): void {
  if (!releasableApps.includes(app))
    throw new PlainError(`There is no section app '${app}' in apps/. There are: ${releasableApps.join(', ')}.`)
}
