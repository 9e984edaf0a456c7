import type { Page } from 'playwright-core'
import { signIn } from '../scene/client.ts'
import { openCrowd, socketOf } from '../scene/crowd.ts'
import { withMatches } from '../scene/live-matches.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const [followers, turns, goals] = [1000, 5, 20]
const timeoutMs = 10_000

/** A page whose heading shows the last frame of the bare server's socket. */
const barePage = `<!doctype html><h3></h3><script>
  new WebSocket(location.origin.replace('http', 'ws') + '/socket').onmessage = ({ data }) => { document.querySelector('h3').textContent = data }
</script>`

interface Teams {
  readonly homeTeam: { readonly name: string }
  readonly awayTeam: { readonly name: string }
}

/** Measures when a page shows a new heading. Must be called before the page is opened. */
async function watchHeadings(page: Page) {
  let onShown: (() => void) | undefined
  await page.exposeFunction('shown', () => onShown?.())
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  /** Milliseconds from the command to the frame with the heading. */
  return async function timeTo(words: string, command: () => Promise<unknown>): Promise<number> {
    const seen = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`'${words}' was not shown in ${timeoutMs / 1000} s`)), timeoutMs)
      onShown = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    await page.evaluate((expectedText) => {
      const observer = new MutationObserver(() => {
        if (![...document.querySelectorAll('h3')].some(({ textContent }) => textContent.includes(expectedText))) return
        observer.disconnect()
        requestAnimationFrame(() => (window as unknown as { shown: () => void }).shown())
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    }, words)
    const since = performance.now()
    const [shownAt] = await Promise.all([seen.then(() => performance.now()), command()])
    return shownAt - since
  }
}

export const followed: Measurement<Scene> = {
  id: 'families-goal',
  rows: [
    {
      title: `A tap on the board to the families' page, ${followers} followers: p50, slowest of ${goals}, over a bare transaction, server and page`,
      bar: 'at most 6 x, 8 x',
    },
  ],
  async measure(scene) {
    const [{ browser, address }, bare, write] = [await scene.panel(), await scene.bare(), await scene.bareTransaction()]
    const staff = await signIn(address)
    return withMatches(staff, 1, async ([match]) => {
      await match.pause()
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
      const open = async (url: string) => {
        const page = await context.newPage()
        const timeTo = await watchHeadings(page)
        await page.goto(url)
        return { page, timeTo }
      }
      await bare.keepBytes(Buffer.from(barePage), { 'content-type': 'text/html' })
      const [ours, theirs] = [await open(`${address}/en-vivo`), await open(bare.url('/bytes'))]
      await ours.page.getByText('Al día').waitFor()
      const crowds = [
        await openCrowd(followers, socketOf({ address }), ['matches']),
        await openCrowd(followers, bare.url('/socket').replace('http', 'ws')),
      ]
      const { homeTeam, awayTeam } = await staff.get<Teams>(`/matches/${match.id}`)
      let [tapped, sent] = [0, 0]
      const timesOf = async (page: Page, time: () => Promise<number>) => {
        await page.bringToFront()
        const times: number[] = []
        while (times.length < goals) times.push(await time())
        return { p50: percentile(times, 0.5), slowest: Math.max(...times) }
      }
      const { p50, slowest } = await ratios(
        turns,
        () =>
          timesOf(ours.page, () => {
            const [home, away] =
              [
                [1, 0],
                [0, 0],
                [0, 1],
                [0, 0],
              ][tapped++ % 4] ?? []
            return ours.timeTo(`${homeTeam.name} ${home}, ${awayTeam.name} ${away}`, match.score)
          }),
        () =>
          timesOf(theirs.page, async () => {
            const words = `Gol ${(sent += 1)}`
            await bare.keepBytes(Buffer.from(words), {})
            return theirs.timeTo(words, async () => {
              await write(sent)
              await (await fetch(bare.url('/everyone'), { method: 'POST' })).text()
            })
          }),
      )
      for (const crowd of crowds) await crowd.close()
      await context.close()
      return [figureOf('ms', p50, slowest)]
    })
  },
}
