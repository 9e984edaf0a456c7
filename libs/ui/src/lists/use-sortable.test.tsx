import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import { SortHandle } from './SortHandle'
import { useSortable, withMoved } from './use-sortable'

function List({ onSort, disabled }: { onSort: (ids: readonly string[]) => void; disabled?: boolean }) {
  const [ids, setIds] = useState<readonly string[]>(['uno', 'dos', 'tres'])
  const sort = useSortable({
    ids,
    nameOf: (id) => id.toUpperCase(),
    disabled,
    onSort: (next) => {
      onSort(next)
      setIds(next)
    },
  })
  return (
    <>
      <ul>
        {sort.ids.map((id) => (
          <li key={id} {...sort.item(id)}>
            <SortHandle {...sort.handle(id)} />
            {id}
          </li>
        ))}
      </ul>
      <p role="status">{sort.announcement}</p>
    </>
  )
}

function open(disabled?: boolean) {
  const sorted: (readonly string[])[] = []
  render(<List onSort={(ids) => sorted.push(ids)} {...(disabled ? { disabled } : {})} />)
  return { user: userEvent.setup(), sorted }
}
const shown = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['sortId'])
const handle = (name: string) => screen.getByRole('button', { name: `Mover ${name}` })
const said = () => screen.getByRole('status').textContent

test.each([
  [0, ['b', 'a', 'c']],
  [9, ['a', 'c', 'b']],
  [-Infinity, ['b', 'a', 'c']],
  [1, ['a', 'b', 'c']],
])('the list with b at %s', (to, list) => {
  expect(withMoved(['a', 'b', 'c'], 'b', to)).toEqual(list)
})

describe('sorting by keyboard', () => {
  it('Space picks up, arrows move, Space drops; each step is announced, and the focus stays', async () => {
    const { user, sorted } = open()
    handle('UNO').focus()
    await user.keyboard(' ')
    expect(said()).toBe(
      'Tomaste «UNO», lugar 1 de 3. Muévela con las flechas o toca el lugar de otra, suéltala con Espacio, cancela con Escape.',
    )
    expect(handle('UNO').getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect([shown(), said(), document.activeElement]).toEqual([
      ['dos', 'tres', 'uno'],
      '«UNO»: lugar 3 de 3',
      handle('UNO'),
    ])
    expect(sorted).toEqual([])
    await user.keyboard(' ')
    expect([sorted, said()]).toEqual([[['dos', 'tres', 'uno']], '«UNO» quedó en el lugar 3 de 3'])
  })

  it('Home and End go to the ends, Escape puts it back and stays inside', async () => {
    const { user, sorted } = open()
    const outer = vi.fn()
    document.addEventListener('keydown', outer)
    handle('TRES').focus()
    await user.keyboard('{Enter}{Home}')
    expect(shown()).toEqual(['tres', 'uno', 'dos'])
    outer.mockClear()
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', outer)
    expect([shown(), said(), sorted]).toEqual([['uno', 'dos', 'tres'], '«TRES» volvió al lugar 3 de 3', []])
  })

  it('arrows move only a picked-up item, and none can be picked up while disabled', async () => {
    const { user, sorted } = open(true)
    handle('UNO').focus()
    await user.keyboard('{ArrowDown} {ArrowDown} ')
    expect([shown(), sorted]).toEqual([['uno', 'dos', 'tres'], []])
  })
})

describe('sorting by pointer', () => {
  const over = (name: string) => {
    document.elementFromPoint = () => screen.getByText(name)
  }
  const dragTo = (name: string) => {
    over(name)
    fireEvent.pointerMove(window, { clientX: 1, clientY: 100 })
  }

  it('a dragged item follows the pointer, and is stored on release', () => {
    const { sorted } = open()
    fireEvent.pointerDown(handle('UNO'), { button: 0, isPrimary: true })
    dragTo('dos')
    dragTo('tres')
    expect([shown(), sorted]).toEqual([['dos', 'tres', 'uno'], []])
    fireEvent.pointerUp(window)
    expect(sorted).toEqual([['dos', 'tres', 'uno']])
  })

  it('moves faster than the list renders end where the pointer ends', () => {
    const { sorted } = open()
    document.elementFromPoint = () => screen.getAllByRole('listitem')[0] ?? null
    fireEvent.pointerDown(handle('TRES'), { button: 0, isPrimary: true })
    act(() => {
      for (const clientY of [100, 90]) window.dispatchEvent(new MouseEvent('pointermove', { clientX: 1, clientY }))
    })
    fireEvent.pointerUp(window)
    expect(sorted).toEqual([['tres', 'uno', 'dos']])
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a phone that scrolls', () => fireEvent.pointerCancel(window)],
  ])('%s puts it back', (_, stop) => {
    const { sorted } = open()
    fireEvent.pointerDown(handle('UNO'), { button: 0, isPrimary: true })
    dragTo('tres')
    stop()
    expect([shown(), sorted]).toEqual([['uno', 'dos', 'tres'], []])
  })

  it('a pressed item is picked up, and moves to the position of the next pressed one, without dragging', () => {
    const { sorted } = open()
    const press = (name: string) => {
      fireEvent.pointerDown(handle(name), { button: 0, isPrimary: true })
      fireEvent.pointerUp(window)
    }
    press('UNO')
    expect([handle('UNO').getAttribute('aria-pressed'), sorted]).toEqual(['true', []])
    press('TRES')
    expect([shown(), sorted, said()]).toEqual([
      ['dos', 'tres', 'uno'],
      [['dos', 'tres', 'uno']],
      '«UNO» quedó en el lugar 3 de 3',
    ])
    press('DOS')
    press('DOS')
    expect([handle('DOS').getAttribute('aria-pressed'), sorted.length]).toEqual(['false', 1])
  })

  it('a finger that trembles does not drag', () => {
    const { sorted } = open()
    fireEvent.pointerDown(handle('UNO'), { button: 0, isPrimary: true, clientX: 10, clientY: 10 })
    over('dos')
    fireEvent.pointerMove(window, { clientX: 13, clientY: 15 })
    expect([shown(), sorted]).toEqual([['uno', 'dos', 'tres'], []])
  })

  it('a drop at the same position stores nothing', () => {
    const { sorted } = open()
    fireEvent.pointerDown(handle('UNO'), { button: 0, isPrimary: true })
    dragTo('dos')
    dragTo('dos')
    fireEvent.pointerUp(window)
    expect([sorted, said()]).toEqual([[], '«UNO» quedó en el lugar 1 de 3'])
  })
})
