import { retryableLazy } from '@torneo/client'
import { Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LazyBoundary } from './LazyBoundary'

/** A part whose code is loaded once `load` is called. */
function latePart() {
  let load: () => void = () => undefined
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  const Part = retryableLazy<object>(() => loading.then(() => ({ default: () => <p>There</p> })))
  return { Part, load }
}

/** Renders as the panel does: within `act`, React reveals everything immediately. */
function renderOutsideOfAct(children: ReactNode): HTMLElement {
  const element = document.createElement('div')
  const root = createRoot(element)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => {
    root.unmount()
    vi.unstubAllGlobals()
  })
  root.render(children)
  return element
}

it('reveals loaded parts before Suspense alone would', async () => {
  const [own, other] = [latePart(), latePart()]
  const first = renderOutsideOfAct(
    <LazyBoundary parts={[own.Part, false, undefined]} fallback="…">
      <own.Part />
    </LazyBoundary>,
  )
  const second = renderOutsideOfAct(
    <Suspense fallback="…">
      <other.Part />
    </Suspense>,
  )
  await expect.poll(() => [first.textContent, second.textContent]).toEqual(['…', '…'])
  // Stops the clock by which React delays what it reveals, so that a slow machine changes no order.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
  const order: string[] = []
  const observe = (element: HTMLElement, name: string) =>
    new MutationObserver(() => element.textContent === 'There' && order.push(name)).observe(element, {
      childList: true,
      subtree: true,
    })
  observe(second, 'Suspense')
  observe(first, 'LazyBoundary')
  other.load()
  own.load()
  await expect.poll(() => order).toEqual(['LazyBoundary', 'Suspense'])
})
