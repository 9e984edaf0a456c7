import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { EmptyState } from '../feedback/EmptyState'
import { ErrorPane } from '../feedback/ErrorPane'
import { DataTable } from './DataTable'

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  })

afterEach(() => setWidth(1024))

const users = (
  <DataTable
    caption="Usuarios"
    rows={[{ id: '1', name: 'Lucía Ferreyra', games: 12 }]}
    rowKey={(user) => user.id}
    columns={[
      { key: 'name', header: 'Nombre', primary: true, cell: (user) => user.name },
      { key: 'games', header: 'Partidos', numeric: true, cell: (user) => user.games },
    ]}
    actions={(user) => <button>Editar {user.name}</button>}
  />
)

it('is a table with named rows where there is room', () => {
  render(users)
  const table = screen.getByRole('table', { name: 'Usuarios' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Nombre', 'Partidos', 'Acciones'])
  expect(within(table).getByRole('rowheader', { name: 'Lucía Ferreyra' })).toBeTruthy()
  expect(within(table).getByRole('cell', { name: '12' })).toBeTruthy()
})

it('is a list of cards on a phone', () => {
  setWidth(390)
  render(users)
  expect(screen.queryByRole('table')).toBeNull()
  const card = within(screen.getByRole('list', { name: 'Usuarios' })).getByRole('listitem')
  expect(within(card).getByText('Partidos').tagName).toBe('DT')
  expect(within(card).getByText('12').tagName).toBe('DD')
  expect(within(card).getByRole('button', { name: 'Editar Lucía Ferreyra' })).toBeTruthy()
})

it('shows the prescribed sentence as a heading, with its action', () => {
  render(<EmptyState title="No hay goleadores registrados aún" icon="⚽" action={<button>Ver partidos</button>} />)
  expect(screen.getByRole('heading', { name: 'No hay goleadores registrados aún' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ver partidos' })).toBeTruthy()
})

it('keeps the focus on the retry while it runs, and folds the details', async () => {
  const retry = vi.fn()
  const pane = (busy: boolean) => (
    <ErrorPane title="No pudimos abrir Sponsors" text="El resto sigue." onRetry={retry} busy={busy} details="404" />
  )
  const { rerender } = render(pane(false))
  expect(screen.getByRole('alert').textContent).toContain('No pudimos abrir Sponsors')
  const button = screen.getByRole('button', { name: 'Reintentar' })
  await userEvent.click(button)
  rerender(pane(true))
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Detalles técnicos').closest('details')?.open).toBe(false)
})
