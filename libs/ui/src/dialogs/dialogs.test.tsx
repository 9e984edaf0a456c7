import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Segmented } from '../fields/Segmented'
import { TextField } from '../fields/TextField'
import { ConfirmDialog } from './ConfirmDialog'
import { Modal } from './Modal'

// Browser behaviour (inert page, focus trap, top layer) is covered by the gallery and the e2e tests.

it('opens on its first field, asks to close, and gives the focus back', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Nuevo partido</button>
        {isOpen && (
          <Modal title="Partido" onClose={() => setOpen(false)}>
            <TextField label="Lugar" />
          </Modal>
        )}
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo partido' }))
  expect(screen.getByRole('dialog', { name: 'Partido' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Lugar'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nuevo partido' }))
})

it('opens on the first field that can be typed in', () => {
  render(
    <Modal title="Tu sesión terminó" onClose={() => undefined}>
      <TextField label="Correo" readOnly />
      <TextField label="Contraseña" />
    </Modal>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'))
})

it('focuses the chosen radio of a group, not the first', () => {
  const options = [
    { value: 'desktop', label: 'Escritorio' },
    { value: 'phone', label: 'Teléfono' },
  ] as const
  render(
    <Modal title="Vista previa" onClose={() => undefined}>
      <Segmented label="Tamaño" value="phone" onChange={() => undefined} options={options} />
    </Modal>,
  )
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Teléfono' }))
})

it('focuses the title when there is no field', () => {
  render(
    <Modal title="Galería" onClose={() => undefined}>
      27 fotos
    </Modal>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Galería' }))
})

it('leaves the decision to its owner, and ignores requests while busy', async () => {
  const close = vi.fn()
  const { rerender } = render(
    <Modal title="Partido" onClose={close}>
      <TextField label="Lugar" />
    </Modal>,
  )
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('dialog'))
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(close).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('dialog')).toBeTruthy()
  rerender(
    <Modal title="Partido" busy onClose={close}>
      <TextField label="Lugar" />
    </Modal>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(3)
})

it('focuses the cancel button; Escape closes the question only', async () => {
  const close = vi.fn()
  const cancel = vi.fn()
  render(
    <Modal title="Partido" onClose={close}>
      <ConfirmDialog
        title="¿Descartar los cambios?"
        body="No se guardaron."
        confirmLabel="Descartar"
        tone="danger"
        onConfirm={() => undefined}
        onCancel={cancel}
      />
    </Modal>,
  )
  const question = screen.getByRole('alertdialog', { name: '¿Descartar los cambios?' })
  // A child opens before its parent, which then gets the focus; in the product the question opens later.
  screen.getByRole('button', { name: 'Cancelar' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
  await userEvent.click(question)
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(close).not.toHaveBeenCalled()
})

it('shows why a confirmed action failed', async () => {
  const confirm = vi.fn()
  render(
    <ConfirmDialog
      title="¿Eliminar?"
      confirmLabel="Eliminar"
      error="No se pudo eliminar"
      onConfirm={confirm}
      onCancel={() => undefined}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.getByRole('alert').textContent).toBe('No se pudo eliminar')
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})
