import { expect, test } from 'vitest'
import { suspensionEndpoints } from '../tournament/suspensions'
import { allEndpoints } from './catalogue'
import { tagOf, tagsOf } from './reads'

const tags = new Set(allEndpoints.map(({ tag }) => tag))

test.each([
  ['hero', 'hero'],
  ['landing_sports', 'landing-sports'],
  ['gallery_groups', 'gallery-groups'],
  ['hall_of_fame', 'hall-of-fame'],
  ['tournament_sports', 'tournament-sports'],
  ['matches', 'matches'],
  ['match_reports', 'match-reports'],
  ['officials', 'officials'],
  ['users', 'users'],
  ['activity', 'dashboard'],
  ['competitions', 'competitions'],
  ['line_ups', 'line-ups'],
  ['passes', 'passes'],
  ['audit', 'audit'],
  ['scheduled_saves', 'scheduled-saves'],
  ['preview_links', 'preview'],
  ['gallery.files', 'storage'],
  ['releases.files', 'releases'],
])('a write to %s makes the reads of %s old', (collection, tag) => {
  expect([tagOf(collection), tags.has(tag)]).toEqual([tag, true])
})

test('a response has the tags of its calls and of its collections, except those that do not change it', () => {
  const read = suspensionEndpoints.list
  expect(tagsOf(read)).toEqual(['suspensions', 'matches', 'players', 'teams', 'promotions', 'tournament-sports'])
  expect(tagsOf(read, ['matches'])).not.toContain('matches')
  expect(tagsOf({ ...read, reads: ['general.files', 'gallery.files'] })).toEqual(['suspensions', 'storage'])
})
