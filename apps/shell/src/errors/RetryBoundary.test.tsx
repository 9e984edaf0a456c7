import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { RetryBoundary } from './RetryBoundary'

const throwsOnLeave = () => () => {
  throw new Error('left')
}
const leavers = {
  effect: () => (useEffect(throwsOnLeave, []), null),
  'layout effect': () => (useLayoutEffect(throwsOnLeave, []), null),
  'insertion effect': () => (useInsertionEffect(throwsOnLeave, []), null),
  ref: () => <p ref={throwsOnLeave} />,
  'dozen of effects': () => [...'abcdefghijkl'].map((key) => <leavers.effect key={key} />),
  'pair of kinds of effects': () => [<leavers.effect key="a" />, <leavers.ref key="b" />],
} as const

const page = (at: string, screens: Readonly<Record<string, React.ReactNode>>) => (
  <RetryBoundary at={at} pane={(retry) => <button onClick={retry}>Reintentar</button>}>
    <div key={at}>{screens[at]}</div>
  </RetryBoundary>
)

it.each(Object.entries(leavers))('an %s that throws on being left costs the next screen nothing', async (_, Leaver) => {
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
