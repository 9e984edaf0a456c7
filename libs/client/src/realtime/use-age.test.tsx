import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAge } from './use-age'

function Age({ asOf }: { asOf: number | null }) {
  const age = useAge(asOf)
  return <p>{age === null ? 'sin edad' : `${Math.floor(age / 1000)} s`}</p>
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('grows by the second, and every quarter of a minute after the first', async () => {
  render(<Age asOf={Date.now() - 57_000} />)
  const ages: (string | null)[] = []
  for (let second = 0; second < 20; second += 1) {
    ages.push(screen.getByRole('paragraph').textContent)
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  expect([...new Set(ages)]).toEqual(['57 s', '58 s', '59 s', '60 s', '75 s'])
})

it('is correct immediately after the time changes', async () => {
  const { rerender } = render(<Age asOf={null} />)
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(screen.getByText('sin edad')).toBeDefined()
  rerender(<Age asOf={Date.now() - 18_000} />)
  expect(screen.getByText('18 s')).toBeDefined()
})
