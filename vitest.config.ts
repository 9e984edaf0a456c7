import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { preactForReact } from './libs/build/src/preact.ts'
import { screenTests } from './libs/build/src/section-tests.ts'
import { teardownTimeout, timeouts } from './libs/build/src/test-timeouts.ts'
import { LongestFirst } from './tools/test/longest-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const sectionApps = readdirSync(`${root}apps`).filter((app) => existsSync(`${root}apps/${app}/src/Section.tsx`))
const exclude = ['**/node_modules/**', '**/dist/**', '**/out-types/**']

/** A project without a page: plain Node. */
function pure(
  name: string,
  folder: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      name,
      environment: 'node',
      include: [`${folder}/**/*.test.ts`],
      exclude,
      isolate: false,
      ...timeouts('screen'),
      ...test,
    },
  }
}

/** A project with screens. No federation here: `@torneo/*` is plain source. */
function web(name: string, folder: string): TestProjectInlineConfiguration {
  return {
    ...screenTests(),
    root,
    test: {
      ...screenTests().test,
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      exclude,
      setupFiles: ['libs/testing/src/web-setup.ts'],
    },
  }
}

/**
 * A project with screens of React. Loading its packages took half the processor's time, so the files of a worker share
 * them; each file starts with a page and modules of its own.
 */
function screens(name: string, folder: string): TestProjectInlineConfiguration {
  const { test, ...project } = web(name, folder)
  return {
    ...project,
    test: {
      ...test,
      isolate: false,
      environment: './tools/test/page-environment.ts',
      setupFiles: ['tools/test/fresh-page.ts', 'libs/testing/src/web-setup.ts'],
      sequence: { setupFiles: 'list' },
      // Keeps the page it was loaded with, so it is loaded by each file.
      server: { deps: { inline: [/@testing-library\/user-event/] } },
    },
  }
}

/** The families' page runs on Preact: so do its tests, with the packages that would import React themselves. */
function withPreact(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  return {
    ...project,
    // 'module', because the CommonJS file of the icons requires React itself.
    resolve: { alias: preactForReact, mainFields: ['module', 'main'], conditions: ['module', 'browser'] },
    ssr: { resolve: { conditions: ['module'] } },
    test: {
      ...project.test,
      setupFiles: ['apps/live-page/src/testing/preact-effects.ts', 'libs/testing/src/web-setup.ts'],
      server: { deps: { inline: true } },
    },
  }
}

export default defineConfig({
  test: {
    // Tests wait for the database, timers and pages: two workers do not fill the two cores of CI.
    maxWorkers: 3,
    teardownTimeout,
    sequence: { sequencer: LongestFirst },
    projects: [
      pure('contracts', 'libs/contracts/src'),
      pure('domain', 'libs/domain/src'),
      pure('build', 'libs/build/src'),
      pure('section-version', 'libs/section-version/src'),
      pure('serving', 'libs/serving/src'),
      screens('ui', 'libs/ui'),
      screens('client', 'libs/client'),
      screens('router', 'libs/router'),
      screens('panel', 'libs/panel'),
      screens('media', 'libs/media'),
      screens('testing', 'libs/testing'),
      screens('shell', 'apps/shell'),
      ...sectionApps.map((app) => screens(app, `apps/${app}`)),
      withPreact(web('live-page', 'apps/live-page')),
      withPreact(web('landing-page', 'apps/landing-page')),
      pure('api', 'services/api/src', { globalSetup: ['tools/test/mongo-setup.ts'], ...timeouts('service') }),
      pure('site', 'services/site/src', { globalSetup: ['tools/test/mongo-setup.ts'], ...timeouts('service') }),
      pure('tools', 'tools', { ...timeouts('product'), isolate: true }),
      pure('e2e', 'tools/e2e', {
        include: ['tools/e2e/**/*.e2e.ts'],
        globalSetup: ['tools/e2e/product/product-setup.ts'],
        // Each worker has its own product and browser.
        maxWorkers: 3,
        // Runs after all others, because the product and its browser need the cores.
        sequence: { groupOrder: 1 },
        ...timeouts('product'),
      }),
    ],
  },
})
