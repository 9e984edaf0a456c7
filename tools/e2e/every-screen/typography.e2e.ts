import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

/** Measures the width of a text in the page's font, in em. */
const widthOf = (page: Page, words: string, element: 'p' | 'h2') =>
  page.evaluate(
    async ([text = '', tag = 'p']) => {
      await document.fonts.ready
      const probe = document.createElement(tag)
      probe.textContent = text
      Object.assign(probe.style, { position: 'absolute', whiteSpace: 'pre', letterSpacing: '0' })
      document.body.append(probe)
      const width = probe.getBoundingClientRect().width / parseFloat(getComputedStyle(probe).fontSize)
      probe.remove()
      return width
    },
    [words, element],
  )

test('hyphens are as wide as the type draws them, and the words of a title stand apart', async () => {
  const { page, errors } = await product.openPage({ role: 'super', path: '/users' })
  await page.getByRole('heading', { name: 'Roles y permisos' }).waitFor()
  // Inter's default hyphen is 0.46 em wide; with tabular figures it is 0.65 em.
  expect((await widthOf(page, '-'.repeat(20), 'p')) / 20).toBeLessThan(0.5)
  const gap = (await widthOf(page, 'Roles y permisos', 'h2')) - (await widthOf(page, 'Rolesypermisos', 'h2'))
  expect(gap / 2).toBeGreaterThan(0.26)
  expect(errors).toEqual([])
})

test.each([
  ['/users', 'super'],
  ['/schedule', 'admin_landing'],
  ['/hall-of-fame', 'admin_landing'],
  ['/tournament/teams', 'admin_tournament'],
  ['/', 'super'],
] as const)('text of twice its size overlaps nothing on a desk: %s', async (path, role) => {
  const { page, errors } = await product.openPage({ role, path, width: 1440, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.locator('main :is(td, dd, h2, li)').first().waitFor()
  await page.waitForLoadState('networkidle')
  const wrong = await page.evaluate(() => {
    // Text for screen readers is clipped on purpose.
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 2
    const cells = [...document.querySelectorAll('main :is(th, td, dd, h1, h2, h3)')].filter(isSeen)
    const cut = cells
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0)
      .map((cell) => cell.textContent)
    return { cut, sideways: document.documentElement.scrollWidth - window.innerWidth }
  })
  expect(wrong).toEqual({ cut: [], sideways: 0 })
  expect(errors).toEqual([])
})
