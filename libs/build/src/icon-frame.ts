import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownFile = fileURLToPath(new URL('../../ui/src/icon-frame.ts', import.meta.url))

/** Builds replace lucide's `createLucideIcon` with the smaller libs/ui/src/icon-frame.ts. */
export function ownIconFrame(): Plugin {
  return {
    name: 'torneo:icon-frame',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/') ? ownFile : undefined),
  }
}
