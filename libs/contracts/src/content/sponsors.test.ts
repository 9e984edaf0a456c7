import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../fields/validation'
import { completeWebsite } from '../fields/website'
import { SponsorDraft, sponsorMessages } from './sponsors'

const website = (value: string) => check(SponsorDraft, { name: 'Acme', website: value, tier: 'gold' })
const stored = (value: string) => {
  const checked = website(value)
  return checked.ok ? checked.value.website : checked.details
}

describe('a website (R18)', () => {
  test.each([
    ['www.x.com', 'https://www.x.com'],
    ['x.com/a?b=c#d', 'https://x.com/a?b=c#d'],
    [' HTTP://X.com ', 'HTTP://X.com'],
    ['Https://x.com', 'Https://x.com'],
    ['http://x.com', 'http://x.com'],
    ['localhost:3000', 'https://localhost:3000'],
    ['x.com:8080/a', 'https://x.com:8080/a'],
    ['x.com/https://y.com', 'https://x.com/https://y.com'],
    ['ñandú.com.ar', 'https://ñandú.com.ar'],
  ])('%j is stored as %s', (typed, kept) => {
    expect(stored(typed)).toBe(kept)
    expect(completeWebsite(completeWebsite(typed))).toBe(kept)
  })

  test.each([
    'https://https://',
    'https://https://x.com',
    'http://https://x.com',
    '//x.com',
    'https:///x.com',
    'https://\\x.com',
    'https://',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.c',
    'tel:+5491122334455',
    'ftp://x',
    'file:///etc/passwd',
    'https://ana:clave@x.com',
    'https://ana@x.com',
    'a b.com',
    'https://x.com\nhttps://y.com',
    '/patrocinadores',
    '#',
  ])('%j is rejected', (typed) => {
    expect(stored(typed)).toEqual([{ path: 'website', message: sponsorMessages.websiteInvalid }])
  })

  test.each(['', '   '])('%j is missing', (typed) => {
    expect(stored(typed)).toEqual([{ path: 'website', message: 'El sitio web es requerido' }])
  })

  test('is checked for its length first', () => {
    expect(stored(`x.com/${'a'.repeat(100_000)}`)).toEqual([{ path: 'website', message: 'Máximo 5000 caracteres' }])
    expect(stored(`x.com/${'a'.repeat(4986)}`)).toHaveLength(5000)
  })

  test('is never doubled: completing it twice is completing it once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), (typed) => {
        const once = completeWebsite(typed)
        expect(completeWebsite(once)).toBe(once)
        const first = website(typed)
        expect(first.ok ? website(first.value.website) : first).toEqual(first)
      }),
    )
  })
})
