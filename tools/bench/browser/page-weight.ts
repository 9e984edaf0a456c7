import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sections } from '@torneo/contracts/releases/sections'
import type { Browser } from 'playwright-core'
import { demoAccounts, demoPassword } from '../../product/demo-accounts.ts'
import { signIn } from '../scene/client.ts'
import { withMatches } from '../scene/live-matches.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'

export interface PageWeightOptions {
  readonly browser: Browser
  readonly address: string
  readonly siteDir: string
}

/** Kilobytes of JavaScript (1000 bytes, gzip) and the number of its requests; data and pictures do not count. */
export interface Weight {
  readonly title: string
  readonly kilobytes: number
  readonly requests: number
}

/** Upper limits: kB, and requests for a section's screen. */
export const bars = {
  signIn: 200,
  dashboard: 246,
  families: 75,
  section: 98,
  /** The section's start and common files, a part, and a screen with what its dialogs share with it. */
  sectionRequests: 11,
  competition: 83,
  board: 75,
} as const

/** Milliseconds after the screen is rendered in which its requests still count. */
const settled = 1500

const owned = sections.filter(({ owner }) => owner !== 'shell')

async function weigh(siteDir: string, title: string, paths: readonly string[]): Promise<Weight> {
  let bytes = 0
  for (const path of paths)
    if (path.endsWith('.js')) bytes += gzipSync(await readFile(join(siteDir, path)), { level: 9 }).length
  return { title, kilobytes: bytes / 1000, requests: paths.length }
}

const competition = '/tournament/competition'

/** Address of 'Competencia' for a sport that has one; the section's own address shows how to begin one. */
async function madeCompetition(address: string): Promise<string> {
  const { competitions } = (await (await fetch(`${address}/api/public/tournament`)).json()) as { competitions: object }
  return `${competition}?deporte=${Object.keys(competitions)[0]}`
}

/**
 * Weighs the requests of a visitor's browser until the screen is rendered: the sign-in, the families' page, the
 * dashboard, and each row of the section table, in a browser that has seen only the dashboard. Code that the shell
 * loads for a section counts as the section's; code loaded on hover, or two seconds after the render, does not count.
 */
export async function weighPages({ browser, address, siteDir }: PageWeightOptions) {
  const code = (path: string, account?: string) => codeOf(browser, address, path, account)

  const dashboards = {
    super: await code('/', demoAccounts.super),
    team_captain: await code('/', demoAccounts.team_captain),
  }
  const weights: Weight[] = []
  const rows = owned.entries()
  // Runs three at once, because each waits until the network is idle.
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (const [index, { path, roles }] of rows) {
        const role = roles.includes('super') ? 'super' : 'team_captain'
        const requested = await code(path, demoAccounts[role])
        weights[index] = await weigh(
          siteDir,
          path,
          requested.filter((one) => !dashboards[role].includes(one)),
        )
      }
    }),
  )
  const made = (await code(await madeCompetition(address), demoAccounts.super)).filter(
    (one) => !dashboards.super.includes(one),
  )
  return {
    /** 'Competencia' before and after it is made. */
    competition: [
      weights[owned.findIndex(({ path }) => path === competition)],
      await weigh(siteDir, competition, made),
    ].map((weight) => weight?.kilobytes ?? 0),
    signIn: await weigh(siteDir, 'Sign-in', await code('/login')),
    families: await weigh(siteDir, "The families' page", await code('/en-vivo')),
    dashboard: await weigh(siteDir, 'Dashboard', dashboards.super),
    sections: weights,
  }
}

/** The bench's rows of these weights. */
export const pageWeights: Measurement<Scene> = {
  id: 'weights',
  rows: [
    { title: 'Sign-in, first load: JavaScript', bar: `at most ${bars.signIn} kB` },
    { title: "The families' page, first load: JavaScript", bar: `at most ${bars.families} kB` },
    { title: 'Dashboard, first load: JavaScript', bar: `at most ${bars.dashboard} kB` },
    ...owned.map(({ path }) => ({
      title: `${path}, first visit: JavaScript more, files`,
      bar: `at most ${bars.section} kB, ${bars.sectionRequests}`,
    })),
    { title: `${competition}, to begin and made: JavaScript more`, bar: `at most ${bars.competition} kB` },
  ],
  async measure(scene) {
    const {
      signIn,
      families,
      dashboard,
      sections: weights,
      competition: states,
    } = await weighPages(await scene.panel())
    const kilobytes = (weight: Weight) => `${weight.kilobytes.toFixed(1)} kB`
    return [
      ...[signIn, families, dashboard].map((weight) => ({ measured: kilobytes(weight) })),
      ...weights.map((weight) => ({ measured: `${kilobytes(weight)}, ${weight.requests}` })),
      { measured: states.map((one) => `${one.toFixed(1)} kB`).join(', ') },
    ]
  },
}

/** A match's board, without the code that the app's other screens load too. */
export const boardWeight: Measurement<Scene> = {
  id: 'board-weight',
  rows: [{ title: 'The board of a match: JavaScript of its own', bar: `at most ${bars.board} kB` }],
  async measure(scene) {
    const { browser, address, siteDir } = await scene.panel()
    return withMatches(await signIn(address), 1, async ([match]) => {
      const code = (path: string) => codeOf(browser, address, path, demoAccounts.super)
      const [board, ...others] = [
        await code(`/tournament/live?partido=${match.id}`),
        await code('/'),
        await code('/tournament/fixtures'),
      ]
      const { kilobytes, requests } = await weigh(
        siteDir,
        'Board',
        board.filter((path) => !others.flat().includes(path)),
      )
      return [{ measured: `${kilobytes.toFixed(1)} kB`, note: `${requests} files` }]
    })
  },
}

/** Scripts that a page requests until it is rendered. */
async function codeOf(browser: Browser, address: string, path: string, account?: string): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: address })
  if (account) await context.request.post('/api/account/sessions', { data: { email: account, password: demoPassword } })
  const page = await context.newPage()
  // The check of the session, which precedes the panel's frame, has a `main` of its own.
  const frame = account ? '#contenido' : 'main'
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      const words = document.querySelector(selector)?.textContent?.trim() ?? ''
      if (words === '' || words.includes('Cargando datos...')) return
      observer.disconnect()
      document.documentElement.dataset['drawnAt'] = String(performance.now())
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, frame)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const main = page.locator(frame)
  await main.filter({ hasNotText: 'Cargando datos...' }).filter({ hasText: /\S/ }).waitFor()
  const words = await main.innerText()
  const requested = await page.evaluate(async (after) => {
    const until = Number(document.documentElement.dataset['drawnAt']) + after
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()))
    const all = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= until)
      .map(({ name }) => new URL(name).pathname)
    return [...new Set(all)].filter((one) => /\.js$|\/mf-manifest\.json$/.test(one))
  }, settled)
  await context.close()
  if (words.includes('No pudimos abrir')) throw new Error(`${path} could not be opened: ${words}`)
  return requested
}
