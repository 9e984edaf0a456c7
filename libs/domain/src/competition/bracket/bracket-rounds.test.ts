import { expect, test } from 'vitest'
import { seededBracket } from './bracket'
import { bracketRounds } from './bracket-rounds'
import { byesOf } from './byes'

const bracketOf = (teams: number) =>
  seededBracket(
    Array.from({ length: teams }, (_, index) => ({ team: `t${index + 1}` })),
    { idPrefix: 'b', thirdPlace: true },
  )
const drawn = (teams: number) =>
  bracketRounds(bracketOf(teams), byesOf(bracketOf(teams))).map(
    ({ name, ties }) => `${name}: ${ties.map((tie) => tie?.id ?? '–').join(' ')}`,
  )

test('a bracket is drawn by rounds with their names, without the match for the third place', () => {
  expect(drawn(8)).toEqual(['Cuartos: b-1-1 b-1-2 b-1-3 b-1-4', 'Semifinales: b-2-1 b-2-2', 'Final: b-3-1'])
})

test('a bye keeps its place, so that the tree stays straight', () => {
  expect(drawn(6)[0]).toBe('Cuartos: – b-1-2 – b-1-4')
})

test('a bracket without a final numbers its rounds', () => {
  const firstRound = bracketOf(4).filter(({ round }) => round === 1)
  expect(bracketRounds(firstRound, byesOf(firstRound)).map(({ name }) => name)).toEqual(['Ronda 1'])
})
