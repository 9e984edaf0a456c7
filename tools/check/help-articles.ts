import { join } from 'node:path'
import { workspace } from '../shared/workspace.ts'

const files = {
  shell: 'src/help/own-help.ts',
  'landing-admin': 'src/help.ts',
  'tournament-admin': 'src/help.ts',
  'users-admin': 'src/help.ts',
} as const

/** Apps with articles of 'Ayuda'. */
export const helpApps = Object.keys(files) as (keyof typeof files)[]

export interface HelpArticle {
  readonly id: string
  readonly title: string
  readonly guide: string
  readonly steps: readonly string[]
  readonly notes?: readonly string[]
  readonly picture?: { readonly light: string; readonly dark: string; readonly alt: string }
}

/** Imports an app's articles by path, because the tools' package does not depend on the apps. */
export async function articlesOf(app: keyof typeof files): Promise<readonly HelpArticle[]> {
  const module = (await import(join(workspace, 'apps', app, files[app]))) as {
    readonly default?: readonly HelpArticle[]
    readonly ownHelp?: readonly HelpArticle[]
  }
  return module.default ?? module.ownHelp ?? []
}
