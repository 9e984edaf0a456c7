import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemotesFile } from '@torneo/contracts/remotes'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from './product.ts'

const product = useProduct()
const remotesFile = join(product.siteDir, 'remotes.json')
const remotesFolder = join(product.siteDir, 'remotes')
const kept = join(product.siteDir, '..', 'kept-remotes')

beforeEach(async () => {
  await rm(kept, { recursive: true, force: true })
  await cp(remotesFolder, join(kept, 'remotes'), { recursive: true })
  await cp(remotesFile, join(kept, 'remotes.json'))
})

async function mend(): Promise<void> {
  await rm(remotesFolder, { recursive: true, force: true })
  await cp(join(kept, 'remotes'), remotesFolder, { recursive: true })
  await cp(join(kept, 'remotes.json'), remotesFile)
}

afterEach(mend)

async function changeRemotes(change: (file: RemotesFile) => void): Promise<void> {
  const file = JSON.parse(await readFile(remotesFile, 'utf8')) as RemotesFile
  change(file)
  await writeFile(remotesFile, JSON.stringify(file))
}

async function landingFile(name: string): Promise<string> {
  const file = JSON.parse(await readFile(remotesFile, 'utf8')) as RemotesFile
  const { entry } = file.remotes.find((remote) => remote.name === 'landing-admin') as RemotesFile['remotes'][number]
  return join(product.siteDir, entry, '..', name)
}

/** Takes a file away, and the compressed copies that would still be whole. */
async function remove(path: string): Promise<void> {
  for (const ending of ['', '.br', '.gz']) await rm(path + ending, { force: true })
}

async function expectOnlyTheHeroFails(page: Page): Promise<void> {
  const pane = page.getByRole('alert').filter({ hasText: 'No pudimos abrir Hero' })
  await pane.waitFor()
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gestión de Usuarios' }).waitFor()
  await page.getByRole('button', { name: 'Nuevo Admin' }).waitFor()
  await page.getByRole('link', { name: 'Hero', exact: true }).click()
  await pane.waitFor()
}

const breakages: readonly (readonly [string, () => Promise<void>])[] = [
  ['its folder is gone', () => rm(join(remotesFolder, 'landing-admin'), { recursive: true })],
  ['its manifest is a page', async () => {
    const manifest = await landingFile('mf-manifest.json')
    await remove(manifest)
    await writeFile(manifest, '<!doctype html><title>Not here</title>')
  }],
  ['its entry is missing', async () => remove(await landingFile('remoteEntry.js'))],
  ['it is not published', () => changeRemotes((file) => {
    file.remotes = file.remotes.filter((remote) => remote.name !== 'landing-admin')
  })],
]

describe.each(breakages)('when %s', (_, breakIt) => {
  it('only that pane suffers, and Reintentar heals it without a reload', async () => {
    await breakIt()
    const { page } = await product.openPage({ role: 'super', path: '/hero', width: 1440 })
    await expectOnlyTheHeroFails(page)
    await page.evaluate(() => { (window as unknown as { same: boolean }).same = true })
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByLabel('Título').first().waitFor()
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
  })
})

it('runs no code of a section that needs a newer contract, and says so', async () => {
  await changeRemotes((file) => {
    for (const remote of file.remotes) if (remote.name === 'landing-admin') remote.requires = { shell: 99, api: 1 }
  })
  const { page } = await product.openPage({ role: 'super', path: '/hero', width: 1440 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await expectOnlyTheHeroFails(page)
  await page.getByText('Esta versión de la sección necesita una actualización del panel.', { exact: false }).waitFor()
  expect(asked.filter((url) => url.includes('/remotes/landing-admin/'))).toEqual([])
})

it('gives up on a section that never answers, keeps the rest, and offers a reload the second time', async () => {
  const { page } = await product.openPage({ role: 'super', path: null, width: 1440 })
  await page.route('**/remotes/landing-admin/**/mf-manifest.json*', () => new Promise(() => undefined))
  await page.goto('/hero')
  await expectOnlyTheHeroFails(page)
  expect(await page.getByRole('button', { name: 'Recargar la página' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('button', { name: 'Recargar la página' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByLabel('Título').first().waitFor()
})

it('has one React, one store and one styled-components on the page, with every section loaded', async () => {
  const { page, errors } = await product.openPage({ role: 'super', path: null, width: 1440 })
  await page.addInitScript(() => {
    const counted = { renderers: 0, stores: 0 }
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(), supportsFiber: true, checkDCE: () => undefined, onCommitFiberRoot: () => undefined, onCommitFiberUnmount: () => undefined,
        inject: () => { counted.renderers += 1; return counted.renderers },
      },
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => {
        counted.stores += 1
        return (...parts: ((value: unknown) => unknown)[]) => (value: unknown) => parts.reduceRight((made, part) => part(made), value)
      },
    })
  })
  await page.goto('/hero')
  await page.getByLabel('Título').first().waitFor()
  await page.getByRole('link', { name: 'Deportes del torneo' }).click()
  await page.getByRole('button', { name: 'Nuevo deporte' }).waitFor()
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('button', { name: 'Nuevo Admin' }).waitFor()
  const counts = await page.evaluate(() => ({
    ...(window as unknown as { counted: { renderers: number; stores: number } }).counted,
    styleSheets: document.querySelectorAll('style[data-styled]').length,
  }))
  expect(counts).toEqual({ renderers: 1, stores: 1, styleSheets: 1 })
  expect(errors).toEqual([])
})
