import type { Browser } from 'playwright-core'
import { shiftsOf, totalOf, watchShifts } from '../e2e/layout-shifts.ts'
import { signIn } from './client.ts'
import { withMatches } from './live-matches.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './numbers.ts'
import type { Scene } from './scene.ts'

/** The throttling of 'Slow 4G' in Chrome DevTools and Lighthouse: bytes per second, and milliseconds per request. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const slowdown = 4
const tries = 5
/** The service worker is registered ten seconds after the page. */
const wholeVisitMs = 11_000

interface Visit {
  /** Milliseconds from the start of the navigation to the first frame with a score. */
  readonly readableMs: number
  readonly shift: number
  /** kB of script as transferred. */
  readonly before: number
  readonly all: number
}

/** A first visit to `/en-vivo`, with empty caches. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await watchShifts(page)
  await page.addInitScript(() => {
    const found = { readableMs: 0 }
    Object.assign(window, { found })
    // Once the next frame starts, the frame with the score is known to be painted.
    const look = () => {
      const isThere = (document.querySelector('main li[data-on=board]')?.getBoundingClientRect().height ?? 0) > 0
      requestAnimationFrame(isThere ? (time) => { found.readableMs = time } : look)
    }
    requestAnimationFrame(look)
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto('/en-vivo', { waitUntil: 'commit' })
  await page.getByText('Al día').waitFor()
  await page.waitForTimeout(wholeVisitMs)
  const found = await page.evaluate(() => {
    const { readableMs } = (window as unknown as { found: { readableMs: number } }).found
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js'))
    const kilobytes = (some: readonly PerformanceResourceTiming[]) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
    return { readableMs, before: kilobytes(scripts.filter(({ responseEnd }) => responseEnd <= readableMs)), all: kilobytes(scripts) }
  })
  const shift = totalOf(await shiftsOf(page))
  await context.close()
  return { ...found, shift }
}

/** The families' first look (B20), with two matches under way. */
export const slowPhone: Measurement<Scene> = {
  id: 'slow-phone',
  rows: [
    { what: `/en-vivo on slow 4G, a processor at a quarter of its speed: scores readable, median of ${tries}`, bar: 'at most 1200 ms' },
    { what: 'The same: how far it moves while it loads (CLS), the worst', bar: 'at most 0' },
    { what: 'The same: script before the scores, script of the whole visit', bar: 'at most 60 kB, 100 kB' },
  ],
  async measure(scene) {
    const { browser, address } = await scene.panel()
    return withMatches(await signIn(address), 2, async () => {
      const visits: Visit[] = []
      while (visits.length < tries) visits.push(await visit(browser, address))
      const largest = (field: keyof Visit) => Math.max(...visits.map((one) => one[field]))
      return [
        { measured: `${percentile(visits.map(({ readableMs }) => readableMs), 0.5).toFixed(0)} ms`, note: `at most ${largest('readableMs').toFixed(0)} ms` },
        { measured: largest('shift').toFixed(3) },
        { measured: `${largest('before').toFixed(1)} kB, ${largest('all').toFixed(1)} kB` },
      ]
    })
  },
}
