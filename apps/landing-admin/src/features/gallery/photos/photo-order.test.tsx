import { screen, waitFor, within } from '@testing-library/react'
import { galleryEndpoints as endpoints } from '@torneo/contracts/content/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { aGalleryPhoto } from '@torneo/testing/builders'
import { button, expectFocus, form, question, revOf, unavailable } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { card, dinner, openGalleries, opening, stored, volley } from '../../../testing/open-galleries'

beforeEach(() => localStorage.clear())

const tiles = () => within(screen.getByRole('list', { name: 'Fotos' })).getAllByRole('listitem')
const order = () => tiles().map((tile) => /inauguracion \d|De Ana/.exec(tile.textContent)?.[0])
const choose = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` })
const alts = (...places: readonly number[]) => places.map((place) => `inauguracion ${place}`)

async function openPhotos() {
  const screenOf = await openGalleries([opening, volley, dinner])
  await screenOf.user.click(button('Ver las 6 fotos de Inauguración 2025'))
  await form('Fotos de Inauguración 2025')
  return screenOf
}

describe('the order of the photos', () => {
  test('is chosen from the keyboard, seen at once and stored with one save', async () => {
    const { api, user, server } = await openPhotos()
    button('Mover inauguracion 3').focus()
    await user.keyboard(' {ArrowLeft}{ArrowLeft}')
    expect(order()).toEqual(alts(3, 1, 2, 4, 5, 6))
    expect(screen.getByText('«inauguracion 3»: lugar 1 de 6')).toBeDefined()
    expect(api.callsTo(endpoints.update)).toEqual([])
    await user.keyboard(' ')
    await waitFor(() => expect(server.find(opening.id)?.photos.map(({ alt }) => alt)).toEqual(alts(3, 1, 2, 4, 5, 6)))
    expect(order()).toEqual(alts(3, 1, 2, 4, 5, 6))
    const [call, ...more] = api.callsTo(endpoints.update)
    expect([more, revOf(call), Object.keys(call?.body ?? {})]).toEqual([[], '1', ['photos']])
    await expectFocus(() => button('Mover inauguracion 3'))
  })

  test('keeps the photos that somebody added meanwhile, at the end', async () => {
    const { user, server } = await openPhotos()
    server.change(opening.id, { photos: [...opening.photos, aGalleryPhoto({ url: stored('ana'), alt: 'De Ana' })] })
    button('Mover inauguracion 6').focus()
    await user.keyboard(' {Home} ')
    await waitFor(() =>
      expect(server.find(opening.id)?.photos.map(({ alt }) => alt)).toEqual([...alts(6, 1, 2, 3, 4, 5), 'De Ana']),
    )
  })

  test('is back as it was when it cannot be stored', async () => {
    const { api, user } = await openPhotos()
    api.respond(endpoints.update, unavailable)
    button('Mover inauguracion 1').focus()
    await user.keyboard(' {End} ')
    expect(await screen.findByText('Error al actualizar galería')).toBeDefined()
    expect(order()).toEqual(alts(1, 2, 3, 4, 5, 6))
  })
})

describe('several photos', () => {
  test('are removed at once after a question with a picture, with their files (R14)', async () => {
    const { api, user, server } = await openPhotos()
    await user.click(choose('inauguracion 2'))
    await user.click(choose('inauguracion 5'))
    expect(screen.getByText('2 seleccionadas')).toBeDefined()
    await user.click(button('Eliminar 2 fotos'))
    const sure = await question('¿Eliminar las 2 fotos seleccionadas?')
    expect(screen.getByRole('alertdialog').querySelector('img')?.getAttribute('src')).toBe(
      `${stored('inauguracion2')}?width=640`,
    )
    await user.click(sure.getByRole('button', { name: 'Eliminar 2 fotos' }))
    expect(await screen.findByText('2 fotos eliminadas')).toBeDefined()
    expect(server.find(opening.id)?.photos.map(({ alt }) => alt)).toEqual(alts(1, 3, 4, 6))
    expect(api.callsTo(endpoints.update)).toHaveLength(1)
    await waitFor(() =>
      expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params.id)).toEqual([
        'inauguracion2',
        'inauguracion5',
      ]),
    )
    expect(screen.queryByText('2 seleccionadas')).toBeNull()
  })

  test('stay, and stay chosen, when the question is answered with no or they cannot be removed', async () => {
    const { api, user, server } = await openPhotos()
    api.respond(endpoints.update, unavailable)
    await user.click(choose('inauguracion 2'))
    await user.click(button('Eliminar 1 foto'))
    await user.click((await question('¿Eliminar la foto seleccionada?')).getByRole('button', { name: 'Cancelar' }))
    expect(api.callsTo(endpoints.update)).toEqual([])
    await user.click(button('Eliminar 1 foto'))
    await user.click(
      (await question('¿Eliminar la foto seleccionada?')).getByRole('button', { name: 'Eliminar 1 foto' }),
    )
    expect(await screen.findByText('Error al eliminar la imagen')).toBeDefined()
    expect([order(), server.find(opening.id)?.imageCount, api.callsTo(storageEndpoints.remove)]).toEqual([
      alts(1, 2, 3, 4, 5, 6),
      6,
      [],
    ])
    expect((choose('inauguracion 2') as HTMLInputElement).checked).toBe(true)
  })

  test('move to another gallery, in their order', async () => {
    const { api, user, server } = await openPhotos()
    await user.click(choose('inauguracion 4'))
    await user.click(choose('inauguracion 1'))
    await user.selectOptions(screen.getByLabelText('Mover a otra galería'), 'Cena de cierre')
    expect(await screen.findByText('2 fotos pasaron a Cena de cierre')).toBeDefined()
    expect(server.find(dinner.id)?.photos.map(({ alt }) => alt)).toEqual(alts(1, 4))
    expect(order()).toEqual(alts(2, 3, 5, 6))
    expect(api.callsTo(endpoints.movePhotos)[0]?.headers['idempotency-key']).toMatch(/^\S{8,64}$/)
    expect(card('Cena de cierre').getByText(/2 fotos/)).toBeDefined()
  })

  test('are no longer chosen at a press', async () => {
    const { user } = await openPhotos()
    await user.click(choose('inauguracion 4'))
    await user.click(button('Quitar la selección'))
    expect((choose('inauguracion 4') as HTMLInputElement).checked).toBe(false)
    expect(screen.getByRole('button', { name: 'Agregar fotos' })).toBeDefined()
  })
})
