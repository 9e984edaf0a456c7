import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import type { Access, Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { type Bucket, buckets } from '@torneo/contracts/files/storage'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import { passRole, roles, type Role } from '@torneo/contracts/people/roles'
import { sectionById, sections, type SectionId } from '@torneo/contracts/releases/sections'
import { describe, expect, test } from 'vitest'
import {
  canManageTeam,
  canReadUser,
  canUseBucket,
  canView,
  sectionsOf,
  isProtectedUser,
  parseRole,
  mayCall,
  mayView,
  canSeeAllFiles,
  type Actor,
} from './permissions'

/** The table of spec 1 §6, repeated on purpose. */
const visible: Readonly<Record<Role, readonly SectionId[]>> = {
  super: [
    'dashboard',
    'hero',
    'about',
    'landing_sports',
    'schedule',
    'gallery',
    'sponsors',
    'hall_of_fame',
    'cta',
    'news',
    'pages',
    'settings',
    'appearance',
    'live_control',
    'standings',
    'scorers',
    'competition',
    'tournament_sports',
    'promotions',
    'teams',
    'fixtures',
    'general_cup',
    'users',
  ],
  admin_tournament: [
    'dashboard',
    'settings',
    'live_control',
    'standings',
    'scorers',
    'competition',
    'tournament_sports',
    'promotions',
    'teams',
    'fixtures',
    'general_cup',
  ],
  admin_landing: [
    'dashboard',
    'hero',
    'about',
    'landing_sports',
    'schedule',
    'gallery',
    'sponsors',
    'hall_of_fame',
    'cta',
    'news',
    'pages',
    'settings',
    'appearance',
  ],
  team_captain: ['dashboard', 'my_team'],
}

const matrix = roles.flatMap((role) => sections.map(({ id }) => ({ role, id, may: visible[role].includes(id) })))
test.each(matrix)('$role may view $id: $may', ({ role, id, may }) => {
  expect(canView(role, id)).toBe(may)
  expect(mayView(role, sectionById(id))).toBe(may)
})

// Unknown labels: some similar to a role, some inherited property names.
const strangers = [
  '',
  'Super',
  'super ',
  ' super',
  'SUPER',
  'admin',
  'super,admin_landing',
  'toString',
  '__proto__',
  'constructor',
  'null',
]

describe.each(strangers)('the unknown label %j', (label) => {
  test('sees the dashboard and nothing else (R36)', () => {
    expect(parseRole(label)).toBeNull()
    expect(sectionsOf(label)).toEqual(['dashboard'])
  })

  test('may make the calls of anyone who is signed in, and no more', () => {
    expect(mayCall(label, { access: 'anyone' })).toBe(true)
    expect(mayCall(label, { access: 'signed-in' })).toBe(true)
    expect(mayCall(label, { access: { section: 'hero' } })).toBe(false)
    expect(mayCall(label, { access: { section: 'dashboard' } })).toBe(true)
    expect(mayCall(label, { access: { roles } })).toBe(false)
  })
})

test('a pass holder makes the calls that say so and sees no section (B17)', () => {
  const calls = (endpoints: readonly Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(
    calls(allEndpoints.filter((endpoint) => endpoint.access !== 'anyone' && mayCall(passRole, endpoint))).toSorted(),
  ).toEqual(
    [
      'GET /account',
      'DELETE /account/sessions/current',
      'GET /suspensions',
      'GET /tournament-sports',
      'GET /matches',
      'GET /matches/:id',
      'PUT /matches/seen',
      'GET /matches/:id/rosters',
      ...calls(Object.values(matchCommandEndpoints)),
      'POST /matches/:id/retire',
      'POST /matches/:id/shootout/kicks',
      'GET /matches/:id/events',
      'POST /matches/:id/events',
      'PATCH /matches/:id/events/:eventId',
      'DELETE /matches/:id/events/:eventId',
      'POST /matches/:id/lead',
      'POST /matches/:id/calls',
      'GET /calls',
      'GET /match-reports',
      'POST /matches/:id/reports',
      'GET /matches/:id/line-ups',
      'PUT /matches/:id/line-ups/:teamId',
      'POST /matches/:id/late-players',
    ].toSorted(),
  )
  expect(sectionsOf(passRole)).toEqual([])
})

test.each(roles)('%s is a known role', (role) => {
  expect(parseRole(role)).toBe(role)
})

test.each<[access: Access, who: readonly (Role | null)[]]>([
  ['anyone', [null, ...roles]],
  ['signed-in', roles],
  [{ section: 'dashboard' }, roles],
  [{ section: 'hero' }, ['super', 'admin_landing']],
  [{ section: 'settings' }, ['super', 'admin_tournament', 'admin_landing']],
  [{ section: 'tournament_sports' }, ['super', 'admin_tournament']],
  [{ section: 'users' }, ['super']],
  [{ section: 'my_team' }, ['team_captain']],
  [{ roles: ['super', 'team_captain'] }, ['super', 'team_captain']],
  [{ roles: [] }, []],
])('a call for %j may be made by %j', (access, who) => {
  expect([null, ...roles].filter((label) => mayCall(label, { access }))).toEqual(who)
})

const actor = (role: string, promotionId: string | null = null, id = 'me'): Actor => ({ id, role, promotionId })

test.each<[who: Actor, promotionId: string | null, may: boolean]>([
  [actor('super'), 'p1', true],
  [actor('admin_tournament'), 'p1', true],
  [actor('admin_landing'), 'p1', false],
  [actor('admin_landing', 'p1'), 'p1', false],
  [actor('team_captain', 'p1'), 'p1', true],
  [actor('team_captain', 'p2'), 'p1', false],
  [actor('team_captain'), 'p1', false],
  [actor('team_captain', ''), 'p1', false],
  [actor('team_captain'), null, false],
  [actor('admin_tournament'), null, true],
  [actor('visitor', 'p1'), 'p1', false],
])('%j manages the team of %s: %s (spec 2 §6)', (who, promotionId, may) => {
  expect(canManageTeam(who, promotionId)).toBe(may)
})

test.each<[who: Actor, role: string, id: string, may: boolean]>([
  [actor('super'), 'super', 'other', true],
  [actor('super'), 'team_captain', 'other', true],
  [actor('super'), 'visitor', 'other', true],
  [actor('admin_tournament'), 'team_captain', 'other', true],
  [actor('admin_tournament'), 'admin_tournament', 'other', false],
  [actor('admin_tournament'), 'admin_landing', 'other', false],
  [actor('admin_tournament'), 'super', 'other', false],
  [actor('admin_tournament'), 'visitor', 'other', false],
  [actor('admin_landing'), 'team_captain', 'other', false],
  [actor('team_captain', 'p1'), 'team_captain', 'other', false],
  [actor('visitor'), 'team_captain', 'other', false],
  ...[...roles, 'visitor'].map((role): [Actor, string, string, boolean] => [actor(role), role, 'me', true]),
])('%j reads a user with role %s and id %s: %s (R29)', (who, role, id, may) => {
  expect(canReadUser(who, { id, role })).toBe(may)
})

test.each([
  ['super', true],
  ['admin_tournament', false],
  ['admin_landing', false],
  ['team_captain', false],
  ['Super', false],
])('a user with role %s is protected: %s (R32)', (role, isProtected) => {
  expect(isProtectedUser({ role })).toBe(isProtected)
})

/** The table of contract, Storage, repeated on purpose. */
const bucketUsers: Readonly<Record<Bucket, readonly string[]>> = {
  general: ['super', 'admin_landing', 'admin_tournament'],
  sponsors: ['super', 'admin_landing'],
  gallery: ['super', 'admin_landing'],
  tournament: ['super', 'admin_tournament', 'team_captain'],
}

test.each(
  buckets.flatMap((bucket) =>
    [...roles, ...strangers].map((label) => ({ bucket, label, may: bucketUsers[bucket].includes(label) })),
  ),
)('$label uses the bucket $bucket: $may', ({ bucket, label, may }) => {
  expect(canUseBucket(label, bucket)).toBe(may)
})

test.each(roles.map((role) => [role, role !== 'team_captain'] as const))(
  '%s sees the files of all: %s',
  (role, all) => {
    expect(canSeeAllFiles(role)).toBe(all)
  },
)
