import { expect, test } from 'vitest'
import { lookRules } from './look-style'

const look = { crest: '/api/storage/buckets/general/files/c1/view', primary: '#14213D', accent: '#F2C14E' }

test('colours and crest of the school are rules', () => {
  const rules = lookRules(look)
  expect(rules).toContain('--brand: #14213D')
  expect(rules).toContain(`url('${look.crest}')`)
})

test.each([
  ["https://x.example/a')}body{display:none", '#14213D'],
  ['https://x.example/</style><script>', '#14213D'],
  [look.crest, '#fff}body{display:none'],
])('what would end a rule is left out: %s, %s', (crest, primary) => {
  const rules = lookRules({ ...look, crest, primary })
  expect(rules).not.toMatch(/body\{|<script/)
})

test('a school without a crest keeps the mark', () => {
  expect(lookRules({ ...look, crest: null })).not.toContain('url(')
})
