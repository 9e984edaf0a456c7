import type { Match } from '@torneo/contracts/match/matches'
import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

async function matchesOf({ request }: BrowserContext): Promise<Match[]> {
  const { items } = (await (await request.get('/api/matches')).json()) as { items: Match[] }
  return items
}

it.each([
  ['desk', 1440, 900],
  ['phone', 390, 844],
] as const)(
  'matches of a day are removed by three presses on a %s, and one press brings them back',
  async (_on, width, height) => {
    const path = '/tournament/fixtures?anteriores=si'
    const { page, context, errors } = await product.openPage({ role: 'admin_tournament', path, width, height })
    const before = await matchesOf(context)
    await page.getByRole('button', { name: 'Quitar partidos' }).click()
    const sheet = page.getByRole('dialog', { name: 'Quitar partidos' })
    await sheet.getByRole('radio', { name: /^dom\. 9\/11/ }).check()
    await sheet.getByRole('button', { name: /^Quitar \d+ partidos$/ }).click()
    await page.getByText(/^\d+ partidos quitados$/).waitFor()
    const left = await matchesOf(context)
    const toPlay = before.filter(({ date, status }) => date.endsWith('-11-09') && status === 'scheduled')
    expect(left.map(({ id }) => id)).toEqual(before.filter((match) => !toPlay.includes(match)).map(({ id }) => id))
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await page.getByText('Todo volvió a como estaba').waitFor()
    expect(await matchesOf(context)).toEqual(before)
    expect(errors).toEqual([])
  },
)
