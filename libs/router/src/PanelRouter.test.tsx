import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Link, PanelRouter, Route, Routes, setLeaveGuard } from '.'

let stop = () => {}
let guardedPaths: string[]

beforeEach(() => {
  guardedPaths = []
  window.history.replaceState(null, '', '/one')
})

afterEach(() => {
  stop()
  cleanup()
})

function open() {
  render(
    <PanelRouter>
      <Link to="/one?tab=2">Same</Link>
      <Link to="/two">Two</Link>
      <Routes>
        <Route path="/one" element={<p>Screen one</p>} />
        <Route path="/two" element={<p>Screen two</p>} />
      </Routes>
    </PanelRouter>,
  )
}

function guardWith(answer: boolean | Promise<boolean>) {
  stop = setLeaveGuard((to) => {
    guardedPaths.push(to)
    return answer
  })
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

it('changes the screen without a guard', () => {
  open()
  press('Two')
  expect(screen.getByText('Screen two')).toBeDefined()
  expect(location.pathname).toBe('/two')
})

it('calls the guard before the screen changes, and stays when it says no', async () => {
  guardWith(Promise.resolve(false))
  open()
  await act(async () => press('Two'))
  expect(guardedPaths).toEqual(['/two'])
  expect(screen.getByText('Screen one')).toBeDefined()
  expect(location.pathname).toBe('/one')
})

it('changes the screen once the guard says yes', async () => {
  guardWith(Promise.resolve(true))
  open()
  await act(async () => press('Two'))
  expect(screen.getByText('Screen two')).toBeDefined()
})

it('does not call the guard when only the query changes', async () => {
  guardWith(Promise.resolve(false))
  open()
  await act(async () => press('Same'))
  expect(guardedPaths).toEqual([])
  expect(location.search).toBe('?tab=2')
})

it('calls no guard after its removal', () => {
  guardWith(false)
  stop()
  open()
  press('Two')
  expect(screen.getByText('Screen two')).toBeDefined()
})

describe("the browser's back button", () => {
  beforeEach(() => {
    open()
    press('Two')
  })

  it('leaves the screen only when the guard says yes', async () => {
    let answer = (_yes: boolean) => {}
    guardWith(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    window.history.back()
    await waitFor(() => expect(guardedPaths).toEqual(['/one']))
    // The blocked navigation has been reverted.
    await waitFor(() => expect(location.pathname).toBe('/two'))
    expect(screen.getByText('Screen two')).toBeDefined()
    answer(true)
    expect(await screen.findByText('Screen one')).toBeDefined()
    expect([location.pathname, guardedPaths]).toEqual(['/one', ['/one']])
  })

  it('stays on the screen and its address when the guard says no', async () => {
    guardWith(Promise.resolve(false))
    window.history.back()
    await waitFor(() => expect(guardedPaths).toEqual(['/one']))
    await waitFor(() => expect(location.pathname).toBe('/two'))
    expect(screen.getByText('Screen two')).toBeDefined()
    window.history.back()
    await waitFor(() => expect(guardedPaths).toEqual(['/one', '/one']))
  })
})

describe('a form in the address', () => {
  function openForm() {
    render(
      <PanelRouter>
        <Link to="/one?tab=2&abrir=nuevo">Form</Link>
        <Link to="/one?tab=3&abrir=nuevo">Filter</Link>
      </PanelRouter>,
    )
    press('Form')
  }

  it('opens without a guard, and is filtered behind without one', () => {
    guardWith(false)
    openForm()
    press('Filter')
    expect([guardedPaths, location.search]).toEqual([[], '?tab=3&abrir=nuevo'])
  })

  it('is closed by Back only when the guard says yes', async () => {
    openForm()
    guardWith(Promise.resolve(false))
    window.history.back()
    await waitFor(() => expect(guardedPaths).toEqual(['/one']))
    await waitFor(() => expect(location.search).toBe('?tab=2&abrir=nuevo'))
    guardWith(Promise.resolve(true))
    window.history.back()
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('stays while Back closes something above it, whose guard is called with the query', async () => {
    openForm()
    const searches: string[] = []
    stop = setLeaveGuard(
      () => true,
      (shown) => searches.push(shown) === 1,
    )
    window.history.back()
    await waitFor(() => expect(searches).toEqual(['?tab=2&abrir=nuevo']))
    await waitFor(() => expect(location.search).toBe('?tab=2&abrir=nuevo'))
    window.history.back()
    await waitFor(() => expect(location.search).toBe(''))
  })
})
