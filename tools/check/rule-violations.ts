/** Code that the linter must reject, with its file and a part of the expected message. */
export interface RuleViolation {
  readonly name: string
  readonly file: string
  readonly code: string
  readonly rule: string
  readonly message: string
}

const byBoundary = (name: string, file: string, code: string, message: string): RuleViolation => ({
  name,
  file,
  code,
  rule: 'torneo(boundaries)',
  message,
})

const byOwnedFaults = (name: string, file: string, code: string, message: string): RuleViolation => ({
  name,
  file: `services/api/src/${file}.ts`,
  code,
  rule: 'torneo(owned-faults)',
  message,
})

const byKeysOfMaps = (name: string, file: string, code: string): RuleViolation => ({
  name,
  file,
  code,
  rule: 'torneo(keys-of-maps)',
  message: 'use a Map',
})

const bySize = (rule: string, code: string, message: string): RuleViolation => ({
  name: `a function exceeds ${rule}`,
  file: `libs/domain/src/${rule}.ts`,
  code,
  rule: `eslint(${rule})`,
  message,
})

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

/** Each violation has its own file, so that one finding cannot hide another. */
export const ruleViolations: readonly RuleViolation[] = [
  bySize(
    'max-params',
    'export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e',
    'too many parameters (5)',
  ),
  bySize(
    'complexity',
    `export function count(a: number) {\n  let found = 0\n${lines(25, '  if (a > found) found += 1')}\n  return found\n}`,
    'complexity of 26',
  ),
  bySize(
    'max-lines-per-function',
    `export function count(a: number) {\n  let found = a\n${lines(148, '  found += 1')}\n  return found\n}`,
    'too many lines (152)',
  ),
  byBoundary(
    'contracts takes more than zod',
    'libs/contracts/src/p1.ts',
    `export { canView } from '@torneo/domain/people/permissions'`,
    'contracts may not import domain',
  ),
  byBoundary(
    'contracts takes another package',
    'libs/contracts/src/p2.ts',
    `import fc from 'fast-check'\nfc.boolean()`,
    'fast-check is a tool of the workspace',
  ),
  byBoundary(
    'domain takes the ui',
    'libs/domain/src/p1.ts',
    `import { Button } from '@torneo/ui/buttons/Button'\nButton()`,
    'domain may not import ui',
  ),
  byBoundary(
    'ui takes something of ours',
    'libs/ui/src/p1.ts',
    `import type { Role } from '@torneo/contracts/people/roles'\nexport type R = Role`,
    'ui may not import contracts',
  ),
  byBoundary(
    'the service takes the client',
    'services/api/src/p1.ts',
    `export * from '@torneo/client'`,
    'api may not import client',
  ),
  byBoundary('an app takes another app', 'apps/one/src/p1.ts', `import '@torneo/two/src/x'`, 'one may not import two'),
  byBoundary(
    'an app takes another app when it runs',
    'apps/one/src/p2.ts',
    `export const load = () => import('@torneo/two')`,
    'one may not import two',
  ),
  byBoundary(
    'an app takes the test kit',
    'apps/one/src/p3.ts',
    `import { renderScreen } from '@torneo/testing/render-screen'\nrenderScreen()`,
    'is for tests',
  ),
  byBoundary(
    'an app names a type of the test kit',
    'apps/one/src/p4.ts',
    `export type T = import('@torneo/testing/render-screen').T`,
    'is for tests',
  ),
  byBoundary(
    'a lib takes the test kit where it is tried out',
    'libs/ui/dev/p1.ts',
    `export * from '@torneo/testing/render-screen'`,
    'is for tests',
  ),
  byBoundary(
    'a command takes a part of tests',
    'tools/p3.ts',
    `export * from '@torneo/api/testing/test-api'`,
    'commands run without vitest',
  ),
  byBoundary(
    'a server that commands start takes vitest',
    'services/api/src/testing/servers/p1.ts',
    `export { inject } from 'vitest'`,
    'commands start these servers',
  ),
  byBoundary(
    'a server that commands start takes a part of tests',
    'services/api/src/testing/servers/p2.ts',
    `export * from '../test-api'`,
    'commands start these servers',
  ),
  byBoundary(
    'a path leaves the project',
    'apps/one/src/p5.ts',
    `import { canView } from '../../../libs/domain/src/permissions'\ncanView()`,
    'leaves the project',
  ),
  byBoundary(
    'a path leaves the project when it runs',
    'libs/domain/src/p2.ts',
    'export const load = () => import(`../../contracts/src/roles`)',
    'leaves the project',
  ),
  byBoundary(
    'an undeclared package',
    'apps/one/src/p6.ts',
    `import { format } from 'date-fns'\nformat()`,
    'date-fns is not in the dependencies',
  ),
  byBoundary(
    'an undeclared package of ours',
    'apps/two/src/p1.ts',
    `import { canView } from '@torneo/domain/people/permissions'\ncanView()`,
    '@torneo/domain is not in the dependencies',
  ),
  byBoundary(
    'a tool of the workspace in what ships',
    'apps/one/src/p7.ts',
    `export { test } from 'vitest'`,
    'vitest is a tool of the workspace',
  ),
  byBoundary(
    'React Router without @torneo/router',
    'apps/one/src/p8.ts',
    `import { Link } from 'react-router-dom'\nLink()`,
    'comes through @torneo/router only',
  ),
  byBoundary(
    'Redux without @torneo/client',
    'apps/one/src/p9.test.ts',
    `import { createApi } from '@reduxjs/toolkit/query/react'\ncreateApi()`,
    'comes through @torneo/client only',
  ),
  byBoundary(
    'the form library without @torneo/client',
    'libs/router/src/p1.ts',
    `import { useForm } from 'react-hook-form'\nuseForm()`,
    'comes through @torneo/client only',
  ),
  byBoundary(
    'a sub-path that is not exported',
    'apps/one/src/p10.ts',
    `import { store } from '@torneo/client/src/store'\nstore()`,
    'does not export ./src/store',
  ),
  byBoundary(
    'a package of paths without a path',
    'apps/one/src/p11.ts',
    `export * from '@torneo/domain'`,
    'does not export .',
  ),
  byBoundary(
    'a server module in a browser',
    'apps/one/src/p12.ts',
    `import { readFileSync } from 'node:fs'\nreadFileSync('x')`,
    'does not exist in a browser',
  ),
  byBoundary(
    'an app takes a tool',
    'apps/one/src/p13.ts',
    `export * from '../../../tools/start'`,
    'no project imports tools',
  ),
  byBoundary(
    'an app ships a build plugin',
    'apps/one/src/p15.ts',
    `export * from '../../../libs/build/src/federation'`,
    'only a vite.config.ts imports build',
  ),
  byBoundary(
    'an app takes a library for Node',
    'apps/one/src/p16.ts',
    `export * from '@torneo/section-version/integrity'`,
    'one may not import section-version',
  ),
  byBoundary(
    'a build takes an undeclared plugin',
    'apps/live-page/vite.config.ts',
    `import { share } from '../../libs/build/src/federation.ts'\nshare()`,
    'must declare @torneo/build',
  ),
  byBoundary(
    'the build takes a tool',
    'libs/build/src/p1.ts',
    `export * from '../../../tools/start'`,
    'no project imports tools',
  ),
  byBoundary(
    'a build takes a tool',
    'apps/two/vite.config.ts',
    `import { start } from '../../tools/start'\nstart()`,
    'no project imports tools',
  ),
  byBoundary(
    'a feature takes another feature',
    'apps/one/src/features/hero/p1.ts',
    `export * from '../about/about-api'`,
    'the feature hero may not import the feature about',
  ),
  byBoundary(
    'a light page takes the store',
    'apps/live-page/src/p1.ts',
    `import { createStore } from '@torneo/client'\ncreateStore()`,
    'ships without @torneo/client',
  ),
  byBoundary(
    'a light page takes a part of the panel',
    'apps/live-page/src/p2.ts',
    `import { Link } from '@torneo/router'\nLink()`,
    'ships without @torneo/router',
  ),
  byBoundary(
    'the platform takes a setting',
    'services/api/src/platform/mail/p1.ts',
    `import type { Config } from '../../config'\nexport type C = Config`,
    'platform may not import src/config',
  ),
  byBoundary(
    'the platform takes data',
    'services/api/src/platform/http/p1.ts',
    `export * from '../../data/audit/audit.repository'`,
    'platform may not import data',
  ),
  byBoundary(
    'data takes a feature',
    'services/api/src/data/audit/p1.ts',
    `export const load = () => import('../../features/hero/hero')`,
    'data may not import features',
  ),
  byBoundary(
    'a feature takes the composed services',
    'services/api/src/features/hero/p1.ts',
    `import type { Services } from '../../services'\nexport type S = Services`,
    'features may not import src/services',
  ),
  byBoundary(
    'a tool reaches into the service',
    'tools/p1.ts',
    `export * from '../services/api/src/app.ts'`,
    'import what @torneo/api exports',
  ),
  byBoundary(
    'a tool takes a module that the service does not export',
    'tools/p2.ts',
    `export * from '@torneo/api/app'`,
    'does not export ./app',
  ),
  byBoundary('an absolute path', 'apps/one/src/p14.ts', `import '/etc/x.js'`, 'is an absolute address'),
  byOwnedFaults(
    'a timer of the service',
    't1',
    `export const later = (work: () => void) => setTimeout(work, 10)`,
    'setTimeout is for',
  ),
  byOwnedFaults(
    'a timer of the service that repeats',
    't2',
    `export const again = (work: () => void) => void setInterval(work, 10).unref()`,
    'setInterval is for',
  ),
  byOwnedFaults(
    'a timer of the service, handed on',
    't3',
    `export const turn = () => new Promise(setImmediate)`,
    'setImmediate is for',
  ),
  byOwnedFaults(
    'a timer of the service by another name',
    't4',
    `import { setTimeout as later } from 'node:timers'\nlater(() => undefined, 10)`,
    'use @torneo/serving/timers',
  ),
  byOwnedFaults(
    'an error that the service emits',
    't5',
    `import type { EventEmitter } from 'node:events'\nexport const fail = (stream: EventEmitter) => stream.emit('error', new Error('late'))`,
    'an emitted error throws',
  ),
  byKeysOfMaps(
    'an object keyed by ids that came as JSON',
    'libs/domain/src/k1.ts',
    `export const draw = (draws: Readonly<Record<string, number>>, league: { id: string }) => draws[league.id]`,
  ),
  byKeysOfMaps(
    'an id as the key of an object of another file',
    'services/api/src/k1.ts',
    `export const zone = (found: { zones: Record<string, number> }, zoneId: string) => found.zones[zoneId]`,
  ),
  byKeysOfMaps(
    'what people typed as the key of a state',
    'apps/one/src/k1.ts',
    `export const keep = (failures: Record<string, string>, row: { name: string }) => { failures[row.name] = 'no' }`,
  ),
  byKeysOfMaps(
    'a table of words that is asked for any text',
    'libs/domain/src/k2.ts',
    `const named: Readonly<Record<string, string>> = { wa: 'whatsapp' }\nexport const of = (text: string) => named[text.toLowerCase()]`,
  ),
  {
    name: 'a promise in a timer of the service that nobody handles',
    file: 'services/api/src/t6.ts',
    code: `import { after } from '@torneo/serving/timers'\nexport const later = (work: () => Promise<void>) => after(() => { work() })`,
    rule: 'typescript(no-floating-promises)',
    message: 'Promises must be awaited',
  },
  {
    name: 'a round without its zone',
    file: 'services/api/src/w1.ts',
    code: `export const roundOf = ({ roundName }: { readonly roundName: string }) => roundName`,
    rule: 'eslint(no-restricted-properties)',
    message: "'roundName' is restricted",
  },
  {
    name: 'a key that a screen makes for each press',
    file: 'apps/one/src/n1.ts',
    code: `import { newActionKey } from '@torneo/client'\nexport const key = newActionKey`,
    rule: 'eslint(no-restricted-imports)',
    message: "'newActionKey' import",
  },
  {
    name: 'an unhandled promise (the linter reads types)',
    file: 'libs/domain/src/p3.ts',
    code: `async function save(): Promise<void> {}\nexport function run(): void {\n  save()\n}`,
    rule: 'typescript(no-floating-promises)',
    message: 'Promises must be awaited',
  },
]

