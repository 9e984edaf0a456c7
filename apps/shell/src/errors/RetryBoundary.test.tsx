import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { RetryBoundary } from './RetryBoundary'

const throwsOnLeave = () => () => {
  throw new Error('left')
}
function Effect() {
  useEffect(throwsOnLeave, [])
  return null
}
function LayoutEffect() {
  useLayoutEffect(throwsOnLeave, [])
  return null
}
function InsertionEffect() {
  useInsertionEffect(throwsOnLeave, [])
  return null
}
const Ref = () => <p ref={throwsOnLeave} />
const Dozen = () => Array.from({ length: 12 }, (_, key) => <Effect key={key} />)
const Pair = () => [<Effect key="effect" />, <Ref key="ref" />]

const page = (at: string, screens: Readonly<Record<string, React.ReactNode>>) => (
  <RetryBoundary at={at} pane={(retry) => <button onClick={retry}>Reintentar</button>}>
    <div key={at}>{screens[at]}</div>
  </RetryBoundary>
)

it.each([
  ['an effect', Effect],
  ['a layout effect', LayoutEffect],
  ['an insertion effect', InsertionEffect],
  ['a ref', Ref],
  ['a dozen of effects', Dozen],
  ['an effect and a ref', Pair],
])('%s that throws on being left costs the next screen nothing', async (_case, Leaver) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const screens = { '/a': <Leaver />, '/b': <p>Sponsors</p> }
  const { rerender } = render(page('/a', screens))
  for (const at of ['/b', '/a', '/b', '/a', '/b', '/a', '/b']) rerender(page(at, screens))
  expect(await screen.findByText('Sponsors')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a screen that throws each time becomes a pane, whose button tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Screen = () => {
    if (isBroken) throw new Error('x')
    return <p>Dashboard</p>
  }
  render(page('/', { '/': <Screen /> }))
  isBroken = false
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Dashboard')).toBeDefined()
})
