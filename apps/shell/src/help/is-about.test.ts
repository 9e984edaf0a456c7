import type { HelpArticle } from '@torneo/panel/screen/help'
import { expect, test } from 'vitest'
import { isAbout } from './is-about'

test.each([
  ['teams', '/tournament/teams', true],
  ['teams', '/tournament/teams/64f0', true],
  ['teams', '/tournament/teamsheet', false],
  ['teams', '/', false],
  ['dashboard', '/', true],
  ['dashboard', '/hero', false],
  [undefined, '/', false],
] as const)('an article of %s at %s: %s', (section, pathname, expected) => {
  const article: HelpArticle = { id: 'a', title: 'A', guide: 'everyone', steps: [], ...(section && { section }) }
  expect(isAbout(article, pathname)).toBe(expected)
})
