import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
