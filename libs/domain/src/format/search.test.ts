import { expect, test } from 'vitest'
import { matchesSearch } from './search'

test.each([
  [['José Núñez', 'jose@torneo.local'], 'nunez', true],
  [['José Núñez'], 'núñez josé', true],
  [['Fútbol'], '', true],
  [['Fútbol'], '  ', true],
  [['Fútbol', 'Once contra once'], 'futbol once', true],
  [['Fútbol'], 'futbol once', false],
  [[''], 'a', false],
  [['Fútbol'], '.*', false],
  [['3.* (final)'], '.* (', true],
] as const)('%j holds %j: %s', (texts, search, found) => {
  expect(matchesSearch(texts, search)).toBe(found)
})
