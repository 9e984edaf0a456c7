import { expect, test } from 'vitest'
import { formatKickoff } from './format-kickoff'

const now = new Date(2025, 11, 31, 15)

test.each([
  ['2025-12-31', 'Hoy · 16:00'],
  ['2026-01-01', 'Mañana · 16:00'],
  ['2025-12-30', 'mar. 30/12 · 16:00'],
  ['2026-01-02', 'vie. 2/1/2026 · 16:00'],
])('kickoff on 31 December: %s is %s', (date, words) => {
  expect(formatKickoff({ date, time: '16:00' }, now)).toBe(words)
})
