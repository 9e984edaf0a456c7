import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../fields/fields'
import { check, type Shape } from '../fields/validation'
import { settingsMessages, SettingsUpdate, SiteSettings } from '../site/settings'
import { AboutDraft } from './about'
import { CtaDraft } from './cta'
import { GalleryGroupDraft, GalleryPhotoDraft } from './gallery-groups'
import { HallOfFameDraft } from './hall-of-fame'
import { LandingSportDraft } from './landing-sports'
import { ScheduleEventDraft } from './schedule'
import { SponsorDraft } from './sponsors'

const long = (length: number) => 'a'.repeat(length)
const details = (shape: Shape, value: unknown) => {
  const checked = check(shape, value)
  return checked.ok ? [] : checked.details
}

interface Entity {
  readonly name: string
  readonly shape: Shape
  /** A minimal valid body. */
  readonly least: Readonly<Record<string, unknown>>
  /** Messages of required fields, by path (spec 1 §5). */
  readonly required: Readonly<Record<string, string>>
  /** The maximum lengths of texts. */
  readonly limits: Readonly<Record<string, number>>
  /** Paths of fields that may be absent or empty. */
  readonly optional: readonly string[]
}

const entities: readonly Entity[] = [
  {
    name: 'about',
    shape: AboutDraft,
    least: { title: 'Sobre', description: 'Quiénes somos' },
    required: { title: 'El título es requerido', description: 'La descripción es requerida' },
    limits: { title: 200, description: 5000, quote: 5000 },
    optional: ['quote'],
  },
  {
    name: 'landing sport',
    shape: LandingSportDraft,
    least: { name: 'Fútbol', description: 'Once contra once', category: 'Mixto' },
    required: {
      name: 'El nombre es requerido',
      description: 'La descripción es requerida',
      category: 'La categoría es requerida',
    },
    limits: { name: 200, description: 5000, icon: 32 },
    optional: ['icon'],
  },
  {
    name: 'schedule event',
    shape: ScheduleEventDraft,
    least: { title: 'Apertura', date: '2025-11-15', time: '09:30', type: 'ceremony' },
    required: {
      title: 'El título es requerido',
      date: 'La fecha es requerida',
      time: 'La hora es requerida',
      type: 'El tipo es requerido',
    },
    limits: { title: 200, location: 200, description: 5000 },
    optional: ['location', 'description'],
  },
  {
    name: 'gallery',
    shape: GalleryGroupDraft,
    least: { title: 'Verano' },
    required: { title: 'El título es requerido' },
    limits: { title: 200, date: 200, description: 5000 },
    optional: ['description', 'coverImage', 'date'],
  },
  {
    name: 'photo',
    shape: GalleryPhotoDraft,
    least: { url: 'https://example.org/a.jpg', alt: 'Podio', year: 2024 },
    required: { url: 'La imagen es requerida', alt: 'La descripción es requerida', year: 'El año es requerido' },
    limits: { alt: 5000 },
    optional: [],
  },
  {
    name: 'sponsor',
    shape: SponsorDraft,
    least: { name: 'Acme', website: 'https://acme.example', tier: 'gold' },
    required: { name: 'El nombre es requerido', website: 'El sitio web es requerido', tier: 'El nivel es requerido' },
    limits: { name: 200 },
    optional: ['logo'],
  },
  {
    name: 'hall of fame entry',
    shape: HallOfFameDraft,
    least: { year: 1998, category: 'Fútbol', winner: 'Promoción 1998' },
    required: { year: 'El año es requerido', category: 'La categoría es requerida', winner: 'El ganador es requerido' },
    limits: { category: 200, winner: 200, description: 5000 },
    optional: ['description', 'image'],
  },
  {
    name: 'call to action',
    shape: CtaDraft,
    least: { title: 'Anotate', description: 'Quedan lugares', buttonType: 'register' },
    required: {
      title: 'El título es requerido',
      description: 'La descripción es requerida',
      buttonType: 'El tipo de botón es requerido',
    },
    limits: { title: 200, description: 5000, buttonText: 200, additionalInfo: 5000 },
    optional: ['buttonText', 'additionalInfo'],
  },
  {
    name: 'site settings',
    shape: SiteSettings,
    least: {
      siteName: 'Torneo',
      primaryColor: '#E50914',
      logo: 'https://example.org/a.png',
      contactEmail: 'hola@example.org',
    },
    required: {
      siteName: 'El nombre del sitio es requerido',
      primaryColor: fieldMessages.color,
      logo: 'El logo es requerido',
      contactEmail: 'El correo es requerido',
    },
    limits: { siteName: 200, contactEmail: 254 },
    optional: [],
  },
  {
    name: 'settings',
    shape: SettingsUpdate,
    least: {},
    required: {},
    limits: {
      siteName: 200,
      contactPhone: 200,
      contactAddress: 5000,
      eventDate: 200,
      eventTime: 200,
      eventLocation: 5000,
      eventRegistration: 5000,
      footerDescription: 5000,
      footerTagline: 5000,
    },
    optional: [
      'contactPhone',
      'contactAddress',
      'eventDate',
      'eventTime',
      'eventLocation',
      'eventRegistration',
      'footerDescription',
      'footerTagline',
      'socialMediaFacebook',
      'socialMediaInstagram',
      'socialMediaTwitter',
      'socialMediaYoutube',
    ],
  },
]

