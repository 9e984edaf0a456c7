import type { Browser, Locator, Page, Request } from 'playwright-core'
import { signIn } from '../e2e/sign-in.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './numbers.ts'
import type { Scene } from './scene.ts'
import type { Figure } from './table.ts'

/** One row of each section app, and a word of its screen. */
const screens = [
  { label: 'Sponsors', button: 'Nuevo sponsor' },
  { label: 'Equipos', button: 'Nuevo equipo' },
  { label: 'Usuarios', button: 'Nuevo Admin' },
] as const

const tries = 11

/** Milliseconds from the click to the frame with the screen. */
const barMs = 120

/** Milliseconds without a request after which what a hover began is over. */
const quietMs = 600

/**
 * From the click on a row of the sidebar that was hovered before to the frame with its screen and data, in a browser that has seen nothing but the
 * dashboard: the median of eleven.
 */
export const hoveredClicks: Measurement<Scene> = {
  id: 'hovered-clicks',
  rows: screens.map(({ label }) => ({ what: `${label}, first visit, hovered: click to painted, median of ${tries}`, bar: `at most ${barMs} ms` })),
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const figures: Figure[] = []
    for (const { label, button } of screens) {
      const times: number[] = []
      while (times.length < tries) times.push(await clickTime(browser, address, label, button))
      figures.push({ measured: `${percentile(times, 0.5).toFixed(0)} ms` })
    }
    return figures
  },
}

/** Hovers a link, and resolves once every request that this led to is answered. */
export async function hoverUntilPrefetched(page: Page, link: Locator): Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  const begin = (request: Request) => {
    open.add(request)
    last = Date.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await link.hover()
  while (open.size > 0 || Date.now() - last < quietMs) await page.waitForTimeout(20)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

async function clickTime(browser: Browser, address: string, label: string, button: string): Promise<number> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 }, locale: 'es' })
  await signIn(context, 'super')
  const page = await context.newPage()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('navigation').getByRole('link', { name: label, exact: true })
  await hoverUntilPrefetched(page, link)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const took = page.evaluate(async (words) => {
    await new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
    const since = performance.now()
    for (;;) {
      await new Promise(requestAnimationFrame)
      if ([...document.querySelectorAll<HTMLElement>('main button')].some((one) => one.offsetParent && one.textContent.includes(words))) break
    }
    // A message is heard after the frame.
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return performance.now() - since
  }, button)
  await link.click()
  const time = await took
  await context.close()
  return time
}
