import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { fillPath } from '@torneo/contracts/endpoint/endpoint'
import { passRole, roles } from '@torneo/contracts/people/roles'
import { mayCall } from '@torneo/domain/people/permissions'
import { describe, expect, it } from 'vitest'
import { cacheStrategyOf, fixedAddresses, isAboutSession, isCachedRead } from './cache-strategy'

const origin = 'https://torneo.test'
const panel = { kind: 'page', page: '/index.html' }
const families = { kind: 'page', page: '/en-vivo/index.html' }

it.each([
  ['/', 'navigate', panel],
  ['/tournament/live?partido=1', 'navigate', panel],
  ['/en-vivo', 'navigate', families],
  ['/en-vivo/partido/1?tv=1', 'navigate', families],
  ['/en-vivoz', 'navigate', panel],
  // The public page, whose browser cache is enough.
  ['/inicio', 'navigate', null],
  ['/inicio/promo/1', 'navigate', null],
  ['/inicio/assets/visitor-abc.js', 'cors', null],
  ['/inicios', 'navigate', panel],
  ['/sitemap.xml', 'navigate', null],
  // A preview, the service's own pages and files to download.
  ['/hero?vista=landing-admin@1.0.0-preview', 'navigate', null],
  ['/api/docs', 'navigate', null],
  ['/readyz', 'navigate', null],
  ['/assets/main-abc.js', 'cors', { kind: 'immutable' }],
  ['/en-vivo/assets/main-abc.js', 'cors', { kind: 'immutable' }],
  ['/remotes/landing-admin/1.0.0/mf-manifest.json', 'cors', { kind: 'immutable' }],
  ['/remotes/landing-admin/1.0.0/mf-manifest.json?retry=1', 'cors', null],
  ['/remotes/landing-admin/1.0.0/~17/assets/Section-1.js', 'cors', null],
  ['/remotes.json', 'cors', { kind: 'sections' }],
  ['/remoteEntry.js', 'cors', { kind: 'fixed' }],
  ['/api/account', 'same-origin', { kind: 'read' }],
  ['/api/players?teamId=1', 'same-origin', { kind: 'read' }],
  ['/api/matches?status=scheduled%2Clive', 'same-origin', { kind: 'read' }],
  ['/api/public/tournament', 'cors', { kind: 'read' }],
  ['/api/matches/1/rosters', 'same-origin', { kind: 'read' }],
  ['/api/suspensions?matchId=1', 'same-origin', { kind: 'read' }],
  ['/api/suspensions', 'same-origin', null],
  ['/api/players?teamId=', 'same-origin', null],
  ['/api/players?teamId=1&left=true', 'same-origin', null],
  ['/api/players?left=true', 'same-origin', null],
  ['/api/matches', 'same-origin', null],
  ['/api/matches?status=finished', 'same-origin', null],
  ['/api/account?retry=1', 'same-origin', null],
  ['/api/matches/1', 'same-origin', null],
  ['/api/matches/1/events', 'same-origin', null],
  ['/api/users', 'same-origin', null],
  ['/api/account/sessions', 'same-origin', null],
  ['https://elsewhere.test/assets/main.js', 'cors', null],
] as const)('%s (%s)', (address, mode, strategy) => {
  const url = new URL(address, origin).href
  expect(cacheStrategyOf({ method: 'GET', mode, url }, origin)).toEqual(strategy)
  expect(cacheStrategyOf({ method: 'POST', mode, url }, origin)).toBeNull()
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

describe('the reads of the contract', () => {
  const id = { id: '1', eventId: '1', key: '1', playerId: '1', teamId: '1', promotionId: '1', batch: '1' }

  it.each(allEndpoints.filter(({ method }) => method === 'GET').map((endpoint) => ({ ...endpoint })))(
    '$path is cached if, and only if, it is offline',
    ({ path, offline }) => {
      const query = Object.entries(offline ?? {}).map(([name, value]) => [name, value ?? 'x'])
      const address = new URL(`/api${fillPath(path, id)}?${new URLSearchParams(query).toString()}`, origin)
      expect(isCachedRead(address)).toBe(offline !== undefined)
      address.searchParams.append('other', '1')
      expect(isCachedRead(address)).toBe(false)
    },
  )

  it.each([
    ['super', ['/api/account', '/api/matches?status=scheduled%2Clive', '/api/tournament-sports']],
    ['admin_tournament', ['/api/account', '/api/matches?status=scheduled%2Clive', '/api/tournament-sports']],
    [passRole, ['/api/account', '/api/matches?status=scheduled%2Clive', '/api/tournament-sports']],
    ['admin_landing', ['/api/account']],
    [null, ['/api/public/tournament']],
  ])('have these addresses when %s needs them and they name no id', (role, addresses) => {
    expect([null, passRole, ...roles]).toContain(role)
    expect(
      fixedAddresses((read) => (read.access === 'anyone') === (role === null) && mayCall(role, read)).toSorted(),
    ).toEqual(addresses)
  })
})
