import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bars, weighPages } from '../../bench/browser/page-weight.ts'
import { launchBrowser } from '../product/browser.ts'
import { claimProduct } from '../product/claim-product.ts'

const product = claimProduct()
let browser: Browser
let weights: Awaited<ReturnType<typeof weighPages>>

beforeAll(async () => {
  browser = await launchBrowser(inject('browserPath'))
  weights = await weighPages({ browser, ...product })
})
afterAll(() => browser.close())

it('keeps the first loads light', () => {
  expect(weights.signIn.kilobytes).toBeLessThanOrEqual(bars.signIn)
  expect(weights.dashboard.kilobytes).toBeLessThanOrEqual(bars.dashboard)
  expect(weights.families.kilobytes).toBeLessThanOrEqual(bars.families)
})

it('shows every row of the section table after a few small files', () => {
  const over = weights.sections.filter(
    ({ kilobytes, requests }) => kilobytes > bars.section || requests > bars.sectionRequests,
  )
  expect(over).toEqual([])
})

it("shows 'Competencia' lightly, to begin one and once it is made", () => {
  expect(Math.min(...weights.competition)).toBeGreaterThan(0)
  expect(Math.max(...weights.competition)).toBeLessThanOrEqual(bars.competition)
})
