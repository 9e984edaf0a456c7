import { sections } from '@torneo/contracts/releases/sections'
import type { Page } from 'playwright-core'
import { findBrowser, launchBrowser } from '../../e2e/product/browser.ts'
import { signIn } from '../../e2e/product/sign-in.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'

/** Number of addresses in a walk, walks before the first reading, which load the code, and until the second. */
const [addresses, first, second] = [50, 8, 20]
/** Milliseconds that each screen stays, and that the page rests before a reading. */
const pause = { screen: 60, rest: 3000 }

interface Reading {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** Opens each address as a link would, without loading the page again. */
const walk = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    async ([all, stay]) => {
      for (const path of all) {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        await new Promise((resolve) => setTimeout(resolve, stay))
        await new Promise(requestAnimationFrame)
      }
    },
    [paths, pause.screen] as const,
  )

/** Reads what the dashboard holds after a garbage collection. */
async function read(page: Page): Promise<Reading> {
  await walk(page, ['/'])
  await page.waitForTimeout(pause.rest)
  const devTools = await page.context().newCDPSession(page)
  // Finalizers of one collection release what the next one finds.
  for (let turn = 0; turn < 3; turn += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  await devTools.detach()
  return { megabytes: usedSize / 1e6, nodes, listeners: jsEventListeners }
}

/** Memory of the panel after its addresses were opened again and again, relative to a first few times. */
export const walks: Measurement<Scene> = {
  id: 'walks',
  rows: [
    {
      title: `${addresses} addresses of the panel, opened ${second} times: heap, over ${first} times`,
      bar: 'at most 1.1 x',
    },
    { title: 'The same: nodes and listeners', bar: 'at most 1.02 x' },
  ],
  async measure(scene) {
    const siteDir = await scene.site()
    const demo = await scene.tournament('demo')
    const ids = async (path: string) =>
      (await demo.get<{ readonly items: readonly { readonly id: string }[] }>(path)).items.map(({ id }) => id)
    const [sports, matches] = [await ids('/tournament-sports'), await ids('/matches')]
    const paths = [
      ...sections
        .filter(({ roles }) => roles.includes('super'))
        .flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => `${path}/${page.path}`)]),
      ...['competition', 'standings', 'scorers'].flatMap((screen) =>
        sports.map((id) => `/tournament/${screen}?deporte=${id}`),
      ),
      ...matches.map((id) => `/tournament/live?partido=${id}`),
    ].slice(0, addresses)

    const { address } = await scene.start('demo', { siteDir })
    const browser = await launchBrowser(await findBrowser({ log: scene.log }))
    try {
      const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
      await signIn(context, 'super')
      const page = await context.newPage()
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      const after = async (count: number) => {
        for (let turn = 0; turn < count; turn += 1) await walk(page, paths)
        return read(page)
      }
      const [before, now] = [await after(first), await after(second - first)]
      const growth = (name: keyof Reading) => now[name] / before[name]
      return [
        {
          measured: `${growth('megabytes').toFixed(2)} x`,
          note: `${before.megabytes.toFixed(1)} and ${now.megabytes.toFixed(1)} MB`,
        },
        {
          measured: `${Math.max(growth('nodes'), growth('listeners')).toFixed(2)} x`,
          note: `${now.nodes} nodes, ${now.listeners} listeners`,
        },
      ]
    } finally {
      await browser.close()
    }
  },
}
