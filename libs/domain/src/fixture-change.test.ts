import { expect, test } from 'vitest'
import type { Match } from '@torneo/contracts/matches'
import { formatEarlier } from './fixture-change'

const now = Date.UTC(2025, 10, 15, 12)
const at = (hoursAgo: number) => new Date(now - hoursAgo * 3_600_000).toISOString()
const place = { date: '2025-11-16', time: '16:00', location: 'Campo', field: 'Cancha 1' }
const changed = { at: at(1), ...place }

test.each<[what: string, match: object, before: string | null]>([
  ['never changed', {}, null],
  ['another hour', { changed: { ...changed, time: '15:00' } }, '15:00'],
  ['another day', { changed: { ...changed, date: '2025-11-15' } }, 'sáb. 15/11 16:00'],
  ['another field', { changed: { ...changed, field: 'Cancha 2' } }, 'Campo · Cancha 2'],
  ['both', { changed: { ...changed, time: '15:00', location: 'Club', field: '' } }, '15:00, Club'],
  ['changed back', { changed }, null],
  ['a day ago', { changed: { ...changed, time: '15:00', at: at(24) } }, '15:00'],
  ['longer ago', { changed: { ...changed, time: '15:00', at: at(24.1) } }, null],
  ['begun', { status: 'live', changed: { ...changed, time: '15:00' } }, null],
])('%s', (_what, match, before) => {
  expect(formatEarlier({ ...place, status: 'scheduled', ...match } as Match, now)).toBe(before)
})
