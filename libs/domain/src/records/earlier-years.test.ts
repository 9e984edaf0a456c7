import type { PublicLanding } from '@torneo/contracts/site/public'
import { expect, test } from 'vitest'
import { mentionsOfYears } from './earlier-years'

const at = { createdAt: '2025-11-01T12:00:00.000Z', updatedAt: '2025-11-01T12:00:00.000Z', rev: 1 }
const empty: PublicLanding = {
  hero: null,
  about: null,
  cta: null,
  settings: null,
  landingSports: [],
  schedule: [],
  galleryGroups: [],
  sponsors: [],
  hallOfFame: [],
}
const event = (id: string, date: string, fields: object = {}) => ({
  ...{ ...at, id, date, title: `Acto ${id}`, time: '10:00', location: '', description: '', type: 'match' as const },
  ...fields,
})
const cta = { ...at, id: 'cta', title: '', description: '', buttonType: 'register' as const, buttonText: '', until: '' }
const found = (landing: Partial<PublicLanding>) =>
  mentionsOfYears({ ...empty, ...landing }, [2025, 2024]).map(({ section, title, year }) => [section, title, year])

test.each<[what: string, landing: Partial<PublicLanding>, expected: readonly (readonly unknown[])[]]>([
  ['nothing', {}, []],
  ['the date of an event', { schedule: [event('a', '2025-11-15')] }, [['schedule', 'Acto a', 2025]]],
  ['a date of this year', { schedule: [event('a', '2026-11-15')] }, []],
  [
    'two years in one record',
    { schedule: [event('a', '2025-11-15', { description: 'Como en 2024' })] },
    [
      ['schedule', 'Acto a', 2025],
      ['schedule', 'Acto a', 2024],
    ],
  ],
  ['a text of a single record', { cta: { ...cta, additionalInfo: 'Hasta el 1/11/2025.' } }, [['cta', null, 2025]]],
  ['digits of a longer number', { cta: { ...cta, additionalInfo: 'Tel. 12025, 20255' } }, []],
  ['when it was saved', { cta: { ...cta, additionalInfo: '' } }, []],
])('%s', (_what, landing, expected) => {
  expect(found(landing)).toEqual(expected)
})
