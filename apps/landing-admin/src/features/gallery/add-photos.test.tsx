import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { galleryEndpoints as endpoints } from '@torneo/contracts/gallery-groups'
import { aGalleryPhoto } from '@torneo/testing/builders'
import { refuse } from '@torneo/testing/refuse'
import { button, expectClosed, expectFocus, form, later, question, unavailable } from '../../testing/list-screen'
import { card, dinner, openGalleries, opening, stored, volley } from '../../testing/open-galleries'

beforeEach(() => localStorage.clear())

const row = (place: number, all: number) => within(screen.getByRole('listitem', { name: `Foto ${place} de ${all}` }))
const alt = (place: number, all: number) => row(place, all).getByLabelText<HTMLInputElement>('Descripción')
const year = (place: number, all: number) => row(place, all).getByLabelText<HTMLInputElement>('Año')
const sent = ({ api }: Awaited<ReturnType<typeof openGalleries>>) => api.callsTo(endpoints.addPhoto)

async function pick({ user }: Awaited<ReturnType<typeof openGalleries>>, files: readonly string[]) {
  await user.click(await screen.findByRole('radio', { name: 'Biblioteca' }))
  for (const file of files) await user.click(await screen.findByRole('checkbox', { name: new RegExp(file) }))
  await user.click(button(files.length === 1 ? 'Usar esta imagen' : `Usar ${files.length} imágenes`))
}

async function startAdding(files: readonly string[], of = opening) {
  const screenOf = await openGalleries([of, volley])
  await screenOf.user.click(button(`Agregar foto a ${of.title}`))
  await pick(screenOf, files)
  return screenOf
}

test('asks for image, description and year, and puts it into the gallery', async () => {
  const screenOf = await startAdding(['b2'])
  const { user, server } = screenOf
  expect(year(1, 1).value).toBe('2024')
  await user.click(button('Agregar foto'))
  expect(await screen.findByText('La descripción es requerida')).toBeDefined()
  await expectFocus(() => alt(1, 1))
  await user.clear(year(1, 1))
  await user.tab()
  expect(await screen.findByText('El año es requerido')).toBeDefined()
  expect(sent(screenOf)).toEqual([])

  await user.type(alt(1, 1), 'El brindis')
  await user.type(year(1, 1), '2025')
  await user.click(button('Agregar foto'))
  expect(await screen.findByText('Galería actualizada correctamente')).toBeDefined()
  await expectClosed()
  const [call, ...more] = sent(screenOf)
  expect([more, call?.body]).toEqual([[], { url: stored('b2'), alt: 'El brindis', year: 2025 }])
  expect(call?.headers['idempotency-key']).toMatch(/^\S{8,64}$/)
  expect(server.find(opening.id)?.photos.at(-1)).toEqual({ url: stored('b2'), alt: 'El brindis', year: 2025 })
  expect(card('Inauguración 2025').getByText(/7 fotos/)).toBeDefined()
  expect(card('Inauguración 2025').getByText('+3 más')).toBeDefined()
  await expectFocus(() => button('Agregar foto a Inauguración 2025'))
})

