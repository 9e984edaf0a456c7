import { expect, test } from 'vitest'
import { resolved, scheduled } from './played-competition.fixture'
import { eight, playedOnly } from './resolve/zones-and-bracket.fixture'
import { shownRows } from './shown-leads'

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
