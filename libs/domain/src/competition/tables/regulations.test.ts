import { expect, test } from 'vitest'
import { leagueTable } from './league-table'
import { regulations, requestOf } from './regulations.fixture'

test.each(regulations)('"$sentence" ($source)', (regulation) => {
  const { rows } = leagueTable(requestOf(regulation))
  expect(rows.map(({ teamId, points }) => `${teamId} ${points}`).join(', ')).toBe(regulation.right)
})