describe.each(entities)('$name', ({ shape, least, required, limits, optional }) => {
  test('accepts a minimal body', () => {
    expect(check(shape, least)).toEqual({ ok: true, value: least })
  })

  test.each(Object.entries(required))('asks for %s: %s', (path, message) => {
    const { [path]: _, ...without } = least
    for (const value of [without, { ...least, [path]: '' }, { ...least, [path]: null }])
      expect(details(shape, value)).toEqual([{ path, message }])
  })

  test('treats a blank as missing', () => {
    // Enum fields are excluded: for them a blank is an invalid value, not a missing one.
    const typed = Object.entries(required).filter(
      ([path]) => !['category', 'type', 'tier', 'buttonType'].includes(path) || limits[path],
    )
    for (const [path, message] of typed)
      expect(details(shape, { ...least, [path]: '  \n' })).toEqual([{ path, message }])
  })

  test('reports all missing fields together', () => {
    expect(details(shape, {})).toEqual(Object.entries(required).map(([path, message]) => ({ path, message })))
  })

  test.each(Object.entries(limits))('takes %s up to %i characters', (path, most) => {
    const fits = path === 'contactEmail' ? `${long(60)}@${long(most - 64)}.es` : long(most)
    expect(details(shape, { ...least, [path]: fits })).toEqual([])
    expect(details(shape, { ...least, [path]: `${fits}s` })).toEqual([{ path, message: `Máximo ${most} caracteres` }])
    expect(details(shape, { ...least, [path]: long(100_000) })).toEqual([
      { path, message: `Máximo ${most} caracteres` },
    ])
  })

  test.each(optional)('may do without %s', (path) => {
    expect(check(shape, { ...least, [path]: '  ' })).toEqual({ ok: true, value: { ...least, [path]: '' } })
    expect(details(shape, { ...least, [path]: { $ne: '' } })).toEqual([{ path, message: 'El valor no es válido' }])
  })

  test.each(['id', 'rev', 'createdAt', 'updatedBy', 'createdBy', '$set'])('rejects the field %s', (path) => {
    expect(details(shape, { ...least, [path]: 'x' })).toEqual([{ path, message: 'Este campo no se puede enviar' }])
  })
})

test.each([
  [SponsorDraft, 'logo'],
  [HallOfFameDraft, 'image'],
  [GalleryGroupDraft, 'coverImage'],
  [GalleryPhotoDraft, 'url'],
  [SettingsUpdate, 'logo'],
] as const)('an image runs no script: %#', (shape, path) => {
  for (const value of ['javascript:alert(1)', 'data:text/html,x', '//x.com/a.png']) {
    expect(details(shape, { [path]: value })).toContainEqual({ path, message: fieldMessages.image })
  }
})

test.each(['socialMediaFacebook', 'socialMediaInstagram', 'socialMediaTwitter', 'socialMediaYoutube'])(
  '%s runs no script',
  (path) => {
    expect(details(SettingsUpdate, { [path]: 'javascript:alert(1)' })).toEqual([
      { path, message: settingsMessages.social },
    ])
  },
)

