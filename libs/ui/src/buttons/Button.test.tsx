import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button'
import { IconButton } from './IconButton'

it('does not submit a form unless its type is submit', () => {
  render(<Button>Cancelar</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' }).type).toBe('button')
})

it('keeps the focus and ignores presses while busy, also as the submit button of a form', async () => {
  const press = vi.fn()
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const page = (busy: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Título" />
      <Button type="submit" busy={busy} busyLabel="Guardando..." onClick={press}>
        Guardar
      </Button>
    </form>
  )
  const { rerender } = render(page(false))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(1)

  rerender(page(true))
  const button = screen.getByRole('button', { name: 'Guardando...' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Título'), '{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(1)
})

it('keeps the name of a busy button without a busy label', () => {
  render(<Button busy>Reintentar</Button>)
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

it('names an icon button and shows its name to a mouse', async () => {
  render(<IconButton label="Eliminar Promo 98" icon="×" />)
  const button = screen.getByRole('button', { name: 'Eliminar Promo 98' })
  await userEvent.hover(button)
  expect(screen.getByText('Eliminar Promo 98')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Eliminar Promo 98')).toBeNull()
})
