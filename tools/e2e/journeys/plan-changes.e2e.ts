import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()

const read = async <T>(page: Page, path: string) => (await (await page.request.get(`/api/${path}`)).json()) as T
const listOf = async <T>(page: Page, path: string) => (await read<{ items: T[] }>(page, path)).items
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Places of matches by id, to compare a fixture before and after. */
const placesOf = (matches: readonly Match[]) =>
  Object.fromEntries(
    matches
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, date, time, location, field }) => [id, [date, time, location, field].join(' ')]),
  )

/** Sets up zones, a bracket and the hours of all matches, unless that was done. */
async function makeFixture(page: Page, sportId: string): Promise<void> {
  if (await read<Competition | null>(page, `competitions/${sportId}`)) return
  await page.goto(`/tournament/competition?deporte=${sportId}`)
  await page.getByRole('radio', { name: /^Zonas y llave/ }).check()
  await press(page, 'Armar competencia')
  await page.getByRole('link', { name: /^Armar fixture: faltan/ }).click()
  await press(page, /^Crear \d+ partidos$/)
  await page
    .getByText(/^\d+ partidos creados$/)
    .first()
    .waitFor()
}

it('a late team is taken in by five presses, with few matches moved, and the plan before comes back whole', async () => {
  const { page, errors } = await product.openPage({ role: 'admin_tournament', path: null, width: 1440, height: 900 })
  const sports = await listOf<TournamentSport>(page, 'tournament-sports')
  const sportId = sports.find(({ name }) => name === 'Básquet')?.id ?? ''
  const fixture = () => listOf<Match>(page, `matches?sportId=${sportId}`)
  await makeFixture(page, sportId)
  const before = await fixture()

  const create = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`/api/${path}`, { data })
    expect({ status: answer.status(), text: await answer.text() }).toMatchObject({ status: 201 })
    return (await answer.json()) as T
  }
  const promotion = await create<Promotion>('promotions', { year: 1979, name: 'Promo 79' })
  const { id: lateId } = await create<Team>('teams', { name: 'Promo 79', sportId, promotionId: promotion.id })
  await page.goto(`/tournament/competition?deporte=${sportId}`)
  await page.getByText('Sin zona: Promo 79').waitFor()
  await page.getByRole('link', { name: 'Sumar al fixture' }).click()
  await page.getByLabel('Zona', { exact: true }).selectOption({ index: 1 })
  await page.getByText(/pasa de \d+ a \d+ equipos/).waitFor()
  await page.getByRole('heading', { name: /^Entran \d+ de \d+$/ }).waitFor()
  const moved = await page.getByRole('region', { name: 'Se mueven' }).getByRole('listitem').count()
  expect(moved).toBeLessThanOrEqual(6)
  expect(placesOf(await fixture())).toEqual(placesOf(before))
  await press(page, 'Guardar y avisar')
  await page.getByText('Plan guardado').waitFor()

  const after = await fixture()
  const own = after.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(lateId))
  const competition = await read<Competition>(page, `competitions/${sportId}`)
  const [league] = competition.phases
  const zone = league?.kind === 'league' ? league.zones.find(({ teamIds }) => teamIds.includes(lateId)) : undefined
  expect(own).toHaveLength((zone?.teamIds.length ?? 0) - 1)
  // No tie that the zone feeds begins before the new matches end.
  const lastOfZone =
    own
      .map(({ date, time }) => `${date} ${time}`)
      .toSorted()
      .at(-1) ?? ''
  const ties = after.filter(({ tieId }) => tieId)
  expect(ties.filter(({ date, time }) => `${date} ${time}` <= lastOfZone)).toEqual([])

  await press(page, /^Deshacer/)
  await page.getByText('Volvió el plan anterior').waitFor()
  expect(placesOf(await fixture())).toEqual(placesOf(before))
  const [again] = (await read<Competition>(page, `competitions/${sportId}`)).phases
  expect(again?.kind === 'league' && again.zones.flatMap(({ teamIds }) => teamIds)).not.toContain(lateId)
  expect(errors).toEqual([])
})

it('a day that begins later moves only what it must, on a phone, and an undo after somebody moved a match is refused', async () => {
  const { page, errors } = await product.openPage({ role: 'admin_tournament', path: null, width: 390, height: 844 })
  const sports = await listOf<TournamentSport>(page, 'tournament-sports')
  const sportId = sports.find(({ name }) => name === 'Básquet')?.id ?? ''
  const fixture = () => listOf<Match>(page, `matches?sportId=${sportId}`)
  await makeFixture(page, sportId)
  const before = placesOf(await fixture())

  await page.goto(`/tournament/competition/remake?deporte=${sportId}`)
  await page.getByRole('radio', { name: 'Cambia una cancha o un horario' }).check()
  const rows = page.getByRole('region', { name: 'Se mueven' }).getByRole('listitem')
  await page.getByRole('heading', { name: /^Entran \d+ de \d+$/ }).waitFor()
  // Matches of the demo whose hour has passed get a new one in any case.
  const overdue = await rows.count()
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await page.getByLabel('Desde', { exact: true }).first().fill('18:00')
  await rows.nth(overdue).waitFor()
  await press(page, 'Guardar y avisar')
  await page.getByText('Plan guardado').waitFor()
  const later = await fixture()
  const moved = later.filter(
    ({ id, ...match }) => before[id] && placesOf([{ id, ...match } as Match])[id] !== before[id],
  )
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.length).toBeLessThan(Object.keys(before).length)

  const [first] = moved
  const changed = await page.request.patch(`/api/matches/${first?.id}`, { data: { time: '18:05' } })
  expect(changed.status()).toBe(200)
  await press(page, 'Volver al plan anterior')
  await page.getByText('No se pudo volver al plan anterior').first().waitFor()
  expect(placesOf(await fixture())).not.toEqual(before)
  // The refusal itself is logged.
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
})
