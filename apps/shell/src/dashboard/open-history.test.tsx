import { screen, waitFor, within } from '@testing-library/react'
import { historyEndpoints } from '@torneo/contracts/records/history'
import { LastSave } from '@torneo/panel/record/LastSave'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { expect, test } from 'vitest'

const form = { labels: { name: 'Nombre' }, restore: () => Promise.resolve(), dirty: false }

function List({ items }: { readonly items: readonly { readonly id: string }[] | undefined }) {
  const { record, isOpen, close } = useOpenRecord('sponsors', items)
  return (
    isOpen &&
    record && (
      <Modal title={`Editar ${record.id}`} onClose={close}>
        <LastSave id={record.id} updatedAt={undefined} form={form} />
      </Modal>
    )
  )
}

const open = (ids?: readonly string[]) => {
  const as = aUser()
  const api = new FakeApi(as).respond(historyEndpoints.list, {
    total: 1,
    items: [{ id: 's', at: '2025-11-15T12:00:00Z', by: 'Carla', action: 'Sponsor agregado', changes: [] }],
  })
  return renderScreen(<List items={ids?.map((id) => ({ id }))} />, {
    as,
    api,
    path: '/sponsors?buscar=a&historial=acme',
  })
}

test("a link to a history opens the record's form with its history over it, once", async () => {
  const { user, address } = open(['coop', 'acme'])
  await screen.findByText('Como está ahora')
  expect(screen.getByRole('dialog', { name: 'Editar acme' })).toBeTruthy()
  await user.click(within(screen.getByRole('dialog', { name: 'Historial' })).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Historial' })).toBeNull())
  expect([address(), screen.queryByRole('dialog', { name: 'Editar acme' }) !== null]).toEqual([
    '/sponsors?buscar=a&abrir=editar.acme',
    true,
  ])
})

test('a link to a deleted record says so; one whose list is still loading waits', async () => {
  const { unmount } = open()
  expect(screen.queryByText(/Ya no está/)).toBeNull()
  unmount()
  const { address } = open(['coop'])
  expect(await screen.findByText('Ya no está en la lista. Si se eliminó, búscalo en la Papelera.')).toBeTruthy()
  expect(address()).toBe('/sponsors?buscar=a')
})
