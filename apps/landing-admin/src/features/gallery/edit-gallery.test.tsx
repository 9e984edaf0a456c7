import { screen, waitFor, within } from '@testing-library/react'
import { galleryEndpoints as endpoints } from '@torneo/contracts/content/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { aGalleryGroup } from '@torneo/testing/builders'
import { button, expectClosed, expectFocus, field, form, revOf, unavailable } from '@torneo/testing/list-screen'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, expect, test } from 'vitest'
import { card, held, openGalleries, opening, stored, titles, volley } from '../../testing/open-galleries'

beforeEach(() => localStorage.clear())

const rename = async ({ user }: Awaited<ReturnType<typeof openGalleries>>, from: string, to: string) => {
  await user.click(button(`Editar ${from}`))
  await form('Editar galería')
  await user.clear(field('Título'))
  await user.type(field('Título'), to)
  await user.click(button('Guardar cambios'))
}

test('sends texts and cover on the rev that was read, and no photos', async () => {
  const screenOf = await openGalleries()
  await rename(screenOf, 'Final de vóley', 'La final')
  expect(await screen.findByText('Galería actualizada correctamente')).toBeDefined()
  await expectClosed()
  const [call] = screenOf.api.callsTo(endpoints.update)
  expect([call?.params.id, revOf(call), call?.body]).toEqual([
    volley.id,
    '1',
    { title: 'La final', description: '', date: 'Diciembre de 2024', coverImage: stored('tapa') },
  ])
  expect(titles()).toEqual(['Inauguración 2025', 'La final', 'Cena de cierre'])
  await expectFocus(() => button('Editar La final'))
})

test('is seen in the list at once, while the form waits for the answer (R25, R38)', async () => {
  const screenOf = await openGalleries()
  const answer = held(screenOf, 'update')
  await rename(screenOf, 'Final de vóley', 'La final')
  await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'La final', 'Cena de cierre']))
  expect(card('La final').getByRole('button', { name: 'Guardando...' })).toBeDefined()
  expect(card('Inauguración 2025').getByRole('button', { name: 'Agregar fotos a Inauguración 2025' })).toBeDefined()
  expect(await form('Editar galería')).toBeDefined()
  answer.let(volley.id)
  await expectClosed()
  expect(titles()).toEqual(['Inauguración 2025', 'La final', 'Cena de cierre'])
  expect(card('La final').getByRole('button', { name: 'Agregar fotos a La final' })).toBeDefined()
})

test('rolls back only the gallery whose save failed and keeps the form with what was typed', async () => {
  const screenOf = await openGalleries()
  const answer = held(screenOf, 'update', { [volley.id]: unavailable() })
  await rename(screenOf, 'Final de vóley', 'La final')
  await waitFor(() => expect(titles()).toContain('La final'))
  screenOf.server.change(opening.id, { title: 'De Ana' })
  answer.let(volley.id)
  await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley', 'Cena de cierre']))
  const dialog = within(await form('Editar galería'))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Error al actualizar galería. La base de datos no responde',
  )
  expect(field('Título').value).toBe('La final')
  expect(screen.getByText('Error al actualizar galería', { selector: '[role=alert]:not(dialog *) *' })).toBeDefined()
})

test('merges changes of different fields by two people silently and leaves their photos', async () => {
  const screenOf = await openGalleries()
  await screenOf.user.click(button('Editar Final de vóley'))
  await screenOf.user.type(field('Título'), ' x')
  screenOf.server.change(volley.id, { date: 'Enero', photos: [] })
  await screenOf.user.click(button('Guardar cambios'))
  await expectClosed()
  expect(screenOf.server.find(volley.id)).toMatchObject({
    rev: 3,
    title: 'Final de vóley x',
    date: 'Enero',
    imageCount: 0,
  })
  expect(card('Final de vóley x').getByText('Enero · Sin fotos')).toBeDefined()
})

test("asks about a field changed by both, with the other person's card in the list", async () => {
  const screenOf = await openGalleries()
  await screenOf.user.click(button('Editar Final de vóley'))
  await screenOf.user.type(field('Título'), ' x')
  screenOf.server.change(volley.id, { title: 'De Ana' })
  await screenOf.user.click(button('Guardar cambios'))
  const clash = within(await openedDialog('Alguien guardó antes que tú'))
  await waitFor(() => expect(titles()).toContain('De Ana'))
  await screenOf.user.click(clash.getByRole('radio', { name: /Lo tuyo/ }))
  await screenOf.user.click(clash.getByRole('button', { name: 'Guardar mi elección' }))
  await expectClosed()
  expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley x', 'Cena de cierre'])
})

test('a cover that is shown no longer is deleted once saved, unless it is one of the photos (R14)', async () => {
  const twice = aGalleryGroup({ ...opening, coverImage: opening.images[0] ?? '' })
  const { api, user } = await openGalleries([twice, volley])
  for (const { title } of [twice, volley]) {
    await user.click(button(`Editar ${title}`))
    await user.click(within(await form('Editar galería')).getByRole('button', { name: 'Quitar portada' }))
    await user.click(button('Guardar cambios'))
    await expectClosed()
  }
  const deleted = () => api.callsTo(storageEndpoints.remove).map(({ params }) => params)
  await waitFor(() => expect(deleted()).toEqual([{ bucket: 'gallery', id: 'tapa' }]))
})
