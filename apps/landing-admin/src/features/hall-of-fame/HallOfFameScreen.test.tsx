import { screen, waitFor, within } from '@testing-library/react'
import { hallOfFameEndpoints as endpoints, type HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { hallOfFameOfferEndpoints, type HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { aHallOfFameEntry } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { networkFailure } from '@torneo/testing/error-reply'
import {
  button,
  expectClosed,
  expectFocus,
  field,
  form,
  openList,
  question,
  revOf,
  unavailable,
} from '@torneo/testing/list-screen'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, describe, expect, test } from 'vitest'
import HallOfFameScreen from './HallOfFameScreen'

const stored = '/api/storage/buckets/general/files/b2/view'
const order = (a: HallOfFameEntry, b: HallOfFameEntry) => b.year - a.year
const [promo98, carla, promo05] = [
  aHallOfFameEntry(),
  aHallOfFameEntry({
    year: 2023,
    category: 'Mejor jugadora',
    winner: 'Carla Núñez',
    image: stored,
    description: 'Once goles.',
  }),
  aHallOfFameEntry({ year: 2022, winner: 'Promo 05' }),
] as const

async function openHall(
  first: readonly HallOfFameEntry[] = [promo05, promo98, carla],
  path = '/hall-of-fame',
  offers: readonly HallOfFameOffer[] = [],
) {
  const server = aCollection(first, aHallOfFameEntry, order)
  const rendered = openList(HallOfFameScreen, path, (api) => {
    api.respond(endpoints.list, server.list)
    api.respond(endpoints.create, server.create)
    api.respond(endpoints.update, server.update)
    api.respond(endpoints.remove, server.remove)
    api.respond(storageEndpoints.remove, undefined)
    api.respond(hallOfFameOfferEndpoints.list, () => ({
      items: offers.filter(({ category }) => !server.items.some((entry) => entry.category === category)),
    }))
  })
  await screen.findByText(first.length === 0 ? 'Todavía no hay entradas' : /^\d+ (de \d+ )?entradas?$/)
  return { ...rendered, server }
}

const table = () => within(screen.getByRole('table', { name: 'Entradas del Hall of Fame' }))
const winners = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

describe('champions of this year', () => {
  const [gold, silver] = [
    { year: 2025, category: 'Fútbol 5 · Oro', winner: 'Promo 98', sportId: 'f' },
    { year: 2025, category: 'Fútbol 5 · Plata', winner: 'Promo 12', sportId: 'f' },
  ]
  const offered = () =>
    within(screen.getByRole('region', { name: 'Campeones de este año' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('are offered above the list: one tap opens the form filled, and a saved one is gone', async () => {
    const { api, user } = await openHall([promo98], '/hall-of-fame', [gold, silver])
    await waitFor(() =>
      expect(offered()).toEqual(['Fútbol 5 · Oro – Promo 98Agregar', 'Fútbol 5 · Plata – Promo 12Agregar']),
    )
    await user.click(button('Agregar: Fútbol 5 · Plata – Promo 12'))
    await form('Nueva entrada')
    expect(['Año', 'Categoría', 'Ganador'].map((label) => field(label).value)).toEqual([
      '2025',
      'Fútbol 5 · Plata',
      'Promo 12',
    ])
    await expectFocus(() => field('Descripción'))
    await user.type(field('Descripción'), 'Por penales.')
    await user.click(button('Agregar entrada'))
    await expectClosed()
    expect(api.callsTo(endpoints.create).map(({ body }) => body)).toEqual([
      { year: 2025, category: 'Fútbol 5 · Plata', winner: 'Promo 12', description: 'Por penales.', image: '' },
    ])
    await waitFor(() => expect(offered()).toEqual(['Fútbol 5 · Oro – Promo 98Agregar']))
  })

  test('can be added as they are, and from the address of the form', async () => {
    const path = `/hall-of-fame?${new URLSearchParams({ abrir: 'nuevo.f.Fútbol 5 · Oro' })}`
    const { api, user } = await openHall([promo98], path, [gold])
    await form('Nueva entrada')
    expect(field('Ganador').value).toBe('Promo 98')
    await user.click(button('Agregar entrada'))
    await expectClosed()
    expect(api.callsTo(endpoints.create)).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Campeones de este año' })).toBeNull()
  })
})

describe('the list', () => {
  test('shows the newest year first, with category and image', async () => {
    const { container } = await openHall()
    expect(winners()).toEqual(['Promo 98', 'Carla NúñezOnce goles.', 'Promo 05'])
    expect(table().getByRole('row', { name: /2023 .*Carla Núñez.* Mejor jugadora/ })).toBeDefined()
    expect([...container.querySelectorAll('td img, th img')].map((image) => image.getAttribute('src'))).toEqual([
      `${stored}?width=160`,
    ])
    expect(screen.getByText('3 entradas')).toBeDefined()
  })

  test('puts year and category under the name on a phone', async () => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
    happyDOM.setViewport({ width: 390 })
    try {
      await openHall([carla])
      const card = within(screen.getByRole('list', { name: 'Entradas del Hall of Fame' })).getByRole('listitem')
      expect(card.textContent).toBe('Carla Núñez2023 · Mejor jugadoraOnce goles.')
    } finally {
      happyDOM.setViewport({ width: 1024 })
    }
  })

  test('finds by winner, category and year, and keeps the search in the address', async () => {
    const { user, address } = await openHall()
    await user.type(field('Buscar por ganador, categoría o año'), '2023 nunez')
    await waitFor(() => expect(winners()).toHaveLength(1))
    expect(screen.getByText('1 de 3 entradas')).toBeDefined()
    expect(address()).toBe('/hall-of-fame?buscar=2023+nunez')
  })
})

describe('adding', () => {
  test('keeps the year of several in a row, and sends it again as a number', async () => {
    const { api, user } = await openHall()
    await user.click(button('Nueva entrada'))
    await user.type(field('Año'), '2021')
    for (const [winner, save] of [
      ['Promo 77', 'Guardar y agregar otro'],
      ['Promo 78', 'Agregar entrada'],
    ] as const) {
      await user.type(field('Categoría'), 'Vóley')
      await user.type(field('Ganador'), winner)
      await user.click(button(save))
      await waitFor(() =>
        expect(screen.queryByLabelText<HTMLInputElement>('Ganador', { selector: 'input' })?.value ?? '').toBe(''),
      )
    }
    await expectClosed()
    expect(api.callsTo(endpoints.create).map(({ body }) => [body.year, body.winner])).toEqual([
      [2021, 'Promo 77'],
      [2021, 'Promo 78'],
    ])
  })

  test('sends the year as a number and shows the entry in its place', async () => {
    const { api, user } = await openHall()
    await user.click(button('Nueva entrada'))
    await form('Nueva entrada')
    expect(document.activeElement).toBe(field('Año'))
    await user.type(field('Año'), ' 2023 ')
    await user.type(field('Categoría'), 'Vóley')
    await user.type(field('Ganador'), 'Promo 11')
    api.respondOnce(endpoints.create, networkFailure)
    await user.click(button('Agregar entrada'))
    expect(await screen.findAllByText(/^Error al agregar entrada/)).toHaveLength(2)
    await user.click(button('Agregar entrada'))
    expect(await screen.findByText('Entrada agregada al Hall of Fame')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.create).at(-1)?.body).toEqual({
      year: 2023,
      category: 'Vóley',
      winner: 'Promo 11',
      description: '',
      image: '',
    })
    expect(winners()).toContain('Promo 11')
    expect(winners().at(-1)).toBe('Promo 05')
    await expectFocus(() => button('Nueva entrada'))
  })

  test('offers the categories that are in use, each once', async () => {
    const { user } = await openHall()
    await user.click(button('Nueva entrada'))
    const offered = document.getElementById(field('Categoría').getAttribute('list') ?? '')
    expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      'Fútbol',
      'Mejor jugadora',
    ])
  })

  test.each(['24', '2e3', '20244', 'hoy'])('%s is no year: it stays as it was typed and is not sent', async (typed) => {
    const { api, user } = await openHall()
    await user.click(button('Nueva entrada'))
    await user.type(field('Año'), typed)
    await user.type(field('Categoría'), 'Vóley')
    await user.type(field('Ganador'), 'Promo 11')
    await user.click(button('Agregar entrada'))
    expect(await screen.findByText('Usa un año de cuatro cifras')).toBeDefined()
    expect(field('Año').value).toBe(typed)
    expect(api.callsTo(endpoints.create)).toEqual([])
  })
})