/** Files whose imports are all allowed, by path. */
export const allowed: Readonly<Record<string, string>> = {
  'libs/contracts/src/people/roles.ts': `import { z } from 'zod/mini'\nexport const Role = z.string()`,
  'libs/domain/src/people/permissions.ts': `import { Role } from '@torneo/contracts/people/roles'\nexport const canView = () => Role`,
  'libs/domain/src/people/permissions.test.ts': `import { readFileSync } from 'node:fs'\nimport { expect, test } from 'vitest'\ntest('reads', () => expect(readFileSync).toBeDefined())`,
  'libs/router/src/index.ts': `export { Link } from 'react-router-dom'`,
  'libs/client/src/index.ts': `export { useForm } from 'react-hook-form'\nexport { createApi } from '@reduxjs/toolkit/query/react'`,
  'libs/testing/src/render-screen.tsx': `export { render } from '@testing-library/react'\nexport * from '@torneo/client'`,
  'apps/one/src/main.ts': `import type { Plugin } from 'vite'\nimport { createApi } from '@torneo/client'\nexport const load = () => [createApi(), import('./features/hero/hero-api')]\nexport type P = Plugin`,
  'apps/one/src/features/hero/hero-api.ts': `export * from '../../data/catalog'\nexport { canView } from '@torneo/domain/people/permissions'`,
  'apps/one/src/main.test.ts': `import { render } from '@torneo/testing/render-screen'\nimport { expect, test } from 'vitest'\ntest('draws', () => expect(render).toBeDefined())`,
  'apps/live-page/src/page.ts': `import { socket } from '@torneo/client/realtime-socket'\nimport { canView } from '@torneo/domain/people/permissions'\nexport default { socket, canView }`,
  'libs/build/src/federation.ts': `import { readFileSync } from 'node:fs'\nimport type { Plugin } from 'vite'\nimport { Role } from '../../contracts/src/roles.ts'\nexport const share = (): Plugin => ({ name: String(readFileSync(String(Role))) })`,
  'libs/section-version/src/integrity.ts': `import { hash } from 'node:crypto'\nimport { Role } from '@torneo/contracts/people/roles'\nexport const hashOf = () => hash('sha384', String(Role))`,
  'libs/ui/dev/vite.config.ts': `import { fileURLToPath } from 'node:url'\nimport { defineConfig } from 'vite'\nexport default defineConfig({ root: fileURLToPath(import.meta.url) })`,
  'apps/one/dev/main.ts': `export { render } from '@torneo/testing/render-screen'`,
  'apps/one/vite.config.ts': `import path from 'node:path'\nimport { share } from '../../libs/build/src/federation.ts'\nexport default { path, share }`,
  'services/api/src/app.ts': `import { createServer } from 'node:http'\nimport { canView } from '@torneo/domain/people/permissions'\nexport default { createServer, canView }`,
  'libs/domain/src/by-id.ts': `const sides = ['home', 'away'] as const\nexport const of = (ids: ReadonlyMap<string, number>, id: string, at: Record<'home' | 'away', number>) => [ids.get(id), ...sides.map((side) => at[side])]`,
  'services/api/src/versions.ts': `export * from '@torneo/section-version/integrity'`,
  'services/api/src/services.ts': `export * from './features/hero/hero'\nexport * from './platform/mail/mail'`,
  'services/api/src/features/hero/hero.ts': `export * from '../../data/audit/audit.repository'\nexport * from '../../platform/mail/mail'`,
  'services/api/src/testing/servers/replica-set.ts': `export * from './free-port'`,
  'tools/verify.ts': `export * from '@torneo/api/servers/replica-set'`,
  'tools/operate.test.ts': `import { useTestApi } from '@torneo/api/testing/test-api'\nimport { expect, test } from 'vitest'\ntest('runs', () => expect(useTestApi).toBeDefined())`,
  'tools/operate.ts': `export * from '@torneo/api/operators/database'`,
  'libs/serving/src/timers.ts': `export const after = (work: () => void) => setTimeout(work, 10)`,
  'services/api/src/queue.ts': `import { setTimeout as delay } from 'node:timers/promises'\nexport const wait = () => delay(10)\nexport const ready = (stream: { emit: (name: string) => void }) => stream.emit('ready')`,
  'services/api/src/queue.test.ts': `import { expect, test } from 'vitest'\ntest('waits', () => expect(setTimeout(() => undefined, 1)).toBeDefined())`,
  'tools/start.ts': `import { Role } from '@torneo/contracts/people/roles'\nexport * from '../libs/contracts/src/people/roles.ts'\nexport default Role`,
}

