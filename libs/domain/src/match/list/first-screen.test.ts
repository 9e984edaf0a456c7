import { expect, test } from 'vitest'
import { firstScreen } from './first-screen'

/** Twenty days with one match of each sport: the first ten days are finished, the others scheduled. */
const matches = ['futbol', 'voley'].flatMap((sportId) =>
  Array.from({ length: 20 }, (_, place) => {
    const date = `2025-11-${String(place + 1).padStart(2, '0')}`
    return {
      id: `${sportId}${place + 1}` as string,
      sportId,
      date,
      time: '10:00',
      status: place < 10 ? 'finished' : 'scheduled',
      team: place % 2,
    } as const
  }),
)
const asked = {
  matches,
  sports: ['futbol', 'voley'],
  sport: null,
  day: null,
  today: '2025-11-11',
  isFollowed: () => false,
}
const ids = (found: ReturnType<typeof firstScreen<(typeof matches)[number]>>) =>
  found?.matches.map(({ id }) => id).toSorted()

test('the first rows of the first sport, and how many there are', () => {
  const found = firstScreen(asked)
  expect(ids(found)).toEqual(
    [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
      .map((place) => `futbol${place}`)
      .toSorted()
      .concat('voley10')
      .toSorted(),
  )
  expect(found?.part).toMatchObject({ sport: 'futbol', day: null, upcoming: [0, 10], results: [0, 10] })
  expect(found?.part.days).toHaveLength(20)
})

test('the rows of followed teams, then the others', () => {
  const found = firstScreen({ ...asked, isFollowed: ({ team }) => team === 1 })
  expect(found?.part).toMatchObject({ upcoming: [5, 5], results: [5, 5] })
  expect(found?.matches.filter(({ sportId }) => sportId === 'futbol')).toHaveLength(20)
})

test('all matches of a day of the asked sport; another day is none', () => {
  expect(ids(firstScreen({ ...asked, sport: 'voley', day: '2025-11-03' }))).toEqual(['futbol11', 'voley10', 'voley3'])
  expect(firstScreen({ ...asked, sport: 'voley', day: '2025-12-03' })?.part).toMatchObject({
    sport: 'voley',
    day: null,
  })
})

test('shows a live match of any day, and its sport first', () => {
  const live = matches.map((match) => (match.id === 'voley20' ? ({ ...match, status: 'live' } as const) : match))
  const found = firstScreen({ ...asked, matches: live })
  expect([found?.part.sport, found?.matches.some(({ id }) => id === 'voley20')]).toEqual(['voley', true])
})

test('shows nothing when there is no sport', () => {
  expect(firstScreen({ ...asked, matches: [], sports: [] })).toBe(null)
})
