import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { galleryEndpoints as endpoints } from '@torneo/contracts/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/storage'
import { aGalleryGroup } from '@torneo/testing/builders'
import { noAnswer, refuse } from '@torneo/testing/refuse'
import { aGalleryServer } from '../../../dev/gallery-server'
import { button, expectClosed, field, form, expectFocus, later, openList, question, revOf, unavailable } from '../../../dev/list-screen'
import { card, dinner, held, openGalleries, opening, stored, titles, volley } from '../../../dev/open-galleries'
import GalleryScreen from './GalleryScreen'

beforeEach(() => localStorage.clear())

const removal = async (title: string) => (await question(`¿Eliminar la galería ${title}?`)).getByRole('button', { name: 'Eliminar galería' })

describe('the list', () => {
  test('shows the galleries, newest first, with date, number of photos and the sum of both', async () => {
    await openGalleries()
    expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley', 'Cena de cierre'])
    expect(card('Inauguración 2025').getByText('8 de noviembre de 2025 · 6 fotos')).toBeDefined()
    expect(card('Cena de cierre').getByText('Sin fotos')).toBeDefined()
    expect(screen.getByText('3 galerías · 8 fotos')).toBeDefined()
  })

  test('shows the first four photos in small copies, loaded when they come near, and how many more there are', async () => {
    const { container } = await openGalleries([opening])
    const images = [...container.querySelectorAll('li img')]
    expect(images.map((image) => image.getAttribute('src'))).toEqual([1, 2, 3, 4].map((place) => `${stored(`inauguracion${place}`)}?width=320`))
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
    expect(card('Inauguración 2025').getByText('+2 más')).toBeDefined()
  })

  test('of four photos or fewer says of no more; without any it shows the cover', async () => {
    const bare = aGalleryGroup({ title: 'Próximamente', coverImage: stored('tapa') })
    const { container } = await openGalleries([volley, bare])
    expect(screen.queryByText(/^\+/)).toBeNull()
    expect(container.querySelectorAll('li img')).toHaveLength(3)
    expect(container.querySelector('li:first-child img')?.getAttribute('src')).toBe(`${stored('tapa')}?width=320`)
    expect(card('Próximamente').queryByRole('button', { name: /^Ver/ })).toBeNull()
  })

  test('says that it is loading, and what to do when it could not be read', async () => {
    const answer = later<ReturnType<typeof unavailable>>()
    const { api, user } = openList(GalleryScreen, '/gallery-groups', (one) => one.answer(endpoints.list, () => answer.promise))
    expect(await screen.findByText('Cargando las galerías...')).toBeDefined()
    answer.settle(unavailable())
    expect(await screen.findByText('No pudimos cargar las galerías')).toBeDefined()
    expect(screen.getAllByText('Error al cargar los datos')).toHaveLength(1)
    api.answer(endpoints.list, { total: 1, items: [volley] })
    await user.click(button('Reintentar'))
    expect(await screen.findByText('1 galería · 2 fotos')).toBeDefined()
    await expectFocus(() => button('Nueva galería'))
  })

  test('without galleries says why, and offers the first', async () => {
    const { user } = await openGalleries([])
    expect(screen.getByText('Crea una y agrega sus fotos: aparecen en la página pública, la más nueva primero.')).toBeDefined()
    await user.click(button('Nueva galería'))
    expect(await form('Nueva galería')).toBeDefined()
  })

  test('is searched by title or date, and the search is kept in the address', async () => {
    const { user, address } = await openGalleries()
    await user.type(field('Buscar por título o fecha'), 'noviembre')
    await waitFor(() => expect(titles()).toEqual(['Inauguración 2025']))
    expect(screen.getByText('1 de 3 galerías')).toBeDefined()
    expect(address()).toBe('/gallery-groups?buscar=noviembre')
    await user.clear(field('Buscar por título o fecha'))
    await user.type(field('Buscar por título o fecha'), 'voley')
    await waitFor(() => expect(titles()).toEqual(['Final de vóley']))
  })
})

