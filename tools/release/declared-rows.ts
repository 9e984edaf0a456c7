import type { OwnRow } from '@torneo/contracts/releases/remotes'
import { loadConfigFromFile, type PluginOption } from 'vite'

/** The build's plugin that writes section.json (`libs/build/src/section-manifest.ts`); older kits have no `api`. */
interface ManifestPlugin {
  readonly name: string
  readonly api?: { readonly rows: readonly OwnRow[] }
}

async function flatten(options: readonly PluginOption[]): Promise<ManifestPlugin[]> {
  const found = await Promise.all(
    options.map(async (option) => {
      const plugin = await option
      return Array.isArray(plugin) ? flatten(plugin) : plugin ? [plugin] : []
    }),
  )
  return found.flat() as ManifestPlugin[]
}

/** Reads the rows that a build of the app in this folder will declare; null if they are not known before the build. */
export async function declaredRows(folder: string): Promise<readonly OwnRow[] | null> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, folder, 'error')
  const plugins = await flatten(loaded?.config.plugins ?? [])
  return plugins.find(({ name }) => name === 'torneo:section-manifest')?.api?.rows ?? null
}
