import type { Browser } from 'playwright-core'
import { signIn } from '../scene/client.ts'
import { withMatches } from '../scene/live-matches.ts'
import { plainRows } from '../scene/plain-rows.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { figureOf, ratios } from '../table/ratios.ts'

/** Throttling of 'Slow 4G' in Chrome DevTools and Lighthouse: bytes per second, and milliseconds per request. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const slowdown = 4
const [turns, rows] = [5, 1000]

/**
 * Milliseconds from the start of a first visit, with empty caches, to the first frame with an element that has a
 * height.
 */
async function readableMs(browser: Browser, url: string, selector: string): Promise<{ readonly ms: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript((expectedText) => {
    // Once the next frame starts, the frame with the element is known to be painted.
    const look = () => {
      const isThere = (document.querySelector(expectedText)?.getBoundingClientRect().height ?? 0) > 0
      requestAnimationFrame(isThere ? (time) => Object.assign(window, { readableMs: time }) : look)
    }
    requestAnimationFrame(look)
  }, selector)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  const found = await page.waitForFunction(() => (window as unknown as { readableMs?: number }).readableMs)
  const ms = Number(await found.jsonValue())
  await context.close()
  return { ms }
}

/** First visit of the families' page (B20), with two live matches. */
export const slowPhone: Measurement<Scene> = {
  id: 'slow-phone',
  rows: [
    {
      title: `/en-vivo on slow 4G, a processor at a quarter of its speed: scores readable, over a bare page of ${rows} rows`,
      bar: 'at most 2 x',
    },
  ],
  async measure(scene) {
    const [{ browser, address }, bare] = [await scene.panel(), await scene.bare()]
    await bare.keepBytes(Buffer.from(plainRows(rows, 20)), { 'content-type': 'text/html' })
    return withMatches(await signIn(address), 2, async () => {
      const { ms } = await ratios(
        turns,
        () => readableMs(browser, `${address}/en-vivo`, 'main li[data-on=board]'),
        () => readableMs(browser, bare.url('/bytes'), 'li:last-child'),
      )
      return [figureOf('ms', ms)]
    })
  },
}
