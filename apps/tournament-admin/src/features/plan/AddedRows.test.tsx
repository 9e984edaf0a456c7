import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddedRows } from './AddedRows'

const handleRemove = vi.fn()

const rowsOf = (items: readonly string[]) => (
  <AddedRows
    items={items}
    labelOf={(item) => item}
    removeLabel={(label) => `Quitar ${label}`}
    addLabel="Agregar cancha"
    needsOne
    onRemove={handleRemove}
    renderForm={(close) => (
      <button type="button" onClick={close}>
        Cancelar
      </button>
    )}
  />
)
const button = (name: string) => screen.getByRole('button', { name })

test('a form that closes gives the focus back to the button that opened it, which takes none before', () => {
  render(rowsOf(['Cancha 1']))
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(button('Agregar cancha'))
  fireEvent.click(button('Cancelar'))
  expect(document.activeElement).toBe(button('Agregar cancha'))
  fireEvent.click(button('Quitar Cancha 1'))
  expect(handleRemove).toHaveBeenCalledWith('Cancha 1')
})

test('a list that needs a row shows its form as long as it has none', () => {
  const { rerender } = render(rowsOf([]))
  expect(button('Cancelar')).toBeDefined()
  rerender(rowsOf(['Cancha 1']))
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
})
