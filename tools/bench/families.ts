import type { Page } from 'playwright-core'
import { openCrowd, socketOf } from './crowd.ts'
import { rawAnswer, browserEncodings, signIn } from './client.ts'
import { withMatches } from './live-matches.ts'
import type { Measurement } from './measurement.ts'
import { percentile, timeOf } from './numbers.ts'
import type { Scene } from './scene.ts'

const followers = 1000
const patienceMs = 10_000
const milliseconds = (time: number) => `${time.toFixed(0)} ms`

/** Measures when a page renders text that it did not have before. Call it before the page is opened and before its clock is replaced. */
async function watchPage(page: Page) {
  let isThere: (() => void) | undefined
  await page.exposeFunction('drawn', () => isThere?.())
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named; globalThis.realFrame = requestAnimationFrame.bind(globalThis)')
  return {
    /** Milliseconds from the command to the frame in which `words` are in `selector`. */
    async timeTo(selector: string, words: string, command: () => Promise<unknown>): Promise<number> {
      const seen = new Promise<void>((resolve, reject) => {
        const impatience = setTimeout(() => reject(new Error(`'${words}' did not come in ${patienceMs / 1000} s`)), patienceMs)
        isThere = () => {
          clearTimeout(impatience)
          resolve()
        }
      })
      await page.evaluate(({ selector, words }) => {
        const look = () => {
          if (![...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(words))) return
          observer.disconnect()
          const { realFrame, drawn } = window as unknown as { realFrame: (call: () => void) => void; drawn: () => void }
          realFrame(() => drawn())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }, { selector, words })
      const since = performance.now()
      const sent = command()
      await Promise.race([seen, sent.then(() => seen)])
      const took = performance.now() - since
      await sent
      return took
    },
  }
}

const [warmUp, goals] = [10, 100]

const followed: Measurement<Scene> = {
  id: 'families-goal',
  rows: [{ what: `A tap on the board to the families' page, with ${followers} followers: p50, p99`, bar: 'at most 50 ms, 150 ms' }],
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const staff = await signIn(address)
    return withMatches(staff, 1, async ([match]) => {
      await match.pause()
      const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      const watched = await watchPage(page)
      await page.goto('/en-vivo')
      await page.getByText('Al día').waitFor()
      const crowd = await openCrowd(followers, socketOf({ address }), ['matches'])
      const times: number[] = []
      const { homeTeam, awayTeam } = await staff.ask<Teams>(`/matches/${match.id}`)
      for (let goal = 0; goal < warmUp + goals; goal += 1) {
        const [home, away] = [Math.ceil((goal + 1) / 2), Math.floor((goal + 1) / 2)]
        const took = await watched.timeTo('h3', `${homeTeam.name} ${home}, ${awayTeam.name} ${away}`, match.score)
        if (goal >= warmUp) times.push(took)
      }
      await crowd.close()
      await context.close()
      return [{ measured: `${milliseconds(percentile(times, 0.5))}, ${milliseconds(percentile(times, 0.99))}` }]
    })
  },
}

interface Teams {
  readonly homeTeam: { readonly name: string }
  readonly awayTeam: { readonly name: string }
}

const finals = 6

const televised: Measurement<Scene> = {
  id: 'television-table',
  rows: [{ what: `Finish a match, to the table on the television: the slowest of ${finals}`, bar: 'at most 1000 ms' }],
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const staff = await signIn(address)
    return withMatches(staff, 1, async ([match]) => {
      await match.pause()
      await match.goal()
      const { homeTeam } = await staff.ask<Teams>(`/matches/${match.id}`)
      const { items } = await staff.ask<{ items: readonly { readonly id: string; readonly name: string }[] }>('/tournament-sports')
      const sport = items.find(({ id }) => id === match.sportId)?.name ?? ''
      const context = await browser.newContext({ baseURL: address, viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      const watched = await watchPage(page)
      await page.clock.install()
      await page.goto('/en-vivo?tv=1')
      const table = page.getByRole('table', { name: `Posiciones de ${sport}` })
      const turnToTable = async () => {
        for (let scenes = 0; scenes < 100 && !(await table.isVisible()); scenes += 1) await page.clock.fastForward(30_000)
      }
      await turnToTable()
      const played = async () => Number(await table.getByRole('row').filter({ hasText: homeTeam.name }).first().getByRole('cell').nth(2).textContent())
      const before = await played()
      const times: number[] = []
      for (let final = 0; final < finals; final += 1) {
        const step = (name: 'finish' | 'reopen', count: number) => watched.timeTo('[role=row]', `${homeTeam.name}${count}`, () => staff.send(`/matches/${match.id}/${name}`))
        times.push(await step('finish', before + 1))
        await step('reopen', before)
        await turnToTable()
      }
      await context.close()
      return [{ measured: milliseconds(Math.max(...times)), note: `p50 ${milliseconds(percentile(times, 0.5))}` }]
    })
  },
}

const previews = 15

const linkPreviews: Measurement<Scene> = {
  id: 'link-preview',
  rows: [
    { what: 'Preview of a match\'s link, its words and its picture, known: p50', bar: 'at most 50 ms' },
    { what: 'The same, new after a goal: p50', bar: 'at most 300 ms' },
  ],
  async measure(scene) {
    const { address } = await scene.panel()
    const staff = await signIn(address)
    return withMatches(staff, 1, async ([match]) => {
      await match.pause()
      const read = async (path: string) => {
        const { status, bytes } = await rawAnswer(`${address}${path}`, { 'accept-encoding': browserEncodings })
        if (status !== 200 || bytes.length < 1000) throw new Error(`${path} answered ${status}`)
      }
      const preview = async () => {
        await read(`/en-vivo/partido/${match.id}`)
        await read(`/en-vivo/partido/${match.id}.png`)
      }
      const [known, fresh]: [number[], number[]] = [[], []]
      for (let round = 0; round <= previews; round += 1) {
        await match.score()
        const [first, second] = [await timeOf(preview), await timeOf(preview)]
        if (round === 0) continue
        fresh.push(first)
        known.push(second)
      }
      return [known, fresh].map((times) => ({ measured: milliseconds(percentile(times, 0.5)), note: `at most ${milliseconds(Math.max(...times))}` }))
    })
  },
}

export const families: readonly Measurement<Scene>[] = [followed, televised, linkPreviews]