describe('creating', () => {
  test('sends texts and cover in one action, and shows it first', async () => {
    const { api, user } = await openGalleries()
    await user.click(button('Nueva galería'))
    await form('Nueva galería')
    await user.type(field('Título'), '  Semifinales ')
    await user.type(field('Descripción'), 'Bajo la lluvia')
    await user.type(field('Fecha'), 'Ayer')
    await user.click(button('Crear galería'))
    expect(await screen.findByText('Galería creada correctamente')).toBeDefined()
    await expectClosed()
    const [call, ...more] = api.callsTo(endpoints.create)
    expect(more).toEqual([])
    expect(call?.body).toEqual({ title: 'Semifinales', description: 'Bajo la lluvia', date: 'Ayer', coverImage: '' })
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(titles()).toEqual(['Semifinales', 'Inauguración 2025', 'Final de vóley', 'Cena de cierre'])
    expect(screen.getByText('4 galerías · 8 fotos')).toBeDefined()
    await expectFocus(() => button('Nueva galería'))
  })

  test('needs a title', async () => {
    const { api, user } = await openGalleries()
    await user.click(button('Nueva galería'))
    await user.type(field('Fecha'), 'Ayer')
    await user.click(button('Crear galería'))
    expect(await screen.findByText('El título es requerido')).toBeDefined()
    expect(document.activeElement).toBe(field('Título'))
    expect(api.callsTo(endpoints.create)).toEqual([])
  })

  test('that fails keeps what was typed, and the repeat is the same action', async () => {
    const { api, user, server } = await openGalleries()
    api.answer(endpoints.create, noAnswer)
    await user.click(button('Nueva galería'))
    await user.type(field('Título'), 'Semifinales')
    await user.click(button('Crear galería'))
    expect(await screen.findAllByText(/^Error al crear galería/)).toHaveLength(2)
    expect(field('Título').value).toBe('Semifinales')
    expect(titles()).toHaveLength(3)
    api.answer(endpoints.create, server.create)
    await user.click(button('Crear galería'))
    await expectClosed()
    const [first, second] = api.callsTo(endpoints.create)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test('left unsaved by an earlier visit is offered again', async () => {
    const first = await openGalleries()
    await first.user.click(button('Nueva galería'))
    await first.user.type(field('Título'), 'A medias')
    first.unmount()
    const { user } = await openGalleries()
    await user.click(button('Nueva galería'))
    await user.click(button('Recuperar borrador'))
    expect(field('Título').value).toBe('A medias')
  })
})

describe('editing', () => {
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
    expect([call?.params.id, revOf(call), call?.body])
      .toEqual([volley.id, '1', { title: 'La final', description: '', date: 'Diciembre de 2024', coverImage: stored('tapa') }])
    expect(titles()).toEqual(['Inauguración 2025', 'La final', 'Cena de cierre'])
    await expectFocus(() => button('Editar La final'))
  })

  test('is seen in the list at once, while the form waits for the answer (R25, R38)', async () => {
    const screenOf = await openGalleries()
    const answer = held(screenOf, 'update')
    await rename(screenOf, 'Final de vóley', 'La final')
    await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'La final', 'Cena de cierre']))
    expect(card('La final').getByRole('button', { name: 'Guardando...' })).toBeDefined()
    expect(card('Inauguración 2025').getByRole('button', { name: 'Agregar foto a Inauguración 2025' })).toBeDefined()
    expect(await form('Editar galería')).toBeDefined()
    answer.let(volley.id)
    await expectClosed()
    expect(titles()).toEqual(['Inauguración 2025', 'La final', 'Cena de cierre'])
    expect(card('La final').getByRole('button', { name: 'Agregar foto a La final' })).toBeDefined()
  })

  test('that fails puts exactly that gallery back, and keeps the form with what was typed', async () => {
    const screenOf = await openGalleries()
    const answer = held(screenOf, 'update', { [volley.id]: unavailable() })
    await rename(screenOf, 'Final de vóley', 'La final')
    await waitFor(() => expect(titles()).toContain('La final'))
    screenOf.server.change(opening.id, { title: 'De Ana' })
    answer.let(volley.id)
    await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley', 'Cena de cierre']))
    const dialog = within(await form('Editar galería'))
    expect((await dialog.findByRole('alert')).textContent).toBe('Error al actualizar galería. La base de datos no responde')
    expect(field('Título').value).toBe('La final')
    expect(screen.getByText('Error al actualizar galería', { selector: '[role=alert]:not(dialog *) *' })).toBeDefined()
  })

  test('of different fields by two people is joined, quietly; their photos stay', async () => {
    const screenOf = await openGalleries()
    await screenOf.user.click(button('Editar Final de vóley'))
    await screenOf.user.type(field('Título'), ' x')
    screenOf.server.change(volley.id, { date: 'Enero', photos: [] })
    await screenOf.user.click(button('Guardar cambios'))
    await expectClosed()
    expect(screenOf.server.find(volley.id)).toMatchObject({ rev: 3, title: 'Final de vóley x', date: 'Enero', imageCount: 0 })
    expect(card('Final de vóley x').getByText('Enero · Sin fotos')).toBeDefined()
  })

  test('of the same field by two people asks, with the card as they left it meanwhile', async () => {
    const screenOf = await openGalleries()
    await screenOf.user.click(button('Editar Final de vóley'))
    await screenOf.user.type(field('Título'), ' x')
    screenOf.server.change(volley.id, { title: 'De Ana' })
    await screenOf.user.click(button('Guardar cambios'))
    const clash = within(await screen.findByRole('dialog', { name: 'Alguien guardó antes que tú' }))
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
      await user.click(within(await form('Editar galería')).getByRole('button', { name: 'Quitar' }))
      await user.click(button('Guardar cambios'))
      await expectClosed()
    }
    await waitFor(() => expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params)).toEqual([{ bucket: 'gallery', id: 'tapa' }]))
  })
})

