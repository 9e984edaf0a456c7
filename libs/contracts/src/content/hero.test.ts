import { describe, expect, test } from 'vitest'
import { check } from '../fields/validation'
import { HeroDraft, heroEndpoints } from './hero'

const hero = { title: 'Torneo', subtitle: 'Ex alumnos', description: 'Una vez por año' }
const details = (value: unknown) => {
  const checked = check(HeroDraft, value)
  return checked.ok ? [] : checked.details
}

test.each([
  ['title', 'El título es requerido'],
  ['subtitle', 'El subtítulo es requerido'],
  ['description', 'La descripción es requerida'],
])('%s is required (spec 1 §5)', (field, message) => {
  expect(details({ ...hero, [field]: '  ' })).toEqual([{ path: field, message }])
  expect(details({ ...hero, [field]: undefined })).toEqual([{ path: field, message }])
})

test('text and link are required while the button is visible, each with its sentence', () => {
  expect(details({ ...hero, ctaVisible: true })).toEqual([
    { path: 'ctaText', message: 'El texto del botón es requerido' },
    { path: 'ctaLink', message: 'El link es requerido' },
  ])
  expect(details({ ...hero, ctaVisible: true, ctaText: ' ', ctaLink: '/inscripcion' })).toEqual([
    { path: 'ctaText', message: 'El texto del botón es requerido' },
  ])
  expect(details({ ...hero, ctaVisible: true, ctaText: 'Anotate', ctaLink: '/inscripcion' })).toEqual([])
})

test('a missing button text is reported together with the other missing fields', () => {
  expect(details({ ...hero, title: '', ctaVisible: true, ctaText: '  ', ctaLink: '#' })).toEqual([
    { path: 'title', message: 'El título es requerido' },
    { path: 'ctaText', message: 'El texto del botón es requerido' },
  ])
})

test.each(['x', 7, null, [], undefined])('a hero that is no object has a single finding: %j', (value) => {
  expect(details(value)).toEqual([{ path: '', message: expect.any(String) }])
})

test.each([{ ...hero }, { ...hero, ctaVisible: false }, { ...hero, ctaVisible: false, ctaText: '', ctaLink: '' }])(
  'a hidden button needs neither: %j',
  (value) => {
    expect(details(value)).toEqual([])
  },
)

test('the texts of a hidden button are stored (R17)', () => {
  const hidden = { ...hero, ctaVisible: false, ctaText: 'Anotate', ctaLink: '/inscripcion' }
  expect(check(HeroDraft, hidden)).toEqual({ ok: true, value: hidden })
})

test.each([true, false])('a link that runs a script is rejected, visible or not (%s)', (ctaVisible) => {
  expect(details({ ...hero, ctaVisible, ctaText: 'x', ctaLink: 'javascript:alert(1)' })).toEqual([
    { path: 'ctaLink', message: expect.any(String) },
  ])
})

describe('the silent toggle', () => {
  test.each([
    [{ ctaVisible: true }, true],
    [{ ctaVisible: false }, true],
    [{}, false],
    [{ ctaVisible: 'true' }, false],
    [{ ctaVisible: true, title: 'x' }, false],
  ])('%j: %s', (value, passes) => {
    expect(check(heroEndpoints.toggle.body, value).ok).toBe(passes)
  })
})
