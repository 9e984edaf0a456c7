import { aHero, aSponsor, emptyLanding } from '@torneo/testing/builders'
import { expect, it } from 'vitest'
import { withDraft } from './with-draft'

const landing = {
  ...emptyLanding,
  hero: aHero({ title: 'Antes', subtitle: 'Queda' }),
  sponsors: [aSponsor({ id: 's1', name: 'Roma' })],
}

it('unsaved values of a form stand in the page, and what the form does not know stays', () => {
  const { hero } = withDraft(landing, { name: 'hero', values: { title: 'Ahora' } })
  expect([hero?.title, hero?.subtitle]).toEqual(['Ahora', 'Queda'])
  expect(withDraft(landing, { name: 'about', values: { title: 'Nuevo' } }).about).toEqual({ title: 'Nuevo' })
})

it('a record of a list is changed in its place, and a new one comes first', () => {
  const names = (draft: Parameters<typeof withDraft>[1]) => withDraft(landing, draft).sponsors.map(({ name }) => name)
  expect(names({ name: 'sponsors', id: 's1', values: { name: 'Milán' } })).toEqual(['Milán'])
  expect(names({ name: 'sponsors', id: null, values: { name: 'Nueva' } })).toEqual(['Nueva', 'Roma'])
})

it('a draft of another part of the panel changes nothing', () => {
  expect(withDraft(landing, { name: 'teams', values: { name: 'x' } })).toBe(landing)
  expect(withDraft(landing, null)).toBe(landing)
})
