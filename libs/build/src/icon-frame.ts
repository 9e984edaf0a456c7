import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../../ui/src/icon-frame.ts', import.meta.url))

/** Builds draw lucide's icons with our few lines (libs/ui/src/icon-frame.ts) instead of its own. */
export function ownIconFrame(): Plugin {
  return {
    name: 'torneo:icon-frame',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/') ? ours : undefined),
  }
}