describe('deleting', () => {
  test('counts what goes with it, and does nothing when told so', async () => {
    const { api, user } = await openGalleries()
    const bodies = {
      'Inauguración 2025': 'También se eliminan 6 fotos. Las fotos que otra sección usa se conservan.',
      'Final de vóley': 'También se eliminan 2 fotos y la portada. Las fotos que otra sección usa se conservan.',
      'Cena de cierre': 'Deja de verse en la página pública.',
    }
    for (const [title, body] of Object.entries(bodies)) {
      await user.click(button(`Eliminar ${title}`))
      const asked = await question(`¿Eliminar la galería ${title}?`)
      expect(asked.getByText(body)).toBeDefined()
      await user.click(asked.getByRole('button', { name: 'Cancelar' }))
    }
    expect(api.callsTo(endpoints.remove)).toEqual([])
    expect(titles()).toHaveLength(3)
  })

  test('takes it away at once and goes on to the next; the server deletes its files', async () => {
    const screenOf = await openGalleries()
    const answer = held(screenOf, 'remove')
    await screenOf.user.click(button('Eliminar Final de vóley'))
    await screenOf.user.click(await removal('Final de vóley'))
    await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'Cena de cierre']))
    expect(screen.getByText('2 galerías · 6 fotos')).toBeDefined()
    expect(screen.queryByText('Galería eliminada correctamente')).toBeNull()
    await expectFocus(() => button('Editar Cena de cierre'))
    answer.let(volley.id)
    expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
    expect(titles()).toEqual(['Inauguración 2025', 'Cena de cierre'])
    const [call] = screenOf.api.callsTo(endpoints.remove)
    expect([call?.params.id, revOf(call)]).toEqual([volley.id, '1'])
    expect(screenOf.api.callsTo(storageEndpoints.remove)).toEqual([])
  })

  test('two at once do not disturb each other: the one that fails is back at its place', async () => {
    const screenOf = await openGalleries()
    const answer = held(screenOf, 'remove', { [volley.id]: unavailable() })
    for (const title of ['Final de vóley', 'Inauguración 2025']) {
      await screenOf.user.click(button(`Eliminar ${title}`))
      await screenOf.user.click(await removal(title))
    }
    await waitFor(() => expect(titles()).toEqual(['Cena de cierre']))
    answer.let(volley.id)
    expect(await screen.findByText('Error al eliminar galería. La base de datos no responde')).toBeDefined()
    expect(titles()).toEqual(['Final de vóley', 'Cena de cierre'])
    answer.let(opening.id)
    expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
    expect(titles()).toEqual(['Final de vóley', 'Cena de cierre'])
  })

  test('while another is saved: each settles by itself', async () => {
    const screenOf = await openGalleries()
    const deletion = held(screenOf, 'remove')
    const saving = held(screenOf, 'update', { [dinner.id]: unavailable() })
    await screenOf.user.click(button('Eliminar Inauguración 2025'))
    await screenOf.user.click(await removal('Inauguración 2025'))
    await screenOf.user.click(button('Editar Cena de cierre'))
    await screenOf.user.type(field('Título'), ' 2024')
    await screenOf.user.click(button('Guardar cambios'))
    await waitFor(() => expect(titles()).toEqual(['Final de vóley', 'Cena de cierre 2024']))
    saving.let(dinner.id)
    await waitFor(() => expect(titles()).toEqual(['Final de vóley', 'Cena de cierre']))
    deletion.let(opening.id)
    expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
    expect(titles()).toEqual(['Final de vóley', 'Cena de cierre'])
  })

  test('of one that somebody changed meanwhile is refused, and shows the change', async () => {
    const { user, server } = await openGalleries()
    server.change(volley.id, { title: 'De Ana' })
    await user.click(button('Eliminar Final de vóley'))
    await user.click(await removal('Final de vóley'))
    expect(await screen.findByText('Error al eliminar galería. Otra persona guardó cambios antes que tú')).toBeDefined()
    await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'De Ana', 'Cena de cierre']))
  })

  test('of one that somebody deleted meanwhile is done', async () => {
    const { user, server } = await openGalleries()
    server.drop(volley.id)
    await user.click(button('Eliminar Final de vóley'))
    await user.click(await removal('Final de vóley'))
    expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
    expect(titles()).toEqual(['Inauguración 2025', 'Cena de cierre'])
  })

  test.each([
    ['without an answer', noAnswer, /^Error al eliminar galería\. No hay conexión/],
    ['refused', refuse({ code: 403, type: 'forbidden', message: 'No tienes permisos para hacer esto' }), 'Error al eliminar galería. No tienes permisos para hacer esto'],
  ] as const)('%s gives it back and says why', async (_, answer, sentence) => {
    const { api, user } = await openGalleries()
    api.answer(endpoints.remove, answer)
    await user.click(button('Eliminar Final de vóley'))
    await user.click(await removal('Final de vóley'))
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley', 'Cena de cierre'])
  })

  test('a list that was read before and arrives after does not bring it back', async () => {
    const server = aGalleryServer([opening, volley, dinner])
    const { api, user } = openList(Twice, '/gallery-groups', server.answerAll)
    await screen.findByText('3 galerías · 8 fotos')
    await user.click(button('Salir y volver'))
    const before = server.list()
    const slow = later<typeof before>()
    api.answer(endpoints.list, () => slow.promise)
    await user.click(button('Salir y volver'))
    await user.click(button('Eliminar Final de vóley'))
    await user.click(await removal('Final de vóley'))
    expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
    api.answer(endpoints.list, server.list)
    slow.settle(before)
    await waitFor(() => expect(api.callsTo(endpoints.list)).toHaveLength(3))
    expect(titles()).toEqual(['Inauguración 2025', 'Cena de cierre'])
  })
})

/** The screen, that one may leave and come back to. */
function Twice() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>Salir y volver</button>
      {isThere && <GalleryScreen />}
    </>
  )
}
