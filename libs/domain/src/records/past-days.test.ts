import { describe, expect, it, test } from 'vitest'
import type { DatedLanding } from './landing-texts'
import { daysIn, staleTexts } from './past-days'

const texts = { title: '', subtitle: '', description: '', quote: '', highlights: [], additionalInfo: '' }
/** A record with these texts, of the kind of a part of the page. */
const aRecord = <Part extends 'hero' | 'about' | 'cta' | 'settings'>(part: Part, fields: Partial<DatedLanding[Part]>) =>
  ({ id: part, ...texts, ...fields }) as unknown as NonNullable<DatedLanding[Part]>
const anEvent = (date: string, title: string, description: string) =>
  ({
    id: title,
    date,
    title,
    time: '10:00',
    location: '',
    description,
    type: 'activity',
  }) as unknown as DatedLanding['schedule'][number]

test.each<[text: string, days: readonly string[]]>([
  ['Hasta el 31 de octubre', ['2026-10-31']],
  ['Hasta el 31 de octubre de 2025, o antes', ['2025-10-31']],
  ['7, 8 y 9 de noviembre de 2025', ['2025-11-09']],
  ['Del 1º de setiembre al 3 DE OCTUBRE del 2026', ['2026-09-01', '2026-10-03']],
  ['Cierra el 31/10', ['2026-10-31']],
  ['sábado 8/11 y 31/12/25', ['2025-12-31', '2026-11-08']],
  ['Abierto 24/7, 1/2 tiempo, 10/10/10/10', []],
  ['El 31 de febrero, el 40 de mayo y el 3 de mayores', []],
  ['Tel. 112 de noviembre', []],
])('days in «%s»', (text, days) => {
  expect(daysIn(text, 2026).toSorted()).toEqual(days)
})

describe('texts that name a past day', () => {
  const today = '2026-11-08'
  const nothing = { hero: null, about: null, cta: null, settings: null, landingSports: [], schedule: [] }
  const stale = (landing: Partial<Parameters<typeof staleTexts>[0]>) =>
    staleTexts({ ...nothing, ...landing }, today, 2026).map(({ collection, title, day }) => [collection, title, day])

  it('lists the longest past first, each by the last day that it names', () => {
    expect(
      stale({
        cta: aRecord('cta', { description: 'Inscripciones del 1 al 31 de octubre' }),
        hero: aRecord('hero', { description: 'Desde el 1 de octubre hasta el 9 de noviembre' }),
        schedule: [anEvent('2026-11-09', 'Cena', 'Reserva hasta el 5 de noviembre')],
      }),
    ).toEqual([
      ['cta', '', '2026-10-31'],
      ['schedule', 'Cena', '2026-11-05'],
    ])
  })

  it('leaves history, events that are over and the days of the tournament alone', () => {
    expect(
      stale({
        about: aRecord('about', { description: 'El 4 de noviembre de 1995 jugaron cuatro equipos' }),
        schedule: [anEvent('2026-11-01', 'Práctica', 'Inscripción hasta el 31 de octubre')],
        settings: aRecord('settings', { eventDate: '6 y 7 de noviembre' }),
        hero: aRecord('hero', { subtitle: 'El 7 de noviembre' }),
      }),
    ).toEqual([])
  })
})
