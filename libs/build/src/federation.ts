import { federation } from '@module-federation/vite'
import type { Plugin, PluginOption } from 'vite'
import { federationName, sharedMajors } from '../../contracts/src/releases/section-version.ts'
import { isForm, isLibrary, isOf, isOwnSource, isZod } from './own-source.ts'

/**
 * Packages shared by the host and the section apps; docs/design/sections.md explains the
 * settings. Redux Toolkit and react-router are shared through `@torneo/client` and `@torneo/router`.
 */
const npmSingletons = Object.fromEntries(Object.entries(sharedMajors).map(([name, major]) => [name, `^${major}.0.0`]))
const ownSingletons = { '@torneo/router': '^1.0.0', '@torneo/client': '^1.0.0' }

function share(packages: Record<string, string>, extra: object) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...extra }]),
  )
}

const common = {
  filename: 'remoteEntry.js',
  shareStrategy: 'loaded-first',
  dts: false,
  dev: { remoteHmr: true },
} as const

/** The shell provides every singleton and the federation runtime; its remotes come from `/remotes.json` at run time. */
export function hostFederation(): PluginOption {
  return federation({
    ...common,
    name: 'shell',
    remotes: {},
    shared: { ...share(npmSingletons, { eager: true }), ...share(ownSingletons, { eager: false }) },
    experiments: { provideExternalRuntime: true },
  })
}

/**
 * Imports the namespace of every shared package in the exposed module, to work around two bugs of the plugin (version
 * 1.23.0): a package that only a lazy screen imports is fetched while that screen already runs, so its exports are
 * undefined in the first render; and the search for used exports stops after 10 ms without events, so that builds on a
 * busy machine failed with MISSING_EXPORT. `verbatimModuleSyntax` keeps them. They stand in the first line, so that those of
 * source maps are right.
 */
function importSharesFirst(): Plugin {
  const imports = Object.keys({ ...npmSingletons, ...ownSingletons }).map(
    (name, index) => `import * as share${index} from '${name}'; `,
  )
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
 * Makes a built section app use the shell's copy of zod, which needs nearly all of it for the sign-in: 9.5 kB less in
 * every section (docs/design/sections.md).
 */
function zodFromShell(): Plugin {
  return {
    name: 'torneo:zod-from-shell',
    apply: 'build',
    enforce: 'pre',
    transform: (_, id) => (isZod(id) ? { code: `export { z } from '@torneo/client'`, map: null } : undefined),
  }
}

/**
 * Makes forms import the shared `@torneo/client`. They are bundled with a section app but belong to that package, and
 * the federation plugin does not share a package's imports of itself, so a virtual module imports it for them.
 */
function formsUseShell(): Plugin {
  const client = '\0torneo:client'
  return {
    name: 'torneo:forms-use-shell',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@torneo/client' && importer && isForm(importer) ? client : undefined),
    load: (id) => (id === client ? `export * from '@torneo/client'` : undefined),
  }
}

const injectsPanelEndpoints = isOf('panel', 'collection/endpoint-of')

/** Gives an app's modules, and the calls of its collections, an `api` that adds the app's name to endpoints. */
function ownEndpointNames(app: string): Plugin {
  const client = '\0torneo:own-client'
  const isOwn = (id: string) => isOwnSource(id) && (!isLibrary(id) || injectsPanelEndpoints(id))
  const code = [
    `import { api as shared } from '@torneo/client'`,
    `import { ownNames } from '@torneo/client/own-names'`,
    `export * from '@torneo/client'`,
    `export const api = ownNames(shared, '${app}')`,
  ]
  return {
    name: 'torneo:own-endpoint-names',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@torneo/client' && importer && isOwn(importer) ? client : undefined),
    load: (id) => (id === client ? code.join('\n') : undefined),
  }
}

/**
 * Federation of a section app. A `standalone` app bundles its own copies of the shared packages; otherwise it uses the
 * shell's.
 */
export function remoteFederation(name: string, standalone: boolean): PluginOption {
  return [
    importSharesFirst(),
    !standalone && [zodFromShell(), formsUseShell(), ownEndpointNames(name)],
    federation({
      ...common,
      name: federationName(name),
      manifest: true,
      exposes: { './Section': './src/Section.tsx' },
      shared: share({ ...npmSingletons, ...ownSingletons }, standalone ? {} : { import: false }),
      experiments: { externalRuntime: !standalone },
    }),
  ]
}
