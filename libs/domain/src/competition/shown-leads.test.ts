import { expect, test } from 'vitest'
import { resolved, scheduled } from './played-competition.fixture'
import { eight, playedOnly } from './resolve/zones-and-bracket.fixture'
import { shownPlace, shownRows } from './shown-leads'

test('a place leads on once a match of its zone was played, and no sooner', () => {
  const record = eight()
  const rows = scheduled(record)
  const first = rows.find(({ zoneId }) => zoneId !== null)
  const leadsWith = (isPlayed: boolean) =>
    resolved(
      record,
      playedOnly(record, rows, (match) => isPlayed && match === first),
    ).phases.flatMap((phase) =>
      phase.kind === 'league'
        ? phase.tables.map(({ rows: table }) => shownRows(table).filter(({ leadsTo }) => leadsTo).length > 0)
        : [],
    )
  expect([leadsWith(false), leadsWith(true)]).toEqual([
    [false, false],
    [true, false],
  ])
})

test.each([
  [
    'nobody has played, and all share a place',
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    '– – –',
  ],
  [
    'nobody has played, and points were taken',
    [
      [1, 0],
      [1, 0],
      [3, 0],
    ],
    '– – –',
  ],
  [
    'one match was played',
    [
      [1, 1],
      [2, 0],
      [3, 1],
    ],
    '1 2 3',
  ],
  [
    'teams are level after their matches',
    [
      [1, 2],
      [1, 2],
      [3, 2],
    ],
    '1 1 3',
  ],
  [
    'every team has a place of its own (R8)',
    [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    '1 2 3',
  ],
] as const)('shown places when %s', (_case, table, places) => {
  const rows = table.map(([position, played]) => ({ position, played }))
  expect(rows.map((row) => shownPlace(row, rows)).join(' ')).toBe(places)
})
