import type { Browser, BrowserContext } from 'playwright-core'
import { shiftsOf, totalOf, watchShifts } from '../../e2e/every-screen/layout-shifts.ts'
import { signIn } from '../../e2e/product/sign-in.ts'
import { everyScreen, type Screen } from '../../pictures/screens.ts'
import { settle } from '../../pictures/take-picture.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import type { Figure } from '../table/table.ts'

const bar = 0.02
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Milliseconds by which each response of the API is delayed: long enough to show loading states, or not at all. */
const delays = [0, 1200]

interface Load {
  readonly name: string
  readonly shift: number
  /** The largest move, for the log. */
  readonly moved: string
}

/**
 * Layout shift of each screen while it loads (CLS, accumulated), with fast and with delayed responses. The live board
 * is excluded: on a phone its own bar replaces the panel's, which counts as a shift of `main` (0.06), although all of
 * its content is new.
 */
export const layoutShift: Measurement<Scene> = {
  id: 'layout-shift',
  rows: viewports.map(({ width }) => ({
    title: `Every screen at ${width} px, each answer at once and after ${delays.at(-1)} ms: how far it moves while it loads (CLS), the worst`,
    bar: `at most ${bar}`,
  })),
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const screens = everyScreen.filter(({ prepare }) => !prepare)
    const figures: Figure[] = []
    for (const viewport of viewports) {
      const loads: Load[] = []
      for (const delay of delays) {
        for (const screen of screens) loads.push(await load(browser, address, viewport, delay, screen))
      }
      const worst = loads.toSorted((one, other) => other.shift - one.shift)
      for (const { name, shift, moved } of worst.filter(({ shift }) => shift > bar / 2))
        scene.log(`${viewport.width} px, ${name}: ${shift.toFixed(4)} ${moved}`)
      figures.push({
        measured: (worst[0]?.shift ?? NaN).toFixed(3),
        note: `${worst[0]?.name}, of ${loads.length} loads`,
      })
    }
    return figures
  },
}

async function load(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
  delay: number,
  { name, role, path }: Screen,
): Promise<Load> {
  const context = await browser.newContext({ baseURL: address, viewport, serviceWorkers: 'block' })
  if (role) await signIn(context, role)
  if (delay > 0) await holdAnswers(context, delay)
  const page = await context.newPage()
  await watchShifts(page)
  await page.goto(path)
  await settle(page)
  const shifts = await shiftsOf(page)
  await context.close()
  const largest = shifts.toSorted((one, other) => other.value - one.value)[0]
  return { name: delay > 0 ? `${name}, held back` : name, shift: totalOf(shifts), moved: largest?.moved ?? '' }
}

async function holdAnswers(context: BrowserContext, delay: number): Promise<void> {
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue().catch(() => undefined)
  })
}
