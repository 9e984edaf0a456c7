import { screen, waitFor, within } from '@testing-library/react'
import { galleryEndpoints as endpoints } from '@torneo/contracts/content/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { aGalleryGroup, aGalleryPhoto } from '@torneo/testing/builders'
import { button, expectFocus, field, form, question, revOf, unavailable } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { card, openGalleries, opening, stored, volley } from '../../../testing/open-galleries'

beforeEach(() => localStorage.clear())

const [first] = opening.images as [string]
const sure = async () =>
  (await question('¿Estás seguro de eliminar esta imagen?')).getByRole('button', { name: 'Eliminar imagen' })
const tiles = () => within(screen.getByRole('list', { name: 'Fotos' })).getAllByRole('listitem')

async function openPhotos(of = opening) {
  const screenOf = await openGalleries([of, volley])
  await screenOf.user.click(button(`Ver las ${of.imageCount} fotos de ${of.title}`))
  await form(`Fotos de ${of.title}`)
  return screenOf
}

describe('the photos of a gallery', () => {
  test('are there with description and year, in small copies; one without says so', async () => {
    const vieja = aGalleryPhoto({ url: stored('vieja'), alt: '', year: null })
    const mixed = aGalleryGroup({ title: 'Mixta', photos: [...opening.photos.slice(0, 1), vieja] })
    await openPhotos(mixed)
    const [known, old] = tiles().map((tile) => within(tile)) as [ReturnType<typeof within>, ReturnType<typeof within>]
    for (const words of ['inauguracion 1', '2024']) expect(known.getByText(words)).toBeDefined()
    for (const words of ['Sin descripción', 'Sin año']) expect(old.getByText(words)).toBeDefined()
    expect(old.getByRole('button', { name: 'Editar la foto 2' })).toBeDefined()
    expect(tiles()[0]?.querySelector('img')?.getAttribute('src')).toBe(`${first}?width=320`)
  })

  test('are removed one by one, after a question, with their file (R14)', async () => {
    const { api, user, server } = await openPhotos()
    await user.click(button('Eliminar inauguracion 1'))
    await user.click(await sure())
    expect(await screen.findByText('Imagen eliminada')).toBeDefined()
    expect(tiles()).toHaveLength(5)
    expect(server.find(opening.id)?.images).not.toContain(first)
    const deleted = () => api.callsTo(storageEndpoints.remove).map(({ params }) => params)
    await waitFor(() => expect(deleted()).toEqual([{ bucket: 'gallery', id: 'inauguracion1' }]))
    await expectFocus(() => button('Editar inauguracion 2'))
    expect(card('Inauguración 2025').getByText(/5 fotos/)).toBeDefined()
    expect(card('Inauguración 2025').getByText('+1 más')).toBeDefined()
  })

  test('removed leaves a file that is the cover too', async () => {
    const { api, user } = await openPhotos({ ...opening, coverImage: first })
    await user.click(button('Eliminar inauguracion 1'))
    await user.click(await sure())
    expect(await screen.findByText('Imagen eliminada')).toBeDefined()
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])
  })

  test('keeps a photo and its file when the removal fails', async () => {
    const { api, user } = await openPhotos()
    api.respond(endpoints.removePhoto, unavailable)
    await user.click(button('Eliminar inauguracion 1'))
    await user.click(await sure())
    expect(await screen.findByText('Error al eliminar la imagen')).toBeDefined()
    expect(screen.getByText('La base de datos no responde')).toBeDefined()
    expect(tiles()).toHaveLength(6)
    expect(api.callsTo(storageEndpoints.remove)).toEqual([])
  })

  test('counts a photo removed by somebody else as removed', async () => {
    const { user, server } = await openPhotos()
    server.change(opening.id, { photos: opening.photos.slice(1) })
    await user.click(button('Eliminar inauguracion 1'))
    await user.click(await sure())
    expect(await screen.findByText('Imagen eliminada')).toBeDefined()
    await waitFor(() => expect(tiles()).toHaveLength(5))
  })

  test('become the cover at once; the cover before goes, unless it is a photo', async () => {
    const { api, user, server } = await openPhotos({ ...opening, coverImage: stored('tapa') })
    await user.click(button('Usar como portada: inauguracion 2'))
    expect(await screen.findByText('Galería actualizada correctamente')).toBeDefined()
    expect(button('Es la portada: inauguracion 2')).toBeDefined()
    expect(server.find(opening.id)?.coverImage).toBe(opening.images[1])
    await waitFor(() => expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params.id)).toEqual(['tapa']))
  })

  test('become the cover though somebody saved something else, but not over another cover', async () => {
    const { user, server } = await openPhotos()
    server.change(opening.id, { title: 'De Ana' })
    await user.click(button('Usar como portada: inauguracion 2'))
    expect(await screen.findByText('Galería actualizada correctamente')).toBeDefined()
    server.change(opening.id, { coverImage: stored('ana') })
    await user.click(button('Usar como portada: inauguracion 3'))
    expect(await screen.findByText('Error al actualizar galería')).toBeDefined()
    expect(screen.getByText('Otra persona guardó cambios antes que tú')).toBeDefined()
    expect(server.find(opening.id)).toMatchObject({ title: 'De Ana', coverImage: stored('ana') })
  })
})

