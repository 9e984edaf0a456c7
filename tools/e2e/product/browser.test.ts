import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser, launchBrowser } from './browser.ts'

const log = () => undefined
let folder: string

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'torneo-browser-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('finds a browser that renders a page', async () => {
  const browser = await launchBrowser(await findBrowser({ log }))
  const page = await browser.newPage()
  await page.setContent('<h1>Torneo</h1>')
  expect(await page.getByRole('heading').textContent()).toBe('Torneo')
  await browser.close()
})

test('skips a browser that does not start', async () => {
  const found = await findBrowser({ log })
  await writeFile(join(folder, 'chromium'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(await findBrowser({ log, env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } })).toBe(found)
})

test('says what to do when there is none', async () => {
  const env = { PATH: folder, XDG_CACHE_HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder }
  await expect(findBrowser({ log, env, mayFetch: false })).rejects.toThrow('Install one, or name it: TORNEO_BROWSER=')
})

test('says that the named one does not start', async () => {
  await expect(findBrowser({ log, env: { TORNEO_BROWSER: join(folder, 'none') } })).rejects.toThrow(
    `TORNEO_BROWSER names ${join(folder, 'none')}`,
  )
})
