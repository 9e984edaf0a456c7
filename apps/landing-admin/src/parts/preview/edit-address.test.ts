import { describe, expect, test } from 'vitest'
import { editAddress } from './edit-address'

const hero = { name: 'hero', id: 'h' } as const
const roma = { name: 'sponsors', id: 'roma' } as const
const at = (pathname: string, search = '') => ({ pathname, search })

describe('a text pressed in the preview', () => {
  test.each([
    ['hero', 'title', at('/hero', '?campo=title')],
    ['settings', 'footerTagline', at('/settings', '?campo=footerTagline')],
    ['sponsors/lux', 'name', at('/sponsors', '?abrir=editar.lux&campo=name')],
    ['galleryGroups/g', 'title', at('/gallery-groups', '?abrir=editar.g&campo=title')],
    ['landingSports/f', 'name', at('/sports', '?abrir=editar.f&campo=name')],
  ])('%s.%s opens the form of its record', (record, field, expected) => {
    const current = at('/cta', '?abrir=otra')
    expect(editAddress({ record, field }, { name: 'cta', id: 'c' }, current)).toEqual(expected)
  })

  test('keeps the address of the open record and adds the field', () => {
    expect(editAddress({ record: 'hero', field: 'title' }, hero, at('/hero'))).toEqual(at('/hero', '?campo=title'))
    const open = at('/sponsors', '?buscar=ro&abrir=editar.roma')
    expect(editAddress({ record: 'sponsors/roma', field: 'name' }, roma, open)).toEqual(
      at('/sponsors', '?buscar=ro&abrir=editar.roma&campo=name'),
    )
  })

  test('stays in the form of an unsaved record', () => {
    const open = at('/sponsors', '?abrir=nuevo')
    expect(editAddress({ record: 'sponsors/', field: 'name' }, { name: 'sponsors', id: undefined }, open)).toEqual(
      at('/sponsors', '?abrir=nuevo&campo=name'),
    )
  })

  test('opens another record of the same list', () => {
    const open = at('/sponsors', '?abrir=editar.roma')
    expect(editAddress({ record: 'sponsors/lux', field: 'name' }, roma, open)).toEqual(
      at('/sponsors', '?abrir=editar.lux&campo=name'),
    )
  })

  test.each(['imageDetails', 'otra/x', ''])('has no form in record %j', (record) => {
    expect(editAddress({ record, field: 'title' }, hero, at('/hero'))).toBeNull()
  })
})
