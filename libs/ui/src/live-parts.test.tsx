import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from './Sheet'
import { Snackbar, type Snack } from './Snackbar'
import { Stepper } from './Stepper'

it('a stepper says what it steps, and steps once a press', async () => {
  const onStep = vi.fn<(step: 1 | -1) => void>()
  render(<Stepper less={{ label: 'Restar gol a Promo 98', shortcut: 'A' }} more={{ label: 'Sumar gol a Promo 98' }} onStep={onStep}>2</Stepper>)
  await userEvent.click(screen.getByRole('button', { name: 'Sumar gol a Promo 98' }))
  const less = screen.getByRole('button', { name: 'Restar gol a Promo 98' })
  await userEvent.click(less)
  expect(onStep.mock.calls).toEqual([[1], [-1]])
  expect(less.getAttribute('aria-keyshortcuts')).toBe('A')
})

it('a sheet opens on its first field and closes by Escape, × and beside it, not by a press that began inside', async () => {
  const onClose = vi.fn<() => void>()
  render(<Sheet title="Registrar Gol" aside="34′" onClose={onClose} footer={<button>Registrar</button>}><select aria-label="Jugador" /></Sheet>)
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

describe('a snackbar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const goal: Snack = { id: 'a', message: 'Gol de Martín Sosa', actionLabel: 'Deshacer' }
  const draw = (snack: Snack | null) => {
    const [onAction, onEnd] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()]
    const rendered = render(<Snackbar snack={snack} onAction={onAction} onEnd={onEnd} />)
    return { onAction, onEnd, again: (next: Snack | null) => rendered.rerender(<Snackbar snack={next} onAction={onAction} onEnd={onEnd} />) }
  }
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

  it('says what was done, offers to take it back, and goes after 10 s', async () => {
    const { onAction, onEnd, again } = draw(null)
    expect(screen.getByRole('status').textContent).toBe('')
    again(goal)
    expect(screen.getByRole('status').textContent).toBe('Gol de Martín Sosa')
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(onAction.mock.calls).toEqual([['a']])
    await wait(9900)
    expect(onEnd).not.toHaveBeenCalled()
    await wait(200)
    expect(onEnd.mock.calls).toEqual([['a']])
  })

  it('stays while the focus keeps it, and then for the rest of its time', async () => {
    const { onEnd } = draw(goal)
    await wait(8000)
    fireEvent.focus(screen.getByRole('button'))
    await wait(60_000)
    fireEvent.blur(screen.getByRole('button'))
    await wait(1900)
    expect(onEnd).not.toHaveBeenCalled()
    await wait(200)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('gives a newer one its whole time, and one without a button 3 s', async () => {
    const { onEnd, again } = draw(goal)
    await wait(9000)
    again({ id: 'b', message: 'Se deshizo' })
    expect(screen.queryByRole('button')).toBeNull()
    await wait(2900)
    expect(onEnd).not.toHaveBeenCalled()
    await wait(200)
    expect(onEnd.mock.calls).toEqual([['b']])
  })

  it('gives the focus back to where it came from', () => {
    render(<button>Antes</button>)
    draw(goal)
    const [before, undo] = screen.getAllByRole('button')
    before?.focus()
    undo?.focus()
    fireEvent.click(undo!)
    expect(document.activeElement).toBe(before)
  })
})
