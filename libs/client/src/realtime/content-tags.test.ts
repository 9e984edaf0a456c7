import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { expect, test } from 'vitest'
import { tagOf } from './content-tags'

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
])('a write to %s makes the reads of %s old', (collection, tag) => {
  expect([tagOf(collection), tags.has(tag)]).toEqual([tag, true])
})
