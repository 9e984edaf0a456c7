import type { PublicLanding } from '@torneo/contracts/site/public'
import { expect, it } from 'vitest'
import type { PublicView } from './public-page'
import { shownLanding } from './view-data'

const record = (slug: string) => ({ slug, title: slug, text: `<p>${slug}</p>` })
const landing = {
  hero: null,
  news: ['uno', 'dos', 'tres', 'cuatro'].map(record),
  pages: ['reglamento', 'hoteles'].map(record),
} as unknown as PublicLanding

it.each<[PublicView, string[]]>([
  [{ kind: 'home' }, ['uno', 'dos', 'tres']],
  [{ kind: 'news' }, ['uno', 'dos', 'tres', 'cuatro']],
  [{ kind: 'article', id: 'cuatro' }, ['cuatro']],
  [{ kind: 'page', id: 'hoteles' }, ['hoteles']],
  [{ kind: 'galleries' }, []],
])('a view gets the texts that it shows, and all titles: %j', (view, slugs) => {
  const { news = [], pages = [], ...rest } = shownLanding(view, landing)
  const all = [...news, ...pages]
  expect(all.filter(({ text }) => text !== '').map(({ slug }) => slug)).toEqual(slugs)
  expect([all.length, rest]).toEqual([6, { hero: null }])
})

it('content of an API without them has none', () => {
  expect(shownLanding({ kind: 'home' }, { hero: null } as unknown as PublicLanding)).toEqual({
    hero: null,
    news: [],
    pages: [],
  })
})
