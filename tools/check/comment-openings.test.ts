import { expect, test } from 'vitest'
import { isSource, openingProblems, openingsIn } from './comment-openings.ts'

test.each([
  ['a verb', '/** Returns the record. */', 0],
  ['a noun', '  // Milliseconds until the next try.', 0],
  ['a question word', '/** What was asked. */', 1],
  ['a preposition', '    // Of the current user.', 1],
  ['a continuation line', ' * Whether it is live.', 1],
  ['a word that only begins like one', '/** Forms of a section, Tokens, Asset names. */', 0],
  ['a word of the list inside the sentence', '/** Name of what is shown. */', 0],
])('%s counts as it should', (_, line, weak) => {
  expect(openingsIn(`const a = 1\n${line}\n`)).toEqual({ all: 1, weak })
})

test.each(['const url = "https://example.test"', '/* eslint */', '// 12 px', "const text = 'What now'", ' */'])(
  '%s is no comment line that begins with a word',
  (line) => {
    expect(openingsIn(line).all).toBe(0)
  },
)

test.each([
  ['libs/ui/src/buttons/Button.tsx', true],
  ['tools/check/check.ts', true],
  ['libs/ui/src/buttons/Button.test.tsx', false],
  ['tools/e2e/every-screen/axe.ts', false],
  ['libs/testing/src/error-reply.ts', false],
  ['apps/shell/src/testing/a.ts', false],
  ['libs/ui/dev/main.tsx', false],
  ['a.fixture.ts', false],
  ['docs/style.md', false],
])('%s belongs to the source: %s', (file, isIt) => {
  expect(isSource(file)).toBe(isIt)
})

test('60 of 1,000 are accepted, one more is rejected with the worst files first', () => {
  const sound = { file: 'sound.ts', all: 950, weak: 20 }
  const worse = { file: 'worse.ts', all: 50, weak: 40 }
  expect(openingProblems([sound, worse])).toEqual([])
  expect(openingProblems([sound, { ...worse, weak: 41 }])).toEqual([
    '61 of 1000 comment lines open with a pronoun or preposition, at most 60 of 1,000 may: docs/style.md',
    '  worse.ts: 41 of 50',
    '  sound.ts: 20 of 950',
  ])
})
