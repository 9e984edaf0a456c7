import { expect, test } from 'vitest'
import type { FixedMatch } from './plan'
import { turnoverOf } from './turnover'

const at = (time: string, field = '1', date = '2025-11-15'): FixedMatch => ({
  id: `${date} ${time} ${field}`,
  home: null,
  away: null,
  date,
  time,
  field,
  minutes: 40,
})

test.each<[what: string, matches: FixedMatch[], minutes: number]>([
  ['is the gap between matches that follow one another', [at('10:50'), at('10:00'), at('11:40')], 10],
  ['is the shortest, where the field has a free hour', [at('10:00'), at('10:45'), at('14:00')], 5],
  ['may be none', [at('10:00'), at('10:40')], 0],
  ['does not come from a clash', [at('10:00'), at('10:20'), at('11:15')], 15],
  ['does not come from another field', [at('10:00'), at('10:45', '2'), at('10:55')], 15],
  ['does not come from another day', [at('10:00'), at('10:00', '1', '2025-11-16')], 10],
  ['is the usual one where the fixture does not tell', [at('10:00')], 10],
])('the turnover of a field %s', (_what, matches, minutes) => expect(turnoverOf(matches, '1')).toBe(minutes))
