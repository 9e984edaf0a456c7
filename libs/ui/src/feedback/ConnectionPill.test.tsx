import { render, screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { ConnectionPill } from './ConnectionPill'

test.each([
  ['online', 'En línea'],
  ['reconnecting', 'Reconectando'],
  ['offline', 'Sin conexión'],
] as const)('%s is labelled %s', (state, word) => {
  render(<ConnectionPill state={state} />)
  expect(screen.getByRole('status').textContent).toBe(word)
})

it('shows an age that is not read out each time it grows', () => {
  const { rerender } = render(<ConnectionPill state="offline" age="Datos de hace 40 s" />)
  rerender(<ConnectionPill state="offline" age="Datos de hace 41 s" />)
  expect(screen.getByText('Datos de hace 41 s')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Sin conexión')
})

it('delays the state of an opening page, and shows a lost connection immediately', () => {
  const animation = () => getComputedStyle(screen.getByRole('status').parentElement as HTMLElement).animation
  const { rerender } = render(<ConnectionPill state="reconnecting" />)
  expect(animation()).not.toBe('')
  for (const state of ['online', 'reconnecting', 'reconnecting'] as const)
    rerender(<ConnectionPill state={state} age="Datos de hace 2 s" />)
  expect(animation()).toBe('')
})
