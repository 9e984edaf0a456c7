import { federation } from '@module-federation/vite'
import type { Plugin, PluginOption } from 'vite'

/**
 * How the host and the section apps share code, once for all of them. Why each setting is as it is: docs/adr/0002-federation.md.
 * `@torneo/client` and `@torneo/router` are doors: what they wrap (Redux Toolkit, the router) is shared through them.
 */
const npmSingletons = { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.0.0' }
const doors = { '@torneo/router': '^1.0.0', '@torneo/client': '^1.0.0', '@torneo/client/record-form': '^1.0.0' }

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
    shared: { ...share(npmSingletons, { eager: true }), ...share(doors, { eager: false }) },
    experiments: { provideExternalRuntime: true },
  })
}

/**
 * Imports the doors from the exposed module itself. A shared module that only a lazy screen imports would be fetched when that screen is
 * already running, and its exports would be undefined on the first draw (seen in a build of version 1.23.0).
 */
function importDoorsFirst(): Plugin {
  return {
    name: 'torneo:doors-first',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/src/Section.tsx')) return
      return { code: `${Object.keys(doors).map((name) => `import '${name}'\n`).join('')}${code}`, map: null }
    },
  }
}

/** A section app: `alone` it brings its own copies; else the shell's are the only ones on the page. */
export function remoteFederation(name: string, alone: boolean): PluginOption {
  return [importDoorsFirst(), federation({
    ...common,
    name: name.replaceAll('-', '_'),
    manifest: true,
    exposes: { './Section': './src/Section.tsx' },
    shared: share({ ...npmSingletons, ...doors }, alone ? {} : { import: false }),
    experiments: { externalRuntime: !alone },
  })]
}
