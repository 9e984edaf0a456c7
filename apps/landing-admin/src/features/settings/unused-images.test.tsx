import { screen, within } from '@testing-library/react'
import { type ListedFile } from '@torneo/contracts/files/storage'
import { storedImageEndpoints } from '@torneo/contracts/files/stored-images'
import { recoverySentence } from '@torneo/domain/format/bin-labels'
import { aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { aFile } from '@torneo/testing/fake-storage'
import { button, question } from '@torneo/testing/list-screen'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import UnusedImagesModal from './UnusedImagesModal'

const carla = aUser({ role: 'admin_landing' })

async function openModal(first: readonly ListedFile[]) {
  let files = first
  const api = new FakeApi(carla)
  api.respond(storedImageEndpoints.unused, () => ({
    total: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    items: files.map(({ uses: _, ...file }) => file),
  }))
  api.respond(storedImageEndpoints.removeUnused, ({ body }) => {
    // A record with one of them was saved meanwhile.
    const removed = files.filter(({ id, name }) => name !== 'usada.jpg' && body.files.some((file) => file.id === id))
    files = []
    return { removed: removed.length, bytes: 1 }
  })
  const rendered = renderScreen(<UnusedImagesModal onClose={() => undefined} />, { path: '/settings', as: carla, api })
  await screen.findByRole('dialog', { name: 'Fotos sin uso' })
  return { ...rendered, api }
}

const three = [
  aFile({ name: 'a.jpg', size: 3 * 1024 * 1024 }),
  aFile({ name: 'b.jpg', size: 1024 * 1024 }),
  aFile({ name: 'usada.jpg', size: 1024 * 1024 }),
]

test('says how many images nothing shows and what they take up, and removes those that are still unused after a question', async () => {
  const { api, user } = await openModal(three)
  expect(await screen.findByText('3 fotos sin uso, 5.0 MB')).toBeDefined()
  expect(within(screen.getByRole('list', { name: 'Fotos sin uso' })).getByText('3.0 MB · 1920 × 1080')).toBeDefined()
  await user.click(button('Eliminar sin uso'))
  const sure = await question('¿Eliminar las 3 fotos sin uso?')
  expect(sure.getByText(`${recoverySentence('files', 3)} Su lugar se libera después.`)).toBeDefined()
  await user.click(sure.getByRole('button', { name: 'Eliminar 3 fotos' }))
  expect(await screen.findByText('2 fotos eliminadas')).toBeDefined()
  expect(screen.getByText('1 foto se conserva: ahora se usa.')).toBeDefined()
  expect(api.callsTo(storedImageEndpoints.removeUnused)[0]?.body).toEqual({
    files: three.map(({ bucket, id }) => ({ bucket, id })),
  })
  expect(await screen.findByText('No hay fotos sin uso')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Eliminar sin uso' })).toBeNull()
})

test('removes nothing when the question is answered with no, nor when nobody answers', async () => {
  const { api, user } = await openModal(three)
  await user.click(await screen.findByRole('button', { name: 'Eliminar sin uso' }))
  await user.click((await question('¿Eliminar las 3 fotos sin uso?')).getByRole('button', { name: 'Cancelar' }))
  expect(api.callsTo(storedImageEndpoints.removeUnused)).toEqual([])
  api.respond(storedImageEndpoints.removeUnused, () => networkFailure)
  await user.click(button('Eliminar sin uso'))
  await user.click((await question('¿Eliminar las 3 fotos sin uso?')).getByRole('button', { name: 'Eliminar 3 fotos' }))
  expect(await screen.findByText('Error al eliminar la imagen')).toBeDefined()
  expect(screen.getByText('3 fotos sin uso, 5.0 MB')).toBeDefined()
})
