import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Bracket } from './Bracket'
import type { BracketMatch } from './bracket-match'

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  })

const match = (
  id: string,
  name: string,
  home: string,
  away: string | null,
  scores?: [string, string],
): BracketMatch => ({
  id,
  name,
  sides: [
    { name: home, mark: <b>H</b>, score: scores?.[0] },
    {
      name: away ?? 'Ganador Cuartos 2',
      mark: away === null ? null : <b>A</b>,
      score: scores?.[1],
      isOut: Boolean(scores),
    },
  ],
})

const rounds = [
  { id: '1', name: 'Semifinales', matches: [match('s1', 'Semifinal 1', 'Promo 98', 'Promo 87', ['2', '0']), null] },
  { id: '2', name: 'Final', matches: [match('f', 'Final', 'Promo 98', null)] },
]
const third = match('t', 'Tercer puesto', 'Promo 87', 'Promo 12')

afterEach(() => setWidth(1024))

test('is read as a list of rounds with their ties, byes left out', () => {
  setWidth(1280)
  render(<Bracket label="Oro" rounds={rounds} thirdPlace={third} />)
  const list = within(screen.getByRole('list', { name: 'Rondas de Oro' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Semifinales',
    'Final',
    'Tercer puesto',
  ])
  expect(screen.getByText('Semifinal 1').closest('[data-tie]')?.textContent).toBe('Semifinal 1HPromo 982APromo 870')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a tie opens by its button, and the open one says so', async () => {
  setWidth(1280)
  const open = vi.fn<(id: string) => void>()
  render(<Bracket label="Oro" rounds={rounds} chosenId="s1" onOpen={open} />)
  await userEvent.click(screen.getByRole('button', { name: /^Final/ }))
  expect(open.mock.calls).toEqual([['f']])
  expect(screen.getByRole('button', { name: /^Semifinal 1/, expanded: true })).toBeDefined()
})

test('a phone shows the round that is played, and the others one press away', async () => {
  setWidth(390)
  render(<Bracket label="Oro" rounds={rounds} thirdPlace={third} onOpen={() => undefined} />)
  const ties = () =>
    screen.getAllByRole('button', { name: /^(Semifinal \d|Final H|Tercer)/ }).map((tie) => tie.dataset.tie)
  expect(ties()).toEqual(['f', 't'])
  await userEvent.click(screen.getByRole('tab', { name: 'Semifinales' }))
  expect(ties()).toEqual(['s1'])
  expect(screen.getByText('Los ganadores van a la Final')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Final' }))
  expect(screen.getByRole('tab', { name: 'Final', selected: true })).toBeDefined()
})
