import { screen, waitFor } from '@testing-library/react'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { useDeleteReplaced } from './use-delete-replaced'

const view = (id: string, bucket = 'gallery') => `/api/storage/buckets/${bucket}/files/${id}/view`
const warning = 'No se pudo eliminar el archivo antiguo'

function Saved({ before, after, onDone }: { before: readonly string[]; after: readonly string[]; onDone: () => void }) {
  const deleteReplaced = useDeleteReplaced()
  return <button onClick={() => void deleteReplaced(before, after).then(onDone)}>Guardar</button>
}

async function save(
  before: readonly string[],
  after: readonly string[],
  answer?: (api: ReturnType<typeof renderScreen>['api']) => void,
) {
  let done = false
  const { api, user } = renderScreen(
    <Saved
      before={before}
      after={after}
      onDone={() => {
        done = true
      }}
    />,
  )
  api.respond(storageEndpoints.remove, () => undefined)
  answer?.(api)
  await user.click(await screen.findByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(done).toBe(true))
  return api.callsTo(storageEndpoints.remove).map(({ params }) => `${params.bucket}/${params.id}`)
}

test('deletes files that are no longer shown, each once, under any of its addresses', async () => {
  const deleted = await save(
    [view('a'), view('a').replace('view', 'download'), `${location.origin}${view('b', 'general')}`, view('c'), ''],
    [view('c').replace('view', 'download'), view('d')],
  )
  expect(deleted).toEqual(['gallery/a', 'general/b'])
  expect(screen.queryByText(warning)).toBeNull()
})

test('never touches files of another site', async () => {
  expect(
    await save(
      ['https://example.org/a.jpg', 'https://example.org/api/storage/buckets/gallery/files/a/view', view('a', 'otro')],
      [],
    ),
  ).toEqual([])
})

test.each([
  ['in use elsewhere', errorReply({ code: 409, type: 'in_use', message: 'En uso', uses: [] })],
  ['gone already', errorReply({ code: 404, type: 'not_found', message: 'No existe' })],
  ["of another's bucket", errorReply({ code: 403, type: 'forbidden', message: 'No' })],
])('a file %s is fine and quiet', async (_, rejection) => {
  await save([view('a')], [], (api) => api.respond(storageEndpoints.remove, rejection))
  expect(screen.queryByText(warning)).toBeNull()
})

test('real failures warn, once', async () => {
  await save([view('a'), view('b')], [], (api) => api.respond(storageEndpoints.remove, () => networkFailure))
  expect(await screen.findAllByText(warning)).toHaveLength(1)
})
