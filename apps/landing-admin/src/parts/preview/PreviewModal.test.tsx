import { fireEvent, screen, waitFor } from '@testing-library/react'
import { previewEndpoints } from '@torneo/contracts/content/preview'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import PreviewModal from './PreviewModal'

const carla = aUser({ role: 'admin_landing' })
const aLink = (id: string, name: string) => ({
  id,
  by: { id: name, name },
  createdAt: '2025-11-01T10:00:00.000Z',
  expiresAt: '2025-11-02T10:00:00.000Z',
})

function open(as = carla) {
  const api = new FakeApi(as)
  let items = [aLink('a', 'Carla'), aLink('b', 'Lucía'), aLink('c', 'Carla')]
  api.respond(previewEndpoints.links, () => ({ total: items.length, items }))
  api.respond(previewEndpoints.endLinks, () => {
    items = []
    return undefined as never
  })
  renderScreen(
    <PreviewModal draft={{ name: 'hero', id: 'h', values: {} }} onEdit={() => undefined} onClose={() => undefined} />,
    { path: '/hero', as, api },
  )
  return api
}

test('says how many links show the page and whose they are, and ends them all', async () => {
  const api = open()
  const end = await screen.findByRole('button', { name: 'Anular los 3 enlaces' })
  expect(end.title).toBe('De Carla, Lucía. Nadie podrá ver más la página con ellos.')
  fireEvent.click(end)
  expect(await screen.findByText('Los enlaces ya no sirven.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Anular/ })).toBeNull())
  expect(api.callsTo(previewEndpoints.endLinks)).toHaveLength(1)
})

test('asks for no links of a user who may give none', async () => {
  const api = open(aUser({ role: 'admin_tournament' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(api.callsTo(previewEndpoints.links)).toHaveLength(0)
})
