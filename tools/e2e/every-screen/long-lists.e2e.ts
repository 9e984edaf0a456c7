import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../../bench/scene/client.ts'
import { fillTournament } from '../../bench/scene/fill-tournament.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeAll(async () => fillTournament(await signIn(product.address), { fixtures: 500, teams: 200 }))
afterAll(product.restore)

const lists = [
  {
    name: '500 fixtures',
    path: '/tournament/fixtures?anteriores=si',
    rare: 'Equipo 187',
    row: 'main li:has(time)',
    width: 1440,
  },
  {
    name: '500 fixtures on a phone',
    path: '/tournament/fixtures?anteriores=si',
    rare: 'Equipo 187',
    row: 'main li:has(time)',
    width: 390,
  },
  { name: '200 teams', path: '/tournament/teams', rare: 'Equipo 187', row: 'tbody tr', width: 1440 },
] as const

it.each(lists)(
  '$name are laid out only near the screen, and found, reached by keys and printed to the last',
  async ({ path, row, width, rare }) => {
    const { page, errors } = await open(path, row, width)
    const { all, rendered } = await counts(page, row)
    expect(all).toBeGreaterThan(200)
    expect(rendered).toBeGreaterThan(3)
    expect(rendered).toBeLessThan(70)

    const last = page.locator(row).last()
    const isSeen = () =>
      page.evaluate((selector) => {
        const one = [...document.querySelectorAll(selector)].at(-1)
        const { top, bottom } = one?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
        return (
          top < innerHeight && bottom > 0 && one?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
        )
      }, row)
    const toTop = () => page.evaluate(() => scrollTo(0, 0))

    // Repeats the key, because rows may be taller than their estimated height.
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return isSeen()
      })
      .toBe(true)

    await toTop()
    await page.locator(row).nth(-2).locator('button').last().focus()
    await page.keyboard.press('Tab')
    expect(await last.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await expect.poll(isSeen).toBe(true)

    await toTop()
    expect(
      await page.evaluate((words) => (window as unknown as { find(words: string): boolean }).find(words), rare),
    ).toBe(true)
    await page.waitForFunction((words) => {
      const found = getSelection()?.anchorNode?.parentElement
      const { top = -1 } = found?.getBoundingClientRect() ?? {}
      return found?.textContent?.includes(words) && top > 0 && top < innerHeight
    }, rare)

    await page.emulateMedia({ media: 'print' })
    const printed = await counts(page, row)
    expect(printed.rendered).toBe(printed.all)
    expect(errors).toEqual([])
  },
)

async function open(path: string, row: string, width: number) {
  const opened = await product.openPage({ role: 'super', path, width, height: 900 })
  const { total } = (await (
    await opened.page.request.get(path.includes('teams') ? '/api/teams?limit=1' : '/api/matches?limit=1')
  ).json()) as { total: number }
  await opened.page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
    row,
    total,
  ] as const)
  return opened
}

/** Counts all rows, and the rows that have been laid out. */
function counts(page: Page, row: string): Promise<{ all: number; rendered: number }> {
  return page.evaluate((selector) => {
    const rows = [...document.querySelectorAll(selector)]
    // Rows with content-visibility have computed styles only after a layout.
    document.body.getBoundingClientRect()
    return {
      all: rows.length,
      rendered: rows.filter((one) => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    }
  }, row)
}
