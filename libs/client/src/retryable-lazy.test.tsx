import { render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { retryableLazy, retryFailedLazies } from './retryable-lazy'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children
  }
}

it('requests a failed part again after `retryFailedLazies`', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const Part = retryableLazy<object>(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('404')) : Promise.resolve({ default: () => <p>There</p> })
  })
  const page = (round: number) => (
    <Boundary key={round}>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </Boundary>
  )
  const { rerender } = render(page(1))
  expect(await screen.findByText('Failed')).toBeDefined()
  retryFailedLazies()
  rerender(page(2))
  expect(await screen.findByText('There')).toBeDefined()
  retryFailedLazies()
  expect(tries).toBe(2)
})

it('renders a prefetched part immediately, without the fallback', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>There</p> }))
  const Part = retryableLazy<object>(load)
  void Part.prefetch?.()
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('fulfilled')
  await Promise.resolve()
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('There')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

it('fails with the prefetch that it waits for, without another request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(new Error('404')))
  const Part = retryableLazy<object>(load)
  void Part.prefetch?.()
  render(
    <Boundary>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </Boundary>,
  )
  expect(await screen.findByText('Failed')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

it('requests a part again whose prefetch failed', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>There</p> }))
  load.mockRejectedValueOnce(new Error('404'))
  const Part = retryableLazy<object>(load)
  void Part.prefetch?.()
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  render(
    <Suspense fallback="…">
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('There')).toBeDefined()
})
