import type { Competition } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Match } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shiftsOf, totalOf, watchShifts } from '../every-screen/layout-shifts.ts'
import { useProduct } from '../product/product.ts'

const product = useProduct()

const read = async <T>(page: Page, path: string) => (await (await page.request.get(`/api/${path}`)).json()) as T

/** Commands a match as its board does. */
async function act({ request }: Page, { id }: Match, command: string, data: object = {}): Promise<void> {
  const answer = await request.post(`/api/matches/${id}/${command}`, { data })
  expect({ status: answer.status(), text: await answer.text() }).toMatchObject({ status: 200 })
}

const won = { homeScore: 40, awayScore: 31 }
const lost = { homeScore: 31, awayScore: 40 }

it('is set up by pressing, played to the final, corrected in its middle, and has a champion for staff and families', async () => {
  const { page, errors } = await product.openPage({ role: 'admin_tournament', path: null, width: 1440, height: 900 })
  await watchShifts(page)
  const { items: sports } = await read<{ items: TournamentSport[] }>(page, 'tournament-sports')
  const sportId = sports.find(({ name }) => name === 'Básquet')?.id ?? ''
  await page.goto(`/tournament/competition?deporte=${sportId}`)

  await page.getByRole('radio', { name: /^Zonas y llave/ }).check()
  await page.getByRole('button', { name: 'Sortear de nuevo' }).click()
  await page.getByRole('button', { name: 'Armar competencia' }).click()
  await page.getByRole('link', { name: /^Armar fixture: faltan/ }).click()
  await page.getByRole('button', { name: /^Crear \d+ partidos$/ }).click()
  await page
    .getByText(/^\d+ partidos creados$/)
    .first()
    .waitFor()

  const competition = () => read<Competition>(page, `competitions/${sportId}`)
  const ties = async (): Promise<ResolvedTie[]> =>
    (await competition()).phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
  const matchOf = async (name: string) => {
    const tie = (await ties()).find((one) => one.name.endsWith(name))
    return read<Match>(page, `matches/${tie?.matchId}`)
  }
  const { items } = await read<{ items: Match[] }>(page, `matches?sportId=${sportId}`)
  // Every team beats those after it in the list of the zone, so that nobody is level.
  const [league] = (await competition()).phases
  const order = league?.kind === 'league' ? league.zones.flatMap(({ teamIds }) => teamIds) : []
  const placeOf = (teamId: string | null) => order.indexOf(teamId ?? '')
  for (const match of items.filter(({ phaseId, zoneId }) => phaseId && zoneId))
    await act(page, match, 'result', placeOf(match.homeTeamId) < placeOf(match.awayTeamId) ? won : lost)
  const semi = await matchOf('Semifinal 1')
  await act(page, semi, 'result', won)
  await act(page, await matchOf('Semifinal 2'), 'result', won)
  await act(page, await matchOf('Final'), 'start')
  await act(page, semi, 'reopen')
  await act(page, semi, 'result', lost)

  await page.goto(`/tournament/competition?deporte=${sportId}`)
  const due = semi.awayTeam?.name ?? ''
  await page.getByText(`Final: Se corrigió un resultado: aquí debía jugar ${due}`).waitFor()
  // What is decided afterwards leaves its notice, and the page moves up.
  expect(await shiftsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Ver cruce' }).click()
  await page.getByRole('button', { name: 'Dejar como se jugó' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dejar como se jugó' }).click()
  await page.getByText('Queda como se jugó').first().waitFor()

  const final = await matchOf('Final')
  await act(page, final, 'score', { side: 'home', step: 2 })
  await act(page, final, 'finish')
  const champion = final.homeTeam?.name ?? ''
  await page.getByRole('main').getByText('Finalizado').nth(2).waitFor()
  expect(errors).toEqual([])

  const families = await product.openPage({ path: null, width: 390, height: 844 })
  await watchShifts(families.page)
  await families.page.goto(`/en-vivo?deporte=${sportId}`)
  await families.page.getByText(`Campeón: ${champion}`).first().waitFor()
  // Letters of the page's font are up to 3 px wider or narrower than those before it.
  expect(totalOf(await shiftsOf(families.page))).toBeLessThan(0.001)
  expect(families.errors).toEqual([])
})
