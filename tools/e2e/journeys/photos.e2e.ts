import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../product/browser.ts'
import { loadReadyImage, makeReady, phoneNotes } from './photos.ts'

/** Preparing photos before the upload needs a real browser for decoding, rotating and encoding. */
const fiveMegabytes = 5 * 1024 * 1024
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser(inject('browserPath'))
  page = await browser.newPage()
  await loadReadyImage(page)
})
afterAll(() => browser.close())

/** The nearest expected colour of a corner. */
const names = (corners: readonly (readonly number[])[] = []) =>
  corners.map(([red = 0, green = 0, blue = 0, alpha = 0]) =>
    alpha < 128 ? 'clear' : blue > 128 ? 'blue' : red > 128 ? (green > 128 ? 'yellow' : 'red') : 'green',
  )

it("turns a phone's photo upright, makes it small and leaves its place behind", async () => {
  const photo = await makeReady(page, { type: 'image/jpeg', width: 4000, height: 3000, segment: phoneNotes() })
  expect(photo).toMatchObject({
    untouched: false,
    type: 'image/jpeg',
    name: 'IMG_2041.jpg',
    width: 1920,
    height: 2560,
    notes: [],
  })
  // The rotation moves the stored bottom left corner to the top left.
  expect(names(photo.corners)).toEqual(['blue', 'red', 'yellow', 'green'])
})

it('re-encodes a small photo when it carries its place', async () => {
  expect(await makeReady(page, { type: 'image/jpeg', width: 640, height: 480, segment: phoneNotes() })).toMatchObject({
    untouched: false,
    width: 480,
    height: 640,
    notes: [],
  })
})

it('lets a small photo that carries nothing go as it is', async () => {
  expect(await makeReady(page, { type: 'image/jpeg', width: 2560, height: 1440 })).toMatchObject({ untouched: true })
})

it('brings a photo of many megabytes under five', async () => {
  const photo = await makeReady(page, { type: 'image/jpeg', width: 2700, height: 1800, quality: 1, noise: true })
  expect(photo.sizeBefore).toBeGreaterThan(fiveMegabytes)
  expect(photo.size).toBeLessThanOrEqual(fiveMegabytes)
  expect(photo).toMatchObject({ type: 'image/jpeg', width: 2560 })
})

it('keeps what can be seen through in a picture that is too large', async () => {
  const photo = await makeReady(page, { type: 'image/png', width: 1400, height: 1400, noise: true, transparent: true })
  expect(photo.sizeBefore).toBeGreaterThan(fiveMegabytes)
  expect(photo.size).toBeLessThanOrEqual(fiveMegabytes)
  expect(photo).toMatchObject({ type: 'image/webp', name: 'captura.webp' })
  expect(names(photo.corners)).toEqual(['clear', 'green', 'blue', 'yellow'])
})

it('says what is wrong with a photo that breaks off', async () => {
  const photo = await makeReady(page, {
    type: 'image/jpeg',
    width: 640,
    height: 480,
    segment: phoneNotes(),
    cutAt: 300,
  })
  expect(photo.message).toBe('El archivo está dañado y no se puede leer')
})
