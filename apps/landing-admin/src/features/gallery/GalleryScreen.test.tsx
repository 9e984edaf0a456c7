import { act, screen, waitFor, within } from '@testing-library/react'
import { galleryEndpoints as endpoints } from '@torneo/contracts/content/gallery-groups'
import { openPhotosState } from '@torneo/panel/record/use-open-from-state'
import { aGalleryGroup } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import {
  button,
  deferred,
  expectClosed,
  expectFocus,
  field,
  form,
  openList,
  unavailable,
} from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { card, openGalleries, opening, stored, titles, volley } from '../../testing/open-galleries'
import GalleryScreen from './GalleryScreen'

beforeEach(() => localStorage.clear())

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
    const copies = opening.images.slice(0, 4).map((address) => `${address}?width=320`)
    expect(images.map((image) => image.getAttribute('src'))).toEqual(copies)
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
    expect(card('Inauguración 2025').getByText('+2 más')).toBeDefined()
  })

  test("shows no '+N' up to four photos, and the cover when there are none", async () => {
    const bare = aGalleryGroup({ title: 'Próximamente', coverImage: stored('tapa') })
    const { container } = await openGalleries([volley, bare])
    expect(screen.queryByText(/^\+/)).toBeNull()
    expect(container.querySelectorAll('li img')).toHaveLength(3)
    expect(container.querySelector('li:first-child img')?.getAttribute('src')).toBe(`${stored('tapa')}?width=320`)
    expect(card('Próximamente').queryByRole('button', { name: /^Ver/ })).toBeNull()
  })

  test('says that it is loading, and what to do when it could not be read', async () => {
    const answer = deferred<ReturnType<typeof unavailable>>()
    const { api, user } = openList(GalleryScreen, '/gallery-groups', (one) =>
      one.respond(endpoints.list, () => answer.promise),
    )
    expect(await screen.findByText('Cargando las galerías...')).toBeDefined()
    answer.resolve(unavailable())
    expect(await screen.findByText('No pudimos cargar las galerías')).toBeDefined()
    expect(screen.getAllByText('Error al cargar los datos')).toHaveLength(1)
    api.respond(endpoints.list, { total: 1, items: [volley] })
    await user.click(button('Reintentar'))
    expect(await screen.findByText('1 galería · 2 fotos')).toBeDefined()
    await expectFocus(() => button('Nueva galería'))
  })

  test('explains an empty list and offers to create the first gallery', async () => {
    const { user } = await openGalleries([])
    expect(
      screen.getByText('Crea una y agrega sus fotos: aparecen en la página pública, la más nueva primero.'),
    ).toBeDefined()
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
  test('sends texts and cover in one action, also after a failure, and shows it first', async () => {
    const { api, user } = await openGalleries()
    await user.click(button('Nueva galería'))
    await form('Nueva galería')
    await user.type(field('Título'), '  Semifinales ')
    await user.type(field('Descripción'), 'Bajo la lluvia')
    await user.type(field('Fecha'), 'Ayer')
    api.respondOnce(endpoints.create, networkFailure)
    await user.click(button('Crear galería'))
    expect(await screen.findAllByText(/^Error al crear galería/)).toHaveLength(2)
    expect(titles()).toHaveLength(3)
    await user.click(button('Crear galería'))
    expect(await screen.findByText('Galería creada correctamente')).toBeDefined()
    await expectClosed()
    const [failed, call] = api.callsTo(endpoints.create)
    expect(call?.body).toEqual({ title: 'Semifinales', description: 'Bajo la lluvia', date: 'Ayer', coverImage: '' })
    expect(call?.headers['idempotency-key']).toBe(failed?.headers['idempotency-key'])
    expect(titles()).toEqual(['Semifinales', 'Inauguración 2025', 'Final de vóley', 'Cena de cierre'])
    expect(screen.getByText('4 galerías · 8 fotos')).toBeDefined()
    await expectFocus(() => button('Nueva galería'))
  })
})

describe('photos without a gallery yet', () => {
  /** Follows the dashboard's link 'Subir fotos'. */
  const ask = () =>
    act(() => {
      history.pushState({ usr: openPhotosState, key: 'tile', idx: 1 }, '', '/gallery-groups')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    })

  test('are asked for theirs: a press on one opens its photos', async () => {
    const { user } = await openGalleries()
    ask()
    const choice = within(await screen.findByRole('list', { name: 'Las más nuevas' }))
    expect(choice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Inauguración 20256 fotos',
      'Final de vóley2 fotos',
      'Cena de cierreSin fotos',
    ])
    await user.click(choice.getByRole('button', { name: /Final de vóley/ }))
    expect(await form('Agregar fotos a Final de vóley')).toBeDefined()
    expect(screen.queryByRole('dialog', { name: '¿A qué galería?' })).toBeNull()
  })

  test('may have a new one', async () => {
    const { user } = await openGalleries()
    ask()
    await screen.findByRole('list', { name: 'Las más nuevas' })
    await user.click(within(await form('¿A qué galería?')).getByRole('button', { name: 'Nueva galería' }))
    expect(await form('Nueva galería')).toBeDefined()
  })

  test('have nothing but a new one where there is none', async () => {
    await openGalleries([])
    ask()
    expect(await form('Nueva galería')).toBeDefined()
  })
})
