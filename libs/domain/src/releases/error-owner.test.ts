import { expect, test } from 'vitest'
import { errorOwner } from './error-owner'

const open = { app: 'users-admin', version: '3.0.0' }
const own = '/remotes/landing-admin/1.4.0-rc.1/assets/HeroScreen-a1.js'
const other = '/remotes/tournament-admin/2.0.0/assets/Matches-b2.js'

test.each([
  ['Chromium: a handler', `\n    at onClick (${own}:1:234)\n    at Xe (/assets/react-c.js:8:1)`, 'landing-admin'],
  ['Chromium: without a function', `\n    at ${own}:1:234`, 'landing-admin'],
  ['Chromium: an async function', `\n    at async Object.save (${own}:1:234)`, 'landing-admin'],
  ['Chromium: a method with spaces', `\n    at new Row [as type] (${own}:1:234)`, 'landing-admin'],
  ['Firefox', `onClick@${own}:1:234\nXe@/assets/react-c.js:8:1`, 'landing-admin'],
  ['Firefox: without a function', `@${own}:1:234`, 'landing-admin'],
  ['Safari: native frames', `[native code]\nmap@[native code]\nonClick@${own}:1:234`, 'landing-admin'],
  ['a file from a retried address', `\n    at x (${own}?retry=1764170000000:1:234)`, 'landing-admin'],
  [
    'a file from a fresh address',
    `\n    at x (${own.replace('/assets', '/~1764170000000/assets')}:1:234)`,
    'landing-admin',
  ],
  ['React inside of the section', `\n    at Qe (/assets/react-c.js:8:1)\n    at Hero (${own}:1:9)`, 'landing-admin'],
  ['the innermost of two teams', `\n    at a (${own}:1:2)\n    at b (${other}:1:2)`, 'landing-admin'],
  ['the same, the other way round', `\n    at b (${other}:1:2)\n    at a (${own}:1:2)`, 'tournament-admin'],
  ['the shell alone', '\n    at f (/assets/index-a.js:1:2)', 'shell'],
  ['no stack: the app of the screen', '', 'users-admin'],
  ['frames without a line', '\n    at <anonymous>\n    at Array.map (<anonymous>)', 'users-admin'],
  ['an extension', '\n    at x (chrome-extension://abc/remotes/landing-admin/1.0.0/a.js:1:2)', null],
  [
    'an extension around our own code',
    `\n    at x (chrome-extension://abc/a.js:1:2)\n    at y (${own}:1:2)`,
    'landing-admin',
  ],
  ['a folder that is no app', '\n    at x (/remotes/Shell!/1.0.0/a.js:1:2)', 'shell'],
  ['a version that is none', '\n    at x (/remotes/landing-admin/../a.js:1:2)', 'shell'],
  ['a name in the middle of a line', `\n    at x (${own}:1:2) of ${other}`, 'users-admin'],
])('%s', (_case, stack, app) => {
  expect(errorOwner({ kind: 'error', stack, open })?.app ?? null).toBe(app)
})

test('an error without a stack on a screen of the shell is the shell’s', () => {
  expect(errorOwner({ kind: 'rejection', stack: '' })?.app).toBe('shell')
})

test.each([
  ['the section itself', `${own}:4:1`, 'landing-admin'],
  ['a library of the shell', '/assets/react-c.js:8:1', 'users-admin'],
  ['an extension', 'moz-extension://abc/a.js:1:2', null],
])('an action of %s that the page blocked', (_case, stack, app) => {
  expect(errorOwner({ kind: 'policy', stack: `at ${stack}`, open })?.app ?? null).toBe(app)
})

const react = '\n    at Qe (/assets/react-c.js:8:1)'
const inHero = `\n    at p\n    at Hero (${own}:1:9)\n    at Frame (/assets/index-a.js:1:2)`
test.each([
  ["React's own throw in a component of the section", react, inHero, 'landing-admin'],
  ['a thrown value in a component of the section', '', inHero, 'landing-admin'],
  ["React's own throw in a component of the shell", react, '\n    at Frame (/assets/index-a.js:1:2)', 'shell'],
  ['a thrown value in a component of the shell', '', '\n    at Frame (/assets/index-a.js:1:2)', 'shell'],
  ['a thrown value without components', '', '', 'users-admin'],
  ['an error of another team inside of the component', `\n    at b (${other}:1:2)`, inHero, 'tournament-admin'],
  ['an extension in a component of the section', '\n    at x (chrome-extension://a/b.js:1:2)', inHero, null],
])('%s', (_case, stack, componentStack, app) => {
  expect(errorOwner({ kind: 'render', stack, componentStack, open })?.app ?? null).toBe(app)
})

test('an error that the shell wraps is of the app whose error is its cause, with its lines', () => {
  expect(
    errorOwner({ kind: 'error', stack: react, causes: [{ stack: `\n    at a (${own}:3:4)` }], open }),
  ).toMatchObject({ app: 'landing-admin', frames: [{ line: 3, column: 4 }] })
})

test('has the version and the lines of that app alone', () => {
  const stack = `\n    at a (${own}:1:2)\n    at b (${other}:3:4)\n    at c (${own}:5:6)`
  expect(errorOwner({ kind: 'error', stack })).toEqual({
    app: 'landing-admin',
    version: '1.4.0-rc.1',
    frames: [
      expect.objectContaining({ file: 'assets/HeroScreen-a1.js', line: 1, column: 2 }),
      expect.objectContaining({ line: 5, column: 6 }),
    ],
  })
})

test('names a file alike at a fresh address, so that its line is resolved and counted with the others', () => {
  const stack = `\n    at a (${own.replace('/assets', '/~17/assets')}:1:2)`
  expect(errorOwner({ kind: 'error', stack })?.frames).toMatchObject([{ file: 'assets/HeroScreen-a1.js' }])
})

test('a long stack takes no time', () => {
  expect(errorOwner({ kind: 'error', stack: `at (${':1'.repeat(100_000)}` })).toBeNull()
})
