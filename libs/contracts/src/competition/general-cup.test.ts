import { expect, test } from 'vitest'
import { check } from '../fields/validation'
import { CupAdjustmentRequest, GeneralCupForm } from './general-cup'

const contest = (id: string, places: readonly (readonly string[])[] = [], points: readonly number[] = [12, 8]) => ({
  id,
  name: 'Desfile',
  points,
  places,
})
const form = (change: object) => ({
  name: 'Copa General',
  visible: true,
  sports: [{ sportId: 'f', points: [50, 40] }],
  contests: [],
  ...change,
})
const pathsOf = (shape: Parameters<typeof check>[0], value: unknown) => {
  const checked = check(shape, value)
  return checked.ok ? [] : checked.details.map(({ path }) => path)
}

test.each<[string, object, string[]]>([
  ['a plain cup', {}, []],
  ['a shared place', { contests: [contest('a', [['x', 'y'], ['z']])] }, []],
  [
    'twelve contests of thirty places',
    {
      contests: Array.from({ length: 12 }, (_, index) =>
        contest(
          `c${index}`,
          Array.from({ length: 30 }, (_place, place) => [`p${place}`]),
        ),
      ),
    },
    [],
  ],
  ['a promotion twice in a contest', { contests: [contest('a', [['x', 'y'], ['x']])] }, ['contests.0.places.1.0']],
  ['a place of nobody', { contests: [contest('a', [['x'], []])] }, ['contests.0.places.1']],
  ['a contest twice', { contests: [contest('a'), contest('a')] }, ['contests.1.id']],
  ['thirteen contests', { contests: Array.from({ length: 13 }, (_, index) => contest(`c${index}`)) }, ['contests']],
  [
    '31 places',
    {
      contests: [
        contest(
          'a',
          Array.from({ length: 31 }, (_, place) => [`p${place}`]),
        ),
      ],
    },
    ['contests.0.places'],
  ],
  [
    'points for 31 places',
    {
      contests: [
        contest(
          'a',
          [],
          Array.from({ length: 31 }, () => 1),
        ),
      ],
    },
    ['contests.0.points'],
  ],
  [
    'a sport twice',
    {
      sports: [
        { sportId: 'f', points: [] },
        { sportId: 'f', points: [] },
      ],
    },
    ['sports.1.sportId'],
  ],
  [
    'too many points, half a point',
    { sports: [{ sportId: 'f', points: [1001, 0.5], participation: -1 }] },
    ['sports.0.points.0', 'sports.0.points.1', 'sports.0.participation'],
  ],
  ['no name, unknown field', { name: ' ', table: [] }, ['name', 'table']],
])('checks %s', (_what, change, paths) => {
  expect(pathsOf(GeneralCupForm, form(change))).toEqual(paths)
})

test.each<[object, string[]]>([
  [{ promotionId: 'x', points: -1000, reason: 'Faltó al desfile' }, []],
  [{ promotionId: 'x', points: 0, reason: 'Nada' }, ['points']],
  [{ promotionId: '', points: 1001, reason: ' ' }, ['promotionId', 'points', 'reason']],
])('checks the adjustment %j', (body, paths) => {
  expect(pathsOf(CupAdjustmentRequest, body)).toEqual(paths)
})