describe('a page of a social network', () => {
  const page = (socialMediaInstagram: string) => check(SettingsUpdate, { socialMediaInstagram })
  test.each([
    ['instagram.com/torneo', 'https://instagram.com/torneo'],
    [' www.instagram.com/torneo ', 'https://www.instagram.com/torneo'],
    ['http://instagram.com/torneo', 'http://instagram.com/torneo'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['/torneo', '/torneo'],
    ['#torneo', '#torneo'],
    ['', ''],
    ['   ', ''],
  ])('%j is stored as %j, also the second time', (typed, kept) => {
    expect(page(typed)).toEqual({ ok: true, value: { socialMediaInstagram: kept } })
    expect(page(kept)).toEqual({ ok: true, value: { socialMediaInstagram: kept } })
  })

  test.each(['@torneo', 'Torneo Exalumnos', '//torneo', 'ftp://torneo'])('%j is no address', (typed) => {
    expect(details(SettingsUpdate, { socialMediaInstagram: typed })).toEqual([
      { path: 'socialMediaInstagram', message: settingsMessages.social },
    ])
  })
})

describe('highlights', () => {
  const about = (highlights: unknown) => details(AboutDraft, { title: 'a', description: 'b', highlights })

  test('are up to a hundred texts', () => {
    expect(about([])).toEqual([])
    expect(about(Array.from({ length: 100 }, () => long(5000)))).toEqual([])
    expect(about(Array.from({ length: 101 }, () => 'x'))).toEqual([
      { path: 'highlights', message: 'Máximo 100 elementos' },
    ])
  })

  test('are reported by index when empty or too long', () => {
    expect(about(['x', ' ', long(5001)])).toEqual([
      { path: 'highlights.1', message: 'Escribe el punto destacado o quítalo' },
      { path: 'highlights.2', message: 'Máximo 5000 caracteres' },
    ])
  })
})

describe('the photos of a gallery', () => {
  const photo = (i: number) => ({ url: `https://example.org/${i}.jpg`, alt: 'Podio', year: 2024 })
  const photos = (amount: number) => Array.from({ length: amount }, (_, i) => photo(i))
  const tooMany = 'Una galería puede tener hasta 500 fotos'

  test('are 500 at most, in either form', () => {
    expect(
      details(GalleryGroupDraft, { title: 'a', photos: photos(500), images: photos(500).map(({ url }) => url) }),
    ).toEqual([])
    expect(details(GalleryGroupDraft, { title: 'a', photos: photos(501) })).toEqual([
      { path: 'photos', message: tooMany },
    ])
    expect(details(GalleryGroupDraft, { title: 'a', images: photos(10_000).map(({ url }) => url) })).toEqual([
      { path: 'images', message: tooMany },
    ])
  })

  test('are reported by index', () => {
    const bad = {
      title: 'a',
      photos: [photo(1), { alt: 'x', year: 1 }, { ...photo(2), size: 3 }],
      images: ['javascript:x', ''],
    }
    expect(details(GalleryGroupDraft, bad)).toEqual([
      { path: 'photos.1.url', message: 'La imagen es requerida' },
      { path: 'photos.1.year', message: fieldMessages.year },
      { path: 'photos.2.size', message: fieldMessages.unknown },
      { path: 'images.0', message: fieldMessages.image },
      { path: 'images.1', message: 'La imagen es requerida' },
    ])
  })

  test('may omit alt and year when already stored, since the route knows them (R16)', () => {
    const known = {
      title: 'a',
      photos: [{ url: 'https://example.org/1.jpg' }, { url: 'https://example.org/2.jpg', alt: '', year: null }],
    }
    expect(check(GalleryGroupDraft, known)).toEqual({ ok: true, value: known })
  })
})

test.each([
  [LandingSportDraft, 'category', 'masculino'],
  [ScheduleEventDraft, 'type', 'partido'],
  [SponsorDraft, 'tier', 'Gold'],
  [CtaDraft, 'buttonType', 'link'],
] as const)('a value outside the enum is invalid: %#', (shape, path, word) => {
  expect(details(shape, { [path]: word })).toContainEqual({ path, message: 'El valor no es válido' })
})
