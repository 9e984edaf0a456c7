import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { signIn } from '../../e2e/product/sign-in.ts'
import { plainRows } from '../scene/plain-rows.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'
import type { Figure } from '../table/table.ts'

const slowdown = 4
const [turns, rows] = [3, 1000]
/** Milliseconds between two keystrokes of a fast typist. */
const pace = 120

interface Field {
  readonly name: string
  readonly path: string
  readonly find: (page: Page) => Locator
  readonly words: string
}

const search = (page: Page) => page.getByRole('searchbox').first()
const fields: readonly Field[] = [
  { name: 'The search of 500 fixtures', path: '/tournament/fixtures?anteriores=si', find: search, words: 'equipo 12' },
  { name: 'The search of 200 teams', path: '/tournament/teams', find: search, words: 'equipo 12' },
  {
    name: "The hero's form with its preview",
    path: '/hero',
    find: (page) => page.getByLabel('Título').first(),
    words: ' de todos',
  },
]

/**
 * The longest task of the page while somebody types, over the rendering of plain rows with the same throttled
 * processor.
 */
export const typing: Measurement<Scene> = {
  id: 'typing',
  rows: fields.map(({ name }) => ({
    title: `${name}, a processor at a quarter of its speed: longest task while typing, over rendering ${rows} plain rows`,
    bar: 'at most 1 x',
  })),
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    await signIn(context, 'super')
    const figures: Figure[] = []
    for (const field of fields) {
      const { ms } = await ratios(
        turns,
        () => longestTask(browser, context, field),
        () => renderPlainRows(context),
      )
      figures.push(figureOf('ms', ms))
    }
    await context.close()
    return figures
  },
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function renderPlainRows(context: BrowserContext): Promise<{ readonly ms: number }> {
  const page = await slowPage(context)
  const times = await page.evaluate(
    (html) =>
      Array.from({ length: 9 }, () => {
        const since = performance.now()
        document.body.innerHTML = html
        document.body.getBoundingClientRect()
        return performance.now() - since
      }),
    plainRows(rows, 20),
  )
  await page.close()
  return { ms: percentile(times, 0.5) }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Duration in microseconds. */
  readonly dur?: number
  readonly args: { readonly name?: string }
}

async function longestTask(
  browser: Browser,
  context: BrowserContext,
  { path, find, words }: Field,
): Promise<{ readonly ms: number }> {
  const page = await slowPage(context)
  await page.goto(path)
  const field = find(page)
  await field.click()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('End')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await page.keyboard.type(words, { delay: pace })
  await page.waitForTimeout(pace * 4)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  await page.close()
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the trace has no task of the page')
  return { ms: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000 }
}
