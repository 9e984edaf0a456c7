import { expect, test } from 'vitest'
import { gaston, jose, lucia, marcos, someUsers } from '../../../dev/some-users'
import { filterUsers } from './filter-users'

test.each([
  { search: '', role: '', found: someUsers },
  { search: 'jose', role: '', found: [jose] },
  { search: '  NÚÑEZ  josé', role: '', found: [jose] },
  { search: 'landing@', role: '', found: [jose] },
  { search: 'torneo.local', role: 'admin_tournament', found: [marcos] },
  { search: '', role: 'super', found: [lucia] },
  { search: 'gaston', role: 'super', found: [] },
  { search: 'gaston prado', role: 'team_captain', found: [gaston] },
  { search: '', role: 'nobody', found: [] },
])('search "$search" with role "$role" finds $found.length', ({ search, role, found }) => {
  expect(filterUsers(someUsers, search, role)).toEqual(found)
})
