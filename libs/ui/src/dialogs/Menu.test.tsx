import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Menu } from './Menu'

const [duplicate, remove] = [vi.fn<() => void>(), vi.fn<() => void>()]
const dots = () => screen.getByRole('button', { name: 'Más acciones de Promo 98' })
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)

beforeEach(() => {
  vi.clearAllMocks()
  render(
    <>
      <Menu
        label="Más acciones de Promo 98"
        items={[
          { label: 'Duplicar', icon: null, onSelect: duplicate },
          { label: 'Eliminar', icon: null, tone: 'danger', onSelect: remove },
        ]}
      />
      <button>Otro</button>
    </>,
  )
})

it('opens on its first action, wraps around by arrow keys, and returns the focus before it runs the chosen action', async () => {
  expect(items()).toEqual([])
  await userEvent.click(dots())
  expect(items()).toEqual(['Duplicar', 'Eliminar'])
  expect(dots().getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement?.textContent).toBe('Duplicar')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Eliminar')
  remove.mockImplementation(() => expect(document.activeElement).toBe(dots()))
  await userEvent.keyboard('{Enter}')
  expect(remove.mock.results[0]?.type).toBe('return')
  expect([items(), duplicate.mock.calls]).toEqual([[], []])
})

it('closes by Escape, by its button and by a press outside, without an action', async () => {
  await userEvent.click(dots())
  await userEvent.keyboard('{Escape}')
  expect([items(), document.activeElement]).toEqual([[], dots()])
  await userEvent.click(dots())
  await userEvent.click(dots())
  expect(items()).toEqual([])
  await userEvent.click(dots())
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }))
  expect([items(), duplicate.mock.calls, remove.mock.calls]).toEqual([[], [], []])
})