describe('editing a photo', () => {
  test('changes its description and year, and leaves the others as they are', async () => {
    const { api, user, server } = await openPhotos()
    await user.click(button('Editar inauguracion 2'))
    await form('Editar foto')
    await user.clear(field('Descripción'))
    await user.type(field('Descripción'), 'El himno')
    await user.clear(field('Año'))
    await user.type(field('Año'), '2025')
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Galería actualizada correctamente')).toBeDefined()
    expect(await within(tiles()[1] as HTMLElement).findByText('El himno')).toBeDefined()
    const [call] = api.callsTo(endpoints.update)
    expect(revOf(call)).toBe('1')
    expect(server.find(opening.id)?.photos).toEqual(
      opening.photos.with(1, { url: stored('inauguracion2'), alt: 'El himno', year: 2025 }),
    )
  })

  test('sets what stays in sight where it is cut: in its tile, on the card, and for the landing page', async () => {
    const { api, user } = await openGalleries([opening, volley])
    let focus = { x: 0, y: 1 }
    api.respond(storedImageEndpoints.details, () => ({ [first]: { focus } }))
    api.respond(storedImageEndpoints.describe, ({ body }) => {
      focus = body.focus ?? focus
      return {
        id: 'inauguracion1',
        bucket: 'gallery' as const,
        name: 'a.jpg',
        size: 1,
        mimeType: 'image/jpeg',
        url: first,
        createdAt: '2025-11-08T12:00:00.000Z',
        focus,
      }
    })
    await user.click(button('Ver las 6 fotos de Inauguración 2025'))
    await user.click(await screen.findByRole('button', { name: 'Editar inauguracion 1' }))
    const point = await screen.findByRole('slider', { name: 'Punto de enfoque' })
    point.focus()
    await user.keyboard('{Home}{ArrowLeft}')
    await user.tab()
    const positions = () =>
      [...document.querySelectorAll<HTMLElement>(`img[src="${first}?width=320"]`)].map(
        ({ style }) => style.objectPosition,
      )
    await waitFor(() => expect(new Set(positions())).toEqual(new Set(['45% 50%'])))
    expect(positions().length).toBeGreaterThan(1)
  })

  test('asks for both', async () => {
    const { api, user } = await openPhotos()
    await user.click(button('Editar inauguracion 2'))
    await user.clear(field('Descripción'))
    await user.clear(field('Año'))
    await user.click(button('Guardar cambios'))
    for (const sentence of ['La descripción es requerida', 'El año es requerido'])
      expect(await screen.findByText(sentence)).toBeDefined()
    expect(api.callsTo(endpoints.update)).toEqual([])
  })

  test('keeps the photos that somebody added meanwhile', async () => {
    const { user, server } = await openPhotos()
    await user.click(button('Editar inauguracion 2'))
    await user.type(field('Descripción'), '!')
    server.change(opening.id, { photos: [...opening.photos, aGalleryPhoto({ url: stored('ana'), alt: 'De Ana' })] })
    await user.click(button('Guardar cambios'))
    await waitFor(() => expect(tiles()).toHaveLength(7))
    expect(server.find(opening.id)?.photos.map(({ alt }) => alt)).toEqual([
      'inauguracion 1',
      'inauguracion 2!',
      'inauguracion 3',
      'inauguracion 4',
      'inauguracion 5',
      'inauguracion 6',
      'De Ana',
    ])
  })

  test('announces that somebody removed the photo and keeps what was typed', async () => {
    const { user, server } = await openPhotos()
    await user.click(button('Editar inauguracion 1'))
    await user.type(field('Descripción'), '!')
    server.change(opening.id, { photos: opening.photos.slice(1) })
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText(/Otra persona quitó esta foto de la galería/)).toBeDefined()
    expect(field('Descripción').value).toBe('inauguracion 1!')
    expect(server.find(opening.id)?.images).not.toContain(first)
  })
})
