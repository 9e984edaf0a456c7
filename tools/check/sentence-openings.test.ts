import { describe, expect, test } from 'vitest'
import { commentOpenings, isSource, openingProblems, proseOpenings, titleOpenings } from './sentence-openings.ts'

describe('comments', () => {
  test.each([
    ['a verb', '/** Returns the record. */', 0],
    ['a noun', '  // Milliseconds until the next try.', 0],
    ['a question word', '/** What was asked. */', 1],
    ['a preposition', '    // Of the current user.', 1],
    ['a continuation line', ' * Whether it is live.', 1],
    ['a word that only begins like one', '/** Forms of a section, Tokens, Asset names. */', 0],
    ['a word of the list inside the sentence', '/** Name of what is shown. */', 0],
  ])('%s counts as it should', (_, line, weak) => {
    expect(commentOpenings(`const a = 1\n${line}\n`)).toEqual({ all: 1, weak })
  })

  test.each(['const url = "https://example.test"', '/* eslint */', '// 12 px', "const text = 'What now'", ' */'])(
    '%s is no comment line that begins with a word',
    (line) => {
      expect(commentOpenings(line).all).toBe(0)
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
})

test.each([
  ['a verb', "  it('keeps the draft', async () => {", 1, 0],
  ['a group', "describe('whose team is gone', () => {", 1, 1],
  ['a table', "test.each([\n  ['a', 1],\n])('of %s it is %i', () => {", 1, 1],
  ['a table of types', "it.each<[string]>([['a']])(\n  'with %s',\n  () => {", 1, 1],
  ['double quotes', 'it("leaves the team\'s list", () => {', 1, 0],
  ['an apostrophe', String.raw`it('at the team\'s address', () => {`, 1, 1],
  ['a template', 'it(`names ${count} teams`, () => {', 1, 0],
  ['a placeholder at the beginning', "it.each([1])('%s is none', () => {", 0, 0],
  ['another call', "expect(screen.getByText('Nobody')).toBeDefined()", 0, 0],
])('a title with %s is counted', (_, code, all, weak) => {
  expect(titleOpenings(code)).toEqual({ all, weak })
})

test.each([
  ['a noun', 'Frames are numbered.', 1, 0],
  ['a preposition', 'With a base to compare to, it runs less.', 1, 0],
  ['a question word as a noun', 'Frames are numbered. What is\nlost is read again.', 2, 1],
  ['a question', 'Who may import whom?', 0, 0],
  ['a heading', '## What it holds\n\nFrames.', 1, 0],
  ['a cell', '| Folder | Holds |\n|---|---|\n| `a` | what two apps need |', 3, 1],
  ['an item in bold', '- **Nobody else sees it.** It is stored.', 2, 1],
  ['code', '```sh\nWhat now\n```\n', 0, 0],
])('a document with %s is counted', (_, text, all, weak) => {
  expect(proseOpenings(text)).toEqual({ all, weak })
})

test('60 of 1,000 are accepted, one more is rejected with the worst files first', () => {
  const kind = { name: 'comment lines', maxPerMille: 60 }
  const sound = { file: 'sound.ts', all: 950, weak: 20 }
  const worse = { file: 'worse.ts', all: 50, weak: 40 }
  expect(openingProblems([sound, worse], kind)).toEqual([])
  expect(openingProblems([sound, { ...worse, weak: 41 }], kind)).toEqual([
    '61 of 1000 comment lines open with a pronoun or preposition, at most 60 of 1,000 may: docs/style.md',
    '  worse.ts: 41 of 50',
    '  sound.ts: 20 of 950',
  ])
})
