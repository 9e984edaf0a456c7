import { check } from '@torneo/contracts/fields/validation'
import { ErrorReport, type ReportedError } from '@torneo/contracts/releases/section-errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { live } from '../testing/open-panel'
import type { NotedError } from './note-error'

const file = `${location.origin}/remotes/landing-admin/1.0.0/assets/HeroScreen-a1.js`
let requests: ReportedError[][] = []
let sendError: (noted: NotedError) => void

beforeEach(async () => {
  requests = []
  vi.useFakeTimers()
  globalThis.fetch = (address, init) => {
    if (address === '/remotes.json') return Promise.resolve(Response.json(live))
    if (address !== '/api/section-errors') return Promise.resolve(new Response(null, { status: 404 }))
    const body = check(ErrorReport, JSON.parse(init?.body as string))
    if (!body.ok) throw new Error(JSON.stringify(body.details))
    requests.push(body.value.errors)
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  // Each test is a page of its own.
  vi.resetModules()
  const { remotes } = await import('../remotes/remotes')
  await remotes.discover()
  ;({ sendError } = await import('./send-errors'))
})
afterEach(() => vi.useRealTimers())

/** Creates an error with a stack as Chromium writes it. */
function thrown(message: string, position = `${file}:1:234`): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at onClick (${position})`
  return error
}
function endless(): Error {
  const error = thrown('x')
  error.cause = error
  return error
}
const noted = (error: unknown): NotedError => ({ error })
const of = (type: string, fields: object) => Object.assign(new Event(type), fields)
async function sent(...all: NotedError[]): Promise<ReportedError[]> {
  for (const one of all) sendError(one)
  await vi.advanceTimersByTimeAsync(1000)
  return requests.flat()
}

describe('a sent error', () => {
  const frame = 'at onClick (/remotes/landing-admin/1.0.0/assets/HeroScreen-a1.js:1:234)'
  const blocked = { sourceFile: file, lineNumber: 4, columnNumber: 1, sample: '', blockedURI: '' }
  test.each<[string, NotedError, Partial<ReportedError>]>([
    ['a thrown error', noted(thrown('x')), { kind: 'error', message: 'TypeError: x', stack: frame }],
    [
      'an error of a handler',
      of('error', { error: thrown('x'), message: 'Uncaught TypeError: x', filename: file, lineno: 1, colno: 2 }),
      { kind: 'error', message: 'TypeError: x', stack: frame },
    ],
    [
      'a thrown text',
      of('error', { error: 'x', message: 'Uncaught x', filename: file, lineno: 1, colno: 2 }),
      { message: 'x', stack: 'at /remotes/landing-admin/1.0.0/assets/HeroScreen-a1.js:1:2' },
    ],
    [
      'a thrown object, whose position is the one of the library that called the handler',
      of('error', {
        error: { Ana: 1 },
        message: 'Uncaught #<Object>',
        filename: `${location.origin}/assets/react-c.js`,
        lineno: 8,
        colno: 2,
      }),
      { message: 'Object: Ana', stack: '' },
    ],
    [
      'a stack that was written by hand, behind the file in which the engine saw the error',
      of('error', {
        error: thrown('x', `${location.origin}/remotes/users-admin/9.0.0/a.js:1:2`),
        ...{ message: 'Uncaught x', filename: file, lineno: 1, colno: 2 },
      }),
      {
        stack: expect.stringMatching(
          /^at \/remotes\/landing-admin\/1\.0\.0\/assets\/HeroScreen-a1\.js:1:2\s+at onClick \(\/remotes\/users-admin/,
        ) as string,
      },
    ],
    [
      'the causes of an error, two at most',
      noted(Object.assign(thrown('x'), { cause: Object.assign(thrown('y'), { cause: { Ana: 1 } }) })),
      {
        causes: [
          { message: 'TypeError: y', stack: frame },
          { message: 'Object: Ana', stack: '' },
        ],
      },
    ],
    [
      'an error that is its own cause',
      noted(endless()),
      {
        causes: [
          expect.objectContaining({ message: 'TypeError: x' }),
          expect.objectContaining({ message: 'TypeError: x' }),
        ],
      },
    ],
    [
      'a message that names the file of another team',
      noted(thrown('x\n    at y (/remotes/users-admin/9.0.0/a.js:1:2)')),
      { stack: frame },
    ],
    ['a rejected promise', of('unhandledrejection', { reason: thrown('x') }), { kind: 'rejection', stack: frame }],
    [
      'a rejected object, without its contents',
      of('unhandledrejection', { reason: { name: 'Ana', phone: '11 5555' } }),
      { message: 'Object: name, phone', stack: '' },
    ],
    [
      'a call that failed, without its sentence',
      of('unhandledrejection', { reason: { code: 409, type: 'conflict', sentence: 'Ana juega en otro equipo' } }),
      { message: 'CallError: conflict' },
    ],
    [
      'an address that was blocked',
      of('securitypolicyviolation', {
        ...blocked,
        effectiveDirective: 'connect-src',
        blockedURI: 'https://evil.example/a?name=Ana',
      }),
      {
        kind: 'policy',
        message: 'connect-src: https://evil.example',
        stack: 'at /remotes/landing-admin/1.0.0/assets/HeroScreen-a1.js:4:1',
      },
    ],
    [
      'a text that trusted types blocked',
      of('securitypolicyviolation', {
        ...blocked,
        effectiveDirective: 'require-trusted-types-for',
        blockedURI: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>Ana</b>',
      }),
      { message: 'require-trusted-types-for: Element innerHTML' },
    ],
    [
      'what a section left behind',
      { leak: 'Un temporizador: setInterval', stack: `at Hero (${file}:1:9)` },
      { kind: 'leak', stack: 'at Hero (/remotes/landing-admin/1.0.0/assets/HeroScreen-a1.js:1:9)' },
    ],
    [
      'an error while rendering',
      { error: thrown('x'), componentStack: `\n    at Hero (${file}:1:9)` },
      { kind: 'render', componentStack: 'at Hero (/remotes/landing-admin/1.0.0/assets/HeroScreen-a1.js:1:9)' },
    ],
  ])('%s', async (_case, one, expected) => {
    expect(await sent(one)).toEqual([expect.objectContaining(expected)])
  })

  test.each<[string, NotedError]>([
    ['a lost connection', of('unhandledrejection', { reason: { code: 0, type: 'network', sentence: 'x' } })],
    ['what an extension was denied', of('securitypolicyviolation', { ...blocked, sourceFile: '' })],
  ])('excludes %s', async (_case, one) => {
    expect(await sent(one)).toEqual([])
  })

  test('the screen without ids, and its app', async () => {
    history.replaceState(null, '', '/hero/6574d0f1a2b3c4d5e6f70819/fotos')
    expect(await sent(noted(thrown('x')))).toMatchObject([
      { screen: '/hero/:id/fotos', open: { app: 'landing-admin', version: '1.0.0' } },
    ])
    history.replaceState(null, '', '/')
  })

  test('the screen of a section that left something behind, although another one is open', async () => {
    history.replaceState(null, '', '/sponsors')
    expect(
      await sent({ leak: 'Un temporizador: setInterval', stack: `at a (${file}:1:9)`, path: '/hero' }),
    ).toMatchObject([{ screen: '/hero', open: { app: 'landing-admin', version: '1.0.0' } }])
    history.replaceState(null, '', '/')
  })
})

test('ten thousand errors in a minute are six requests, with their number', async () => {
  for (let i = 0; i < 10_000; i += 1) {
    sendError(noted(thrown(`no row ${i}`)))
    await vi.advanceTimersByTimeAsync(6)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(6)
  expect(requests.flat().reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
})

test('sends ten different errors at a time', async () => {
  expect(await sent(...Array.from({ length: 500 }, (_, i) => noted(thrown('x', `${file}:${i + 1}:1`))))).toHaveLength(
    10,
  )
})

test('sends pending errors when the page closes', () => {
  sendError(noted(thrown('x')))
  dispatchEvent(new Event('pagehide'))
  expect(requests.flat()).toHaveLength(1)
})
