import { readFileSync } from 'node:fs'
import { federation } from '@module-federation/vite'
import type { Plugin, PluginOption } from 'vite'
import { exportedNames } from './exported-names.ts'

/**
 * How the host and the section apps share code, once for all of them. Why each setting is as it is: docs/adr/0002-module-federation-with-own-loader.md.
 * `@torneo/client` and `@torneo/router` are doors: what they wrap (Redux Toolkit, the router) is shared through them.
 */
const npmSingletons = { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.0.0' }
const doors = { '@torneo/router': '^1.0.0', '@torneo/client': '^1.0.0' }
/** Fetched by the shell when a screen has a form; shared for section apps that were built when they took it so, and in dev. */
const lateDoors = { '@torneo/client/record-form': '^1.0.0' }

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
    shared: { ...share(npmSingletons, { eager: true }), ...share({ ...doors, ...lateDoors }, { eager: false }) },
    experiments: { provideExternalRuntime: true },
  })
}

/**
 * Imports every shared package, whole, from the exposed module itself. Two faults of the plugin (version 1.23.0, seen in builds) make this
 * needed: a package that only a lazy screen imports is fetched when that screen already runs, its exports undefined on the first draw;
 * and the search for which exports are used stops after 10 ms of quiet, so that a busy machine's build failed with MISSING_EXPORT.
 */
function importSharesFirst(): Plugin {
  const imports = Object.keys({ ...npmSingletons, ...doors }).map((name, place) => `import * as share${place} from '${name}'\n`)
  return {
    name: 'torneo:shares-first',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/src/Section.tsx') ? { code: imports.join('') + code, map: null } : undefined
    },
  }
}

const shapesFile = '/libs/contracts/src/zod.ts'
const formsDoor = '@torneo/client/record-form'
/** Not a file of the client's own: from there the door would be its source, not what the shell shares. */
const formsStandIn = 'virtual:torneo-forms'

/**
 * In a built section app, two modules say only where the shell's copy is (docs/adr/0019-few-files.md). What shapes are made with comes through
 * the client's door: it is large, and the sign-in needs nearly all of it already. What forms are made with comes late, and only to a screen that
 * has one: `retryableLazy` waits for it, so every name stands for what is there when it is called.
 */
function fromShell(): Plugin {
  return {
    name: 'torneo:from-shell',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === formsDoor ? formsStandIn : undefined),
    load(id) {
      if (id !== formsStandIn) return undefined
      const door = readFileSync(new URL('../../client/src/record-form/door.ts', import.meta.url), 'utf8')
      const calls = exportedNames(door).map((name) => `export const ${name} = (...given) => forms().${name}(...given)`)
      return [`import { formsDoor } from '@torneo/client'`, 'const forms = formsDoor()', ...calls].join('\n')
    },
    transform: (_, id) => (id.endsWith(shapesFile) ? { code: `export { z } from '@torneo/client'`, map: null } : undefined),
  }
}

/** A section app: `alone` it brings its own copies; else the shell's are the only ones on the page. */
export function remoteFederation(name: string, alone: boolean, command: 'build' | 'serve'): PluginOption {
  const builtForShell = command === 'build' && !alone
  return [importSharesFirst(), builtForShell && fromShell(), federation({
    ...common,
    name: name.replaceAll('-', '_'),
    manifest: true,
    exposes: { './Section': './src/Section.tsx' },
    shared: share({ ...npmSingletons, ...doors, ...(builtForShell ? {} : lateDoors) }, alone ? {} : { import: false }),
    experiments: { externalRuntime: !alone },
  })]
}
