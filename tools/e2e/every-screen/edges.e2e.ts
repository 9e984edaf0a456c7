import type { Role } from '@torneo/contracts/people/roles'
import { MongoClient } from 'mongodb'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyScreen, type Screen } from '../../pictures/screens.ts'
import { settle } from '../../pictures/take-picture.ts'
import { useProduct } from '../product/product.ts'
import { misplacedOn } from './edges.ts'

const product = useProduct()
const contexts = new Map<Role | undefined, BrowserContext>()

beforeAll(() => stretchNames(product.mongodbUri))
afterAll(async () => {
  for (const context of contexts.values()) await context.close()
  await product.restore()
})

/** 200 letters without a blank, of which the last ten tell records apart. */
const long = 'Campeonato'.repeat(19)
const named = ['name', 'title', 'winner', 'subject', 'location']
const notNamed = /^(release|section|migration|system)|\./

/** Gives every record of every collection a name as long as a name may be. */
async function stretchNames(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri)
  for (const { name } of await client.db().listCollections().toArray()) {
    if (notNamed.test(name)) continue
    const id = { $toString: '$_id' }
    const end = { $substrCP: [id, { $max: [0, { $subtract: [{ $strLenCP: id }, 10] }] }, 10] }
    for (const field of named)
      await client
        .db()
        .collection(name)
        .updateMany({ [field]: { $type: 'string', $ne: '' } }, [{ $set: { [field]: { $concat: [long, end] } } }])
  }
  await client.close()
}

async function open({ role, path, prepare }: Screen): Promise<Page> {
  const cachedContext = contexts.get(role)
  const page =
    (await cachedContext?.newPage()) ??
    (await product.openPage({ ...(role ? { role } : {}), path: null, keep: true })).page
  contexts.set(role, page.context())
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  await settle(page)
  await prepare?.(page)
  await settle(page)
  return page
}

const layouts = [
  { name: '320 px', width: 320, height: 800, text: '100%' },
  { name: '390 px with text of twice its size', width: 390, height: 844, text: '200%' },
  { name: '1440 px with text of twice its size', width: 1440, height: 900, text: '200%' },
  { name: 'a phone on its side', width: 844, height: 390, text: '100%' },
] as const

const isEachInPlace = { outside: [], overEdge: [], broken: [], tall: [] }

/** The television has letters of its own; what it cuts, it cuts by its height. */
const screens = everyScreen.filter(({ name }) => name !== 'television' && !name.endsWith('_long'))
/** They show the public page, with the whole of a name. */
const drawsThePage = new Set(['hero', 'about', 'cta', 'preview', 'scheduling'])

async function layOut(
  page: Page,
  { width, height, text }: { readonly width: number; readonly height: number; readonly text: string },
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, text)
}

/** The width of an A4 sheet without its margins. */
const sheet = { width: 673, height: 1000, text: '100%' }

async function expectPaper(page: Page): Promise<void> {
  await layOut(page, { width: 1440, height: 900, text: '100%' })
  const seen = (selector: string) => page.locator(selector).filter({ visible: true })
  const before = await seen('main :is(tbody tr, [data-tie])').count()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect
    .soft(
      await seen(
        '#sidebar, footer, header button, main button:not([aria-selected=true], [data-tie]), main [role=search]',
      ).count(),
    )
    .toBe(0)
  // Ties of a bracket are buttons that stay. A long list may still be rendering its last rows.
  expect.soft(await seen('main :is(tbody tr, [data-tie])').count()).toBeGreaterThanOrEqual(before)
  expect
    .soft(
      await page.evaluate(() => [
        getComputedStyle(document.body).color,
        getComputedStyle(document.body).backgroundColor,
      ]),
    )
    .toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await layOut(page, sheet)
  // Names are printed in full, so their height is not limited.
  expect.soft({ at: 'on paper', ...(await misplacedOn(page)), tall: [] }).toEqual({ at: 'on paper', ...isEachInPlace })
}

it.each(screens)(
  '$name keeps words, controls and names of 200 letters in their places, however narrow the window and large the text, and prints all rows, black on white, without the frame and its buttons',
  async (screen) => {
    const page = await open(screen)
    for (const layout of layouts) {
      await layOut(page, layout)
      const { tall, ...others } = await misplacedOn(page)
      expect
        .soft({ at: layout.name, ...others, tall: drawsThePage.has(screen.name) ? [] : tall })
        .toEqual({ at: layout.name, ...isEachInPlace })
    }
    // A dialog is not printed.
    if (!screen.prepare) await expectPaper(page)
    await page.close()
  },
)
