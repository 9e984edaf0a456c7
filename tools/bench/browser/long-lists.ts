import type { Page } from 'playwright-core'
import { signIn } from '../../e2e/product/sign-in.ts'
import { plainRows } from '../scene/plain-rows.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import type { Figure } from '../table/table.ts'

const lists = [
  {
    name: '500 fixtures',
    path: '/tournament/fixtures?anteriores=si',
    counted: '/api/matches?limit=1',
    row: 'main li:has(time)',
  },
  { name: '200 teams', path: '/tournament/teams', counted: '/api/teams?limit=1', row: 'tbody tr' },
] as const

/**
 * Longest frame while a list of the panel is scrolled from end to end, relative to a bare page with as many plain rows
 * of the same height: the least disturbed of five passes down and up, nearly a screen per frame.
 */
export const longLists: Measurement<Scene> = {
  id: 'long-lists',
  rows: lists.map(({ name }) => ({
    title: `${name}, scrolled through: longest frame, over a bare list`,
    bar: 'at most 3 x',
  })),
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    await signIn(context, 'super')
    const figures: Figure[] = []
    for (const { path, counted, row } of lists) {
      const { total } = (await (await context.request.get(counted)).json()) as { readonly total: number }
      const page = await context.newPage()
      await page.goto(path)
      await page.waitForFunction(([selector, all]) => document.querySelectorAll(selector).length === all, [
        row,
        total,
      ] as const)
      await page.waitForLoadState('networkidle')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const ours = await longestFrame(page)
      await page.goto('about:blank')
      await page.setContent(plainRows(total, height / total))
      const bare = await longestFrame(page)
      await page.close()
      figures.push({ measured: `${(ours / bare).toFixed(1)} x`, note: `${total} rows, ${ours.toFixed(0)} ms` })
    }
    await context.close()
    return figures
  },
}

/** Longest time between two frames of a pass through the page, in milliseconds; the shortest of five passes. */
async function longestFrame(page: Page): Promise<number> {
  const longest = await page.evaluate(async () => {
    const durations: number[] = []
    while (durations.length < 5) {
      const bottom = document.documentElement.scrollHeight
      let before = await new Promise(requestAnimationFrame)
      let max = 0
      for (let step = 0; step <= 120; step += 1) {
        scrollTo(0, (1 - Math.abs(step - 60) / 60) * bottom)
        const now = await new Promise(requestAnimationFrame)
        max = Math.max(max, now - before)
        before = now
      }
      durations.push(max)
    }
    return durations
  })
  return Math.min(...longest)
}