const project = (name: string, type: string, dependencies: readonly string[], exports?: unknown): string =>
  JSON.stringify({
    name: `@torneo/${name}`,
    type: 'module',
    exports,
    dependencies: Object.fromEntries(dependencies.map((key) => [key, '*'])),
    nx: { tags: [`type:${type}`, `scope:${name}`] },
  })

const paths = { './*': './src/*.ts' }
const entry = { '.': './src/index.ts' }
const entries = { ...entry, './realtime-socket': './src/socket.ts' }
const ours = (...names: readonly string[]): string[] => names.map((name) => `@torneo/${name}`)

/**
 * A small workspace with this one's structure. Most packages declare what they may not import, so that the table alone
 * rejects it.
 */
export const manifests: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    workspaces: ['apps/*', 'services/*', 'libs/*', 'tools'],
    devDependencies: Object.fromEntries(
      ['vitest', 'vite', 'fast-check', '@testing-library/react'].map((key) => [key, '*']),
    ),
  }),
  'libs/contracts/package.json': project('contracts', 'lib', ['zod', ...ours('domain')], paths),
  'libs/domain/package.json': project('domain', 'lib', ours('contracts', 'ui'), paths),
  'libs/section-version/package.json': project('section-version', 'node-lib', ours('contracts'), paths),
  'libs/serving/package.json': project('serving', 'node-lib', ours('contracts'), paths),
  'libs/ui/package.json': project('ui', 'lib', ours('contracts'), paths),
  'libs/router/package.json': project('router', 'lib', ['react-router-dom', 'react-hook-form'], entry),
  'libs/client/package.json': project(
    'client',
    'lib',
    ['react-hook-form', '@reduxjs/toolkit', ...ours('domain')],
    entries,
  ),
  'libs/testing/package.json': project('testing', 'lib', ours('client'), { './*': './src/*.tsx' }),
  'apps/one/package.json': project('one', 'app', [
    'react-router-dom',
    '@reduxjs/toolkit',
    ...ours('client', 'build', 'domain', 'section-version', 'testing', 'two'),
  ]),
  'libs/build/package.json': project('build', 'tools', ours('contracts')),
  'apps/two/package.json': project('two', 'app', [], paths),
  'apps/live-page/package.json': project('live-page', 'app', ours('client', 'domain', 'router')),
  'services/api/package.json': project(
    'api',
    'service',
    ours('contracts', 'domain', 'section-version', 'serving', 'client'),
    {
      './operators/*': './src/operators/*.ts',
      './servers/*': './src/testing/servers/*.ts',
      './testing/*': './src/testing/*.ts',
    },
  ),
  'tools/package.json': project('tools', 'tools', ours('contracts', 'api')),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, module: 'ESNext', moduleResolution: 'Bundler', noEmit: true, types: [] },
  }),
}