describe('editing', () => {
  test('is sent on the rev that was read, and moves the entry to its year', async () => {
    const { api, user } = await openHall()
    await user.click(button('Editar Promo 98, 2024'))
    await form('Editar entrada')
    await user.clear(field('Año'))
    await user.type(field('Año'), '1998')
    api.respondOnce(endpoints.update, unavailable())
    await user.click(button('Guardar cambios'))
    expect(await screen.findAllByText(/^Error al actualizar entrada/)).toHaveLength(2)
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Entrada actualizada correctamente')).toBeDefined()
    await expectClosed()
    const call = api.callsTo(endpoints.update).at(-1)
    expect([call?.params.id, revOf(call), call?.body.year]).toEqual([promo98.id, '1', 1998])
    expect(winners().at(-1)).toBe('Promo 98')
    await expectFocus(() => button('Editar Promo 98, 1998'))
  })

  test('an untouched form goes at once, whatever the year is made of', async () => {
    const { user } = await openHall()
    await user.click(button('Editar Promo 98, 2024'))
    await user.type(field('Año'), '5{Backspace}')
    await user.click(button('Cancelar'))
    await expectClosed()
  })

  test('asks about the year when both changed it', async () => {
    const { user, server } = await openHall()
    await user.click(button('Editar Promo 98, 2024'))
    await user.clear(field('Año'))
    await user.type(field('Año'), '2025')
    server.items = server.items.map((item) => (item.id === promo98.id ? { ...item, rev: 3, year: 2020 } : item))
    await user.click(button('Guardar cambios'))
    const clash = within(await openedDialog('Alguien guardó antes que tú'))
    await user.click(within(clash.getByRole('group', { name: 'Año' })).getByRole('radio', { name: /Lo tuyo/ }))
    await user.click(clash.getByRole('button', { name: 'Guardar mi elección' }))
    await expectClosed()
    expect(server.items.find(({ id }) => id === promo98.id)).toMatchObject({ rev: 4, year: 2025 })
  })

  test('an image that is shown no longer is deleted, once saved (R14)', async () => {
    const { api, user } = await openHall()
    await user.click(button('Editar Carla Núñez, 2023'))
    await user.click(within(await form('Editar entrada')).getByRole('button', { name: 'Quitar imagen' }))
    await user.click(button('Guardar cambios'))
    await expectClosed()
    await waitFor(() =>
      expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params)).toEqual([
        { bucket: 'general', id: 'b2' },
      ]),
    )
  })
})

describe('deleting', () => {
  test('asks, moves to the next, and leaves the image in the library', async () => {
    const { api, user } = await openHall()
    await user.click(button('Eliminar Carla Núñez, 2023'))
    const asked = await question('¿Eliminar la entrada de Carla Núñez?')
    expect(
      asked.getByText(
        'Mejor jugadora, 2023. Deja de verse en la página pública. También se elimina 1 imagen, si ninguna otra sección la usa.',
      ),
    ).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Eliminar entrada' }))
    expect(await screen.findByText('Entrada eliminada del Hall of Fame')).toBeDefined()
    expect(winners()).toEqual(['Promo 98', 'Promo 05'])
    expect(api.callsTo(endpoints.remove).map(revOf)).toEqual(['1'])
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])
    await expectFocus(() => button('Editar Promo 05, 2022'))
  })
})
