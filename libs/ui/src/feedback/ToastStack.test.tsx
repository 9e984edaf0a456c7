import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Modal } from '../dialogs/Modal'
import { ToastStack, type ToastMessage } from './ToastStack'

const toast = (id: string, kind: ToastMessage['kind'] = 'success'): ToastMessage => ({
  id,
  kind,
  message: `Aviso ${id}`,
})
const nothing = () => undefined

it('has its status before the first message, and announces errors as alerts', () => {
  const { rerender } = render(<ToastStack toasts={[]} onClose={nothing} />)
  const status = screen.getByRole('status', { name: 'Avisos' })
  expect(status.textContent).toBe('')
  rerender(<ToastStack toasts={[toast('1'), toast('2', 'error')]} onClose={nothing} />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Aviso 1')
  expect(screen.getByRole('alert').textContent).toBe('Aviso 2')
})

it('renders the last three', () => {
  render(<ToastStack toasts={['1', '2', '3', '4'].map((id) => toast(id))} onClose={nothing} />)
  expect(screen.getAllByText(/^Aviso/).map((element) => element.textContent)).toEqual(['Aviso 2', 'Aviso 3', 'Aviso 4'])
})

it('counts repeated messages', () => {
  render(<ToastStack toasts={[toast('1'), { ...toast('2'), times: 3 }]} onClose={nothing} />)
  expect(screen.getByRole('status', { name: 'Avisos' }).textContent).toBe('Aviso 1Aviso 2×3')
})

it('pauses while the pointer is over it, also when that toast is closed', async () => {
  const calls: string[] = []
  const handlers = {
    onClose: (id: string) => calls.push(`close ${id}`),
    onPause: () => calls.push('pause'),
    onResume: () => calls.push('resume'),
  }
  const { rerender } = render(<ToastStack toasts={[toast('1')]} {...handlers} />)
  await userEvent.hover(screen.getByText('Aviso 1'))
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(calls[0]).toBe('pause')
  expect(calls.at(-1)).toBe('close 1')
  rerender(<ToastStack toasts={[]} {...handlers} />)
  expect(calls.at(-1)).toBe('resume')
})

it('returns the focus when the last toast is closed by keyboard', async () => {
  const close = vi.fn()
  render(
    <>
      <button>Guardar</button>
      <ToastStack toasts={[toast('1')]} onClose={close} />
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledWith('1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar' }))
})

it('moves into the open modal dialog, and out of it when it closes', async () => {
  const page = (isOpen: boolean) => (
    <>
      {isOpen && (
        <Modal title="Partido" onClose={nothing}>
          Datos
        </Modal>
      )}
      <ToastStack toasts={[toast('1')]} onClose={nothing} />
    </>
  )
  const { rerender } = render(page(false))
  const home = () => screen.getByText('Aviso 1').closest('dialog')
  expect(home()).toBeNull()
  rerender(page(true))
  await waitFor(() => expect(home()).toBe(screen.getByRole('dialog')))
  rerender(page(false))
  await waitFor(() => expect(home()).toBeNull())
})
