import type { Browser, Locator, Page } from 'playwright-core'
import { signIn } from '../e2e/sign-in.ts'
import type { Measurement } from './measurement.ts'
import type { Scene } from './scene.ts'
import type { Figure } from './table.ts'

const slowdown = 4
const runs = 3
/** Milliseconds between two letters of somebody who types fast. */
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
  { name: 'The hero\'s form with its preview', path: '/hero', find: (page) => page.getByLabel('Título').first(), words: ' de todos' },
]

/**
 * The longest task of the page while somebody types, with the processor at a quarter of its speed: of three times the one that the machine disturbed
 * least.
 */
export const typing: Measurement<Scene> = {
  id: 'typing',
  rows: fields.map(({ name }) => ({ what: `${name}, a processor at a quarter of its speed: longest task while typing`, bar: 'at most 50 ms' })),
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    await signIn(context, 'super')
    const figures: Figure[] = []
    for (const field of fields) {
      const longest: number[] = []
      while (longest.length < runs) longest.push(await longestTask(browser, await context.newPage(), field))
      figures.push({ measured: `${Math.min(...longest).toFixed(0)} ms`, note: `${runs} times: ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms` })
    }
    await context.close()
    return figures
  },
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly dur?: number
  readonly args: { readonly name?: string }
}

async function longestTask(browser: Browser, page: Page, { path, find, words }: Field): Promise<number> {
  await page.goto(path)
  const field = find(page)
  await field.click()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('End')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await page.keyboard.type(words, { delay: pace })
  await page.waitForTimeout(pace * 4)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] }
  await page.close()
  const threads = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('the trace has no task of the page')
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000
}
