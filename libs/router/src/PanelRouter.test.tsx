import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Link, PanelRouter, Route, Routes, setLeaveGuard } from './index'

let stop = () => {}
let asked: string[]

beforeEach(() => {
  asked = []
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
    asked.push(to)
    return answer
  })
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

it('changes the screen when nobody minds', () => {
  open()
  press('Two')
  expect(screen.getByText('Screen two')).toBeDefined()
  expect(location.pathname).toBe('/two')
})

it('asks before the screen changes, and stays when the answer is no', async () => {
  guardWith(Promise.resolve(false))
  open()
  await act(async () => press('Two'))
  expect(asked).toEqual(['/two'])
  expect(screen.getByText('Screen one')).toBeDefined()
  expect(location.pathname).toBe('/one')
})

it('goes once the answer is yes', async () => {
  guardWith(Promise.resolve(true))
  open()
  await act(async () => press('Two'))
  expect(screen.getByText('Screen two')).toBeDefined()
})

it('does not ask where only the query changes', async () => {
  guardWith(Promise.resolve(false))
  open()
  await act(async () => press('Same'))
  expect(asked).toEqual([])
  expect(location.search).toBe('?tab=2')
})

it('stops asking when the guard is taken back', () => {
  guardWith(false)
  stop()
  open()
  press('Two')
  expect(screen.getByText('Screen two')).toBeDefined()
})

describe('the browser\'s back button', () => {
  beforeEach(() => {
    open()
    press('Two')
  })

  it('leaves the screen when the guard says yes, and then only', async () => {
    let answer = (_yes: boolean) => {}
    guardWith(new Promise((resolve) => {
      answer = resolve
    }))
    window.history.back()
    await waitFor(() => expect(asked).toEqual(['/one']))
    // The refused step back has been taken forward again.
    await waitFor(() => expect(location.pathname).toBe('/two'))
    expect(screen.getByText('Screen two')).toBeDefined()
    answer(true)
    expect(await screen.findByText('Screen one')).toBeDefined()
    expect([location.pathname, asked]).toEqual(['/one', ['/one']])
  })

  it('stays on the screen, its address too, when the guard says no', async () => {
    guardWith(Promise.resolve(false))
    window.history.back()
    await waitFor(() => expect(asked).toEqual(['/one']))
    await waitFor(() => expect(location.pathname).toBe('/two'))
    expect(screen.getByText('Screen two')).toBeDefined()
    // It asks again the next time.
    window.history.back()
    await waitFor(() => expect(asked).toEqual(['/one', '/one']))
  })
})
