import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Sheet } from '../dialogs/Sheet'
import { Stepper } from '../fields/Stepper'

it('a stepper names its target, and steps once per press', async () => {
  const onStep = vi.fn<(step: 1 | -1) => void>()
  render(
    <Stepper
      less={{ label: 'Restar gol a Promo 98', shortcut: 'A' }}
      more={{ label: 'Sumar gol a Promo 98' }}
      onStep={onStep}>
      2
    </Stepper>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sumar gol a Promo 98' }))
  const less = screen.getByRole('button', { name: 'Restar gol a Promo 98' })
  await userEvent.click(less)
  expect(onStep.mock.calls).toEqual([[1], [-1]])
  expect(less.getAttribute('aria-keyshortcuts')).toBe('A')
})

it('a sheet focuses its first field and closes by Escape, × and its backdrop, not by a press that began inside', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Sheet title="Registrar Gol" aside="34′" onClose={onClose} footer={<button>Registrar</button>}>
      <select aria-label="Jugador" />
    </Sheet>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Registrar Gol' })
  expect(document.activeElement).toBe(screen.getByLabelText('Jugador'))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  fireEvent.pointerDown(screen.getByLabelText('Jugador'))
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(3)
})
