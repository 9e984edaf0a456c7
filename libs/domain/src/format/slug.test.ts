import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug'

test.each([
  ['Reglamento', 'reglamento'],
  ['Fútbol 11: ¡la final!', 'futbol-11-la-final'],
  ['  Dónde   dormir… ', 'donde-dormir'],
  ['🏆🏆', ''],
  ['...', ''],
  ['東京', ''],
  ['東京 2025', '2025'],
  ['<script>', 'script'],
  ['../../etc', 'etc'],
])('%s becomes "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title ends after a whole word', () => {
  const slug = slugOf('una palabra '.repeat(20))
  expect([slug.length <= 80, slug.endsWith('-'), /(una|palabra)$/.test(slug)]).toEqual([true, false, true])
})

test('a title of one endless word is cut', () => {
  expect(slugOf('a'.repeat(200))).toHaveLength(80)
})

test('a taken slug gets the next number', () => {
  expect(freeSlug('final', new Set())).toBe('final')
  expect(freeSlug('final', new Set(['final', 'final-2']))).toBe('final-3')
})