test('several at once, each by its own call, in their order', async () => {
  const screenOf = await startAdding(['a1', 'c3', 'b2'])
  for (const [place, words] of ['Uno', 'Dos', 'Tres'].entries()) await screenOf.user.type(alt(place + 1, 3), words)
  await screenOf.user.click(button('Agregar 3 fotos'))
  await expectClosed()
  expect(sent(screenOf).map(({ body }) => body)).toEqual([
    { url: stored('a1'), alt: 'Uno', year: 2024 },
    { url: stored('c3'), alt: 'Dos', year: 2024 },
    { url: stored('b2'), alt: 'Tres', year: 2024 },
  ])
  expect(new Set(sent(screenOf).map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  expect(screenOf.server.find(opening.id)?.imageCount).toBe(9)
})

test('says which is being added, with the card as saving', async () => {
  const screenOf = await startAdding(['a1', 'b2'])
  const answer = later<undefined>()
  screenOf.api.answer(endpoints.addPhoto, async (received) => {
    if (received.body.alt === 'Dos') await answer.promise
    return screenOf.server.addPhoto(received)
  })
  await screenOf.user.type(alt(1, 2), 'Uno')
  await screenOf.user.type(alt(2, 2), 'Dos')
  await screenOf.user.click(button('Agregar 2 fotos'))
  expect(await screen.findByText('Agregando la foto 2 de 2...')).toBeDefined()
  expect(row(1, 2).getByText('Agregada')).toBeDefined()
  expect(row(2, 2).getByText('Agregando...')).toBeDefined()
  expect(card('Inauguración 2025').getByRole('button', { name: 'Guardando...' })).toBeDefined()
  expect(card('Inauguración 2025').getByText(/7 fotos/)).toBeDefined()
  answer.settle(undefined)
  await expectClosed()
})

test('what fails stays with its reason; only that is repeated, under its key', async () => {
  const screenOf = await startAdding(['a1', 'b2', 'c3'])
  const { api, user, server } = screenOf
  api.answer(endpoints.addPhoto, (received) => (received.body.alt === 'Dos' ? unavailable() : server.addPhoto(received)))
  for (const [place, words] of ['Uno', 'Dos', 'Tres'].entries()) await user.type(alt(place + 1, 3), words)
  await user.click(button('Agregar 3 fotos'))
  const dialog = within(await form('Agregar fotos a Inauguración 2025'))
  expect((await dialog.findByRole('alert')).textContent)
    .toBe('Error al actualizar galería. No se agregaron 2 de 3 fotos. La base de datos no responde')
  expect([alt(1, 2).value, alt(2, 2).value]).toEqual(['Dos', 'Tres'])

  api.answer(endpoints.addPhoto, server.addPhoto)
  await user.click(button('Agregar 2 fotos'))
  await expectClosed()
  const calls = sent(screenOf)
  expect(calls.map(({ body }) => body.alt)).toEqual(['Uno', 'Dos', 'Dos', 'Tres'])
  expect(calls[2]?.headers['idempotency-key']).toBe(calls[1]?.headers['idempotency-key'])
  expect(server.find(opening.id)?.photos.slice(-3).map((photo) => photo.alt)).toEqual(['Uno', 'Dos', 'Tres'])
})

test('one that the gallery does not take does not stop the others', async () => {
  const screenOf = await startAdding(['a1', 'b2'])
  const { user, server } = screenOf
  server.change(opening.id, { photos: [...opening.photos, aGalleryPhoto({ url: stored('a1'), alt: 'De Ana' })] })
  await user.type(alt(1, 2), 'Uno')
  await user.type(alt(2, 2), 'Dos')
  await user.click(button('Agregar 2 fotos'))
  expect(await screen.findByText('Esta foto ya está en la galería')).toBeDefined()
  expect(alt(1, 1).value).toBe('Uno')
  expect(server.find(opening.id)?.photos.slice(-2).map((photo) => photo.alt)).toEqual(['De Ana', 'Dos'])
  await user.click(button('Quitar la foto 1 de esta lista'))
  await expectFocus(() => button('Elegir imágenes'))
})

test('what the server says of a field stands at that field of that photo', async () => {
  const screenOf = await startAdding(['a1', 'b2'])
  const { api, user, server } = screenOf
  const details = [{ path: 'alt', message: 'Máximo 3 caracteres' }]
  const refusal = refuse({ code: 400, type: 'validation', message: 'Revisa los campos marcados', details })
  api.answer(endpoints.addPhoto, (received) => (received.body.alt === 'Largo' ? refusal : server.addPhoto(received)))
  await user.type(alt(1, 2), 'Uno')
  await user.type(alt(2, 2), 'Largo')
  await user.click(button('Agregar 2 fotos'))
  expect(await row(1, 1).findByText('Máximo 3 caracteres')).toBeDefined()
  await expectFocus(() => alt(1, 1))
})

test('an image that is there already is not added twice; another pick joins the list with the year typed last', async () => {
  const screenOf = await startAdding(['a1'])
  await screenOf.user.clear(year(1, 1))
  await screenOf.user.type(year(1, 1), '1998')
  await screenOf.user.click(button('Elegir más imágenes'))
  await pick(screenOf, ['a1', 'b2'])
  expect(await screen.findByText('Una de las imágenes ya estaba: se dejó una sola vez.')).toBeDefined()
  expect([year(1, 2).value, year(2, 2).value]).toEqual(['1998', '1998'])
})

test('a photo may be taken off the list, and the others keep their texts', async () => {
  const screenOf = await startAdding(['a1', 'b2', 'c3'])
  for (const [place, words] of ['Uno', 'Dos', 'Tres'].entries()) await screenOf.user.type(alt(place + 1, 3), words)
  await screenOf.user.click(button('Quitar la foto 2 de esta lista'))
  expect([alt(1, 2).value, alt(2, 2).value]).toEqual(['Uno', 'Tres'])
  await expectFocus(() => alt(2, 2))
  await screenOf.user.type(alt(2, 2), '!')
  await screenOf.user.click(button('Agregar 2 fotos'))
  await expectClosed()
  expect(sent(screenOf).map(({ body }) => body.alt)).toEqual(['Uno', 'Tres!'])
})

test('closing the picker with nothing picked closes it all', async () => {
  const { user } = await openGalleries()
  await user.click(button('Agregar foto a Cena de cierre'))
  await user.click(await within(await form('Elegir imágenes')).findByRole('button', { name: 'Cancelar' }))
  await expectClosed()
  await expectFocus(() => button('Agregar foto a Cena de cierre'))
})

test('leaving asks first; what an earlier visit left is offered before anything is picked', async () => {
  const before = await startAdding(['a1'], dinner)
  await before.user.type(alt(1, 1), 'A medias')
  await before.user.click(button('Cancelar'))
  await before.user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Seguir editando' }))
  before.unmount()
  const { user } = await openGalleries([dinner, volley])
  await user.click(button('Agregar foto a Cena de cierre'))
  await user.click(await screen.findByRole('button', { name: 'Recuperar borrador' }))
  expect(alt(1, 1).value).toBe('A medias')
  expect(screen.queryByRole('dialog', { name: 'Elegir imágenes' })).toBeNull()
})
