import { expect, test } from 'vitest'
import { isReached, rolesOf } from './section-roles'

const rows = [{ roles: ['super', 'editor'] }, { roles: ['super', 'referee'] }]

test.each([
  ['a chosen role that sees a section', 'editor', ['editor'], true],
  ['another role than the chosen one', 'super', ['editor'], false],
  ['a chosen role that sees none', 'captain', ['captain', 'editor'], false],
  ['no chosen role', 'editor', [], false],
] as const)('%s', (_, role, trialRoles, expected) => {
  expect(isReached(role, trialRoles, rows)).toBe(expected)
})

test('rows of any form have the roles that can be read', () => {
  const odd = [null, {}, { roles: 'super' }, { roles: ['editor'] }] as unknown as typeof rows
  expect(rolesOf(odd)).toEqual(['editor'])
})
