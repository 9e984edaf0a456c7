import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const ownFile = createRequire(import.meta.url).resolve('@torneo/ui/display/icon-frame')

/** Replaces lucide's `createLucideIcon` with the smaller libs/ui/src/display/icon-frame.ts in builds. */
export function ownIconFrame(): Plugin {
  return {
    name: 'torneo:icon-frame',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
        ? ownFile
        : undefined,
  }
}
