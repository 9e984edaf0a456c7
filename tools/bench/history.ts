import type { APIRequestContext } from 'playwright-core'
import { signIn } from '../e2e/sign-in.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './numbers.ts'
import type { Scene } from './scene.ts'

const saves = 500
const times = 5

/** From the press on 'Historial' to the frame that shows its rows, of a record that was saved often. */
export const history: Measurement<Scene> = {
  id: 'history',
  rows: [{ what: `The history of a record with ${saves} saves, from the press to its rows, median of ${times}`, bar: 'at most 200 ms' }],
  async measure(scene) {
    const { browser, address } = await scene.panel()
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    await signIn(context, 'super')
    const id = await saveOften(context.request)
    const { total } = await (await context.request.get(`/api/history/${id}?limit=1`)).json() as { readonly total: number }
    if (total < saves) throw new Error(`only ${total} saves are kept`)
    const took: number[] = []
    while (took.length < times) {
      const page = await context.newPage()
      // tsx wraps named functions in a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.goto('/hero')
      const button = page.getByRole('button', { name: 'Historial' })
      await button.hover()
      await page.waitForLoadState('networkidle')
      took.push(await button.evaluate((pressed: HTMLButtonElement) => new Promise<number>((resolve) => {
        const start = performance.now()
        pressed.click()
        const look = (time: number) => {
          if (document.querySelectorAll('dialog ol > li').length > 1) resolve(time - start)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })))
      await page.close()
    }
    await context.close()
    return [{ measured: `${percentile(took, 0.5).toFixed(0)} ms`, note: `${total} saves, at most ${Math.max(...took).toFixed(0)} ms` }]
  },
}

/** Changes the title of the hero again and again, back to what it was in the end; answers its id. */
async function saveOften(request: APIRequestContext): Promise<string> {
  const { id, createdAt: _created, updatedAt: _updated, rev: _rev, ...hero } = await (await request.get('/api/hero')).json() as Record<string, unknown> & { readonly id: string }
  for (let save = 1; save <= saves; save += 1) {
    const answer = await request.put('/api/hero', { data: save < saves ? { ...hero, title: `Torneo ${save}` } : hero })
    if (!answer.ok()) throw new Error(`save ${save} answered ${answer.status()}: ${await answer.text()}`)
  }
  return id
}
