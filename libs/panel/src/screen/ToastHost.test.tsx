import { act, render, screen } from '@testing-library/react'
import { createStore, Provider, useToast } from '@torneo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from './ToastHost'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Said() {
  const toast = useToast()
  return (
    <button
      onClick={() => {
        toast.success('Guardado')
        toast.success('Eliminado', { label: 'Deshacer', run: () => undefined })
      }}>
      Decir
    </button>
  )
}

test('a toast stays for 3 s, with an action for 10 s', () => {
  render(
    <Provider store={createStore()}>
      <Said />
      <ToastHost />
    </Provider>,
  )
  act(() => screen.getByRole('button', { name: 'Decir' }).click())
  const shown = () => ['Guardado', 'Eliminado'].filter((message) => screen.queryByText(message))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(2900)
  expect(shown()).toEqual(['Guardado', 'Eliminado'])
  pass(200)
  expect(shown()).toEqual(['Eliminado'])
  pass(6800)
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDefined()
  pass(200)
  expect(shown()).toEqual([])
})
