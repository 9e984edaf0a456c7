import { screen, waitFor } from '@testing-library/react'
import { galleryEndpoints as endpoints } from '@torneo/contracts/content/gallery-groups'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import {
  button,
  expectFocus,
  field,
  deferred,
  openList,
  question,
  revOf,
  unavailable,
} from '@torneo/testing/list-screen'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aGalleryServer } from '../../../dev/gallery-server'
import { dinner, held, openGalleries, opening, titles, volley } from '../../testing/open-galleries'
import GalleryScreen from './GalleryScreen'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const removal = async (title: string) =>
  (await question(`¿Eliminar la galería ${title}?`)).getByRole('button', { name: 'Eliminar galería' })

/** The screen, which the user can leave and open again. */
function Twice() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Salir y volver
      </button>
      {isThere && <GalleryScreen />}
    </>
  )
}

test('counts what goes with it, and does nothing when the answer is no', async () => {
  const { api, user } = await openGalleries()
  const bodies = {
    'Inauguración 2025': 'También se eliminan 6 imágenes. Las que otra sección usa se conservan.',
    'Final de vóley': 'También se eliminan 3 imágenes. Las que otra sección usa se conservan.',
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

test('removes it at once and moves the focus to the next; the server deletes its files', async () => {
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
  expect(await screen.findByText('Error al eliminar galería')).toBeDefined()
  expect(screen.getByText('La base de datos no responde')).toBeDefined()
  expect(titles()).toEqual(['Final de vóley', 'Cena de cierre'])
  answer.let(opening.id)
  expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
  expect(titles()).toEqual(['Final de vóley', 'Cena de cierre'])
})

test('runs beside the save of another gallery; each ends on its own', async () => {
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

test('refuses to delete a gallery changed by somebody else and shows the change', async () => {
  const { user, server } = await openGalleries()
  server.change(volley.id, { title: 'De Ana' })
  await user.click(button('Eliminar Final de vóley'))
  await user.click(await removal('Final de vóley'))
  expect(await screen.findByText('Error al eliminar galería')).toBeDefined()
  expect(screen.getByText('Otra persona guardó cambios antes que tú')).toBeDefined()
  await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'De Ana', 'Cena de cierre']))
})

test('counts a gallery already deleted by somebody else as deleted', async () => {
  const { user, server } = await openGalleries()
  server.drop(volley.id)
  await user.click(button('Eliminar Final de vóley'))
  await user.click(await removal('Final de vóley'))
  expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
  expect(titles()).toEqual(['Inauguración 2025', 'Cena de cierre'])
})

test.each([
  ['without an answer', networkFailure, /^No hay conexión/],
  ['refused', errorReply({ code: 403, type: 'forbidden', message: 'No tienes permisos' }), 'No tienes permisos'],
] as const)('%s gives it back and says why', async (_, answer, sentence) => {
  const { api, user } = await openGalleries()
  api.respond(endpoints.remove, answer)
  await user.click(button('Eliminar Final de vóley'))
  await user.click(await removal('Final de vóley'))
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByText('Error al eliminar galería')).toBeDefined()
  expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley', 'Cena de cierre'])
})

test('a list that was read before and arrives after does not bring it back', async () => {
  const server = aGalleryServer([opening, volley, dinner])
  const { api, user } = openList(Twice, '/gallery-groups', server.answerAll)
  await screen.findByText('3 galerías · 8 fotos')
  await user.click(button('Salir y volver'))
  const before = server.list()
  const slow = deferred<typeof before>()
  api.respond(endpoints.list, () => slow.promise)
  // Stays away long enough for the list to be refetched.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  await user.click(button('Salir y volver'))
  await user.click(button('Eliminar Final de vóley'))
  await user.click(await removal('Final de vóley'))
  expect(await screen.findByText('Galería eliminada correctamente')).toBeDefined()
  api.respond(endpoints.list, server.list)
  slow.resolve(before)
  await waitFor(() => expect(api.callsTo(endpoints.list)).toHaveLength(3))
  expect(titles()).toEqual(['Inauguración 2025', 'Cena de cierre'])
})

test('restores a gallery at its place, with its photos', async () => {
  const { user, api, server } = await openGalleries()
  api.respond(binEndpoints.restore, server.restore)
  await user.click(button('Eliminar Final de vóley'))
  await user.click(await removal('Final de vóley'))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Restaurado')).toBeDefined()
  await waitFor(() => expect(titles()).toEqual(['Inauguración 2025', 'Final de vóley', 'Cena de cierre']))
  expect(screen.getByText('3 galerías · 8 fotos')).toBeDefined()
})
