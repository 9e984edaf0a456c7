import { expect, test } from 'vitest'
import { sportMatches } from './sport-search'

const sport = { name: 'Fútbol', description: 'Once por lado en cancha grande' }

test.each([
  ['', true], ['  ', true], ['futbol', true], ['FÚT', true], ['grande futbol', true], ['básquet', false], ['futbol chica', false],
])('a search for %j finds it: %j', (search, found) => {
  expect(sportMatches(sport, search)).toBe(found)
})
