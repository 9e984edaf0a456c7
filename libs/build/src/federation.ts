import { federation } from '@module-federation/vite'
import type { Plugin, PluginOption } from 'vite'

/**
 * How the host and the section apps share code, once for all of them. Why each setting is as it is: docs/adr/0002-module-federation-with-own-loader.md.
 * What `@torneo/client` and `@torneo/router` wrap (Redux Toolkit, the router) is shared through them.
 */
const npmSingletons = { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.0.0' }
const ownSingletons = { '@torneo/router': '^1.0.0', '@torneo/client': '^1.0.0' }
/** What only section apps built before shell 1.4 ask for: today's bring it themselves (docs/adr/0031). */
const olderSingletons = { '@torneo/client/record-form': '^1.0.0' }

function share(packages: Record<string, string>, extra: object) {
  return Object.fromEntries(Object.entries(packages)
    .map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...extra }]))
}

const common = { filename: 'remoteEntry.js', shareStrategy: 'loaded-first', dts: false, dev: { remoteHmr: true } } as const

/** The shell: provides every singleton and the federation runtime; knows no remote until `/remotes.json` names them. */
export function hostFederation(): PluginOption {
  return federation({
    ...common,
    name: 'shell',
    remotes: {},
    shared: { ...share(npmSingletons, { eager: true }), ...share({ ...ownSingletons, ...olderSingletons }, { eager: false }) },
    experiments: { provideExternalRuntime: true },
  })
}

/**
 * Imports every shared package, whole, from the exposed module itself. Two faults of the plugin (version 1.23.0, seen in builds) make this
 * needed: a package that only a lazy screen imports is fetched when that screen already runs, its exports undefined on the first draw;
 * and the search for which exports are used stops after 10 ms of quiet, so that a busy machine's build failed with MISSING_EXPORT.
 */
function importSharesFirst(): Plugin {
  const imports = Object.keys({ ...npmSingletons, ...ownSingletons }).map((name, place) => `import * as share${place} from '${name}'\n`)
  return {
    name: 'torneo:shares-first',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/src/Section.tsx') ? { code: imports.join('') + code, map: null } : undefined
    },
  }
}

/**
 * In a built section app the functions that make shapes come from the shell, which needs nearly all of them at the sign-in: 9.5 kB less in every
 * section (docs/adr/0031).
 */
function shapesFromShell(): Plugin {
  return {
    name: 'torneo:shapes-from-shell',
    apply: 'build',
    enforce: 'pre',
    transform: (_, id) => (id.endsWith('/libs/contracts/src/zod.ts') ? { code: `export { z } from '@torneo/client'`, map: null } : undefined),
  }
}

/**
 * Forms are bundled with a section app and import what is shared from `@torneo/client`. They lie in that package, and the federation plugin shares no
 * import that a package makes of itself, so this one is made from elsewhere.
 */
function formsUseShell(): Plugin {
  const client = '\0torneo:client'
  return {
    name: 'torneo:forms-use-shell',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@torneo/client' && importer?.includes('/libs/client/src/record-form/') ? client : undefined),
    load: (id) => (id === client ? `export * from '@torneo/client'` : undefined),
  }
}

/** A section app: `alone` it brings its own copies; else the shell's are the only ones on the page. */
export function remoteFederation(name: string, alone: boolean): PluginOption {
  return [importSharesFirst(), !alone && [shapesFromShell(), formsUseShell()], federation({
    ...common,
    name: name.replaceAll('-', '_'),
    manifest: true,
    exposes: { './Section': './src/Section.tsx' },
    shared: share({ ...npmSingletons, ...ownSingletons }, alone ? {} : { import: false }),
    experiments: { externalRuntime: !alone },
  })]
}
