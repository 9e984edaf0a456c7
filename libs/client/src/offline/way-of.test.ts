import { expect, it } from 'vitest'
import { isAboutSession, wayOf } from './way-of'

const origin = 'https://torneo.test'
const panel = { kind: 'page', page: '/index.html' }
const families = { kind: 'page', page: '/en-vivo/index.html' }

it.each([
  ['/', 'navigate', panel],
  ['/tournament/live?partido=1', 'navigate', panel],
  ['/en-vivo', 'navigate', families],
  ['/en-vivo/partido/1?tv=1', 'navigate', families],
  ['/en-vivoz', 'navigate', panel],
  // A preview, the service's own pages and files to download.
  ['/hero?vista=landing-admin@1.0.0-preview', 'navigate', null],
  ['/api/docs', 'navigate', null],
  ['/readyz', 'navigate', null],
  ['/assets/main-abc.js', 'cors', { kind: 'file' }],
  ['/en-vivo/assets/main-abc.js', 'cors', { kind: 'file' }],
  ['/remotes/landing-admin/1.0.0/mf-manifest.json', 'cors', { kind: 'file' }],
  ['/remotes/landing-admin/1.0.0/mf-manifest.json?retry=1', 'cors', null],
  ['/remotes.json', 'cors', { kind: 'list' }],
  ['/remoteEntry.js', 'cors', { kind: 'fixed' }],
  ['/api/account', 'same-origin', { kind: 'answer' }],
  ['/api/players?teamId=1', 'same-origin', { kind: 'answer' }],
  ['/api/matches?status=scheduled%2Clive', 'same-origin', { kind: 'answer' }],
  ['/api/public/tournament', 'cors', { kind: 'answer' }],
  ['/api/matches/1/rosters', 'same-origin', { kind: 'answer' }],
  ['/api/suspensions?matchId=1', 'same-origin', { kind: 'answer' }],
  ['/api/suspensions', 'same-origin', null],
  ['/api/matches/1', 'same-origin', null],
  ['/api/matches/1/events', 'same-origin', null],
  ['/api/users', 'same-origin', null],
  ['/api/account/sessions', 'same-origin', null],
  ['https://elsewhere.test/assets/main.js', 'cors', null],
] as const)('%s (%s)', (address, mode, way) => {
  const url = new URL(address, origin).href
  expect(wayOf({ method: 'GET', mode, url }, origin)).toEqual(way)
  expect(wayOf({ method: 'POST', mode, url }, origin)).toBeNull()
})

it.each([
  ['POST', '/api/account/sessions', true],
  ['DELETE', '/api/account/sessions/current', true],
  ['GET', '/api/account/sessions', false],
  ['POST', '/api/passes/sessions', true],
  ['PATCH', '/api/account', false],
] as const)('%s %s', (method, path, isAbout) => {
  expect(isAboutSession({ method, url: origin + path }, origin)).toBe(isAbout)
})
