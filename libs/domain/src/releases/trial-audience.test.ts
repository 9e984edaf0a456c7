import { expect, test } from 'vitest'
import { hasAudience, isReached, rolesOf } from './trial-audience'

const rows = [{ roles: ['super', 'editor'] }, { roles: ['super', 'referee'] }]

test.each([
  ['all roles reach who sees a section', 'referee', [], true],
  ['all roles do not reach who sees none', 'captain', [], false],
  ['a chosen role that sees a section', 'editor', ['editor'], true],
  ['another role than the chosen one', 'super', ['editor'], false],
  ['a chosen role that sees none', 'captain', ['captain', 'editor'], false],
] as const)('%s', (_, role, trialRoles, expected) => {
  expect(isReached(role, trialRoles, rows)).toBe(expected)
})

test.each([
  ['all roles', [], rows, true],
  ['one that sees a section', ['captain', 'referee'], rows, true],
  ['none that does', ['captain'], rows, false],
  ['all roles, of an app without sections', [], [], false],
] as const)('a trial for %s has an audience: %#', (_, trialRoles, own, expected) => {
  expect(hasAudience(trialRoles, own)).toBe(expected)
})

test('rows of any form have the roles that can be read', () => {
  const odd = [null, {}, { roles: 'super' }, { roles: ['editor'] }] as unknown as typeof rows
  expect(rolesOf(odd)).toEqual(['editor'])
})
