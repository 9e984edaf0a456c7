import { expect, test } from 'vitest'
import { forbiddenIn } from './forbidden-texts.ts'

// Concatenated, so that this file does not contain the forbidden texts.
const host = ['registry', 'npmjs', 'org'].join('.')
const home = (name: string) => ['', 'home', name, 'torneo'].join('/')

test.each([
  ['a home folder', `const dir = '${home('ana')}'`, 'home folder'],
  ['a folder of a build machine', `cd ${['', 'builds', 'torneo'].join('/')}`, 'folder of one machine'],
  ['a Windows folder', ['C:', 'Users', 'ana'].join('\\'), 'folder of one machine'],
  ['a registry', `https://${host}/react`, 'package registry'],
  ['a proxy of a registry', `https://example.test/${'artifactory'}/npm`, 'package registry'],
  ['a pinned registry', `"resolved": ${'"'}https://example.test/a.tgz"`, 'pins a registry'],
  ['a switched-off boundary', `// oxlint-${'disable'}-next-line torneo/boundaries`, 'boundary rule'],
])('refuses %s', (_, line, why) => {
  expect(forbiddenIn('a.ts', `first\n${line}\n`)).toEqual([expect.stringMatching(new RegExp(`^a\\.ts:2: .*${why}`))])
})

test.each([
  `await expect.poll(read, { ${'timeout'}: 5000 }).toBe(1)`,
  `  ${'}'}, 60_000)`,
  `await vi.${'waitFor'}(() => expect(read()).toBe(1))`,
  `await vi.${'waitUntil'}(read, 5000)`,
  `await vi.${'waitUntil'}(\n  async () => (await read()).isReady,\n  5000,\n)`,
])('refuses a time limit of a test: %s', (line) => {
  for (const file of ['a.test.ts', 'tools/e2e/a.ts', 'services/api/src/testing/a.ts'])
    expect(forbiddenIn(file, line)).toEqual([
      `${file}:1: has a time limit of its own: they are in libs/build/src/test-timeouts.ts`,
    ])
  expect(forbiddenIn('a.ts', line)).toEqual([])
})

test('refuses a duration that a slow machine exceeds, and lets one pass that follows the machine', () => {
  const duration = (limit: string) => `expect(${'performance'}.now() - since).toBeLessThan(${limit})`
  for (const limit of ['1000', 'secondMs'])
    expect(forbiddenIn('a.test.ts', duration(limit))).toEqual([
      expect.stringMatching(/^a\.test\.ts:1: measures the machine/),
    ])
  expect(forbiddenIn('a.test.ts', duration("inject('waitMs')"))).toEqual([])
})

test('lets a call over several lines pass that waits as long as the machine needs', () => {
  const call = `await vi.${'waitUntil'}(\n  async () => (await read()).isReady,\n  inject('waitMs'),\n)`
  expect(forbiddenIn('a.test.ts', call)).toEqual([])
})

test.each([
  'https://example.test/work/main',
  './work/main.ts',
  '/api/users',
  '"resolved": "libs/contracts"',
  'a/root/x',
  '@torneo/home/x',
])('lets %s pass', (line) => {
  expect(forbiddenIn('a.ts', line)).toEqual([])
})

test.each([`[failure, why].filter(Boolean)${'.join'}('. ')`, `\`\${failed}${'. '}\${sentence}\``])(
  'refuses sentences that are joined to a double full stop: %s',
  (line) => {
    expect(forbiddenIn('apps/one/src/a.ts', line)).toEqual([expect.stringMatching(/joinSentences/)])
    expect(forbiddenIn('tools/a.ts', line)).toEqual([])
  },
)

test.each([`\`Los partidos de ${'${'}name}. Más\``, `\`El evento pasa a ${'${'}event.team}.\``])(
  'refuses a full stop after a name, which may have its own: %s',
  (line) => {
    expect(forbiddenIn('libs/one/src/a.ts', line)).toEqual([expect.stringMatching(/endSentence/)])
    expect(forbiddenIn('tools/a.ts', line)).toEqual([])
  },
)
