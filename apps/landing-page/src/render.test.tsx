import type { PublicTournament } from '@torneo/contracts/site/public'
import type { PublicPageRequest } from '@torneo/domain/site/page-program'
import {
  aCta,
  aGalleryGroup,
  aGalleryPhoto,
  aHallOfFameEntry,
  aHero,
  aLandingSport,
  aMatch,
  anAppearance,
  aPromotion,
  aScheduleEvent,
  aSponsor,
  aTeam,
  aTournamentSport,
  emptyLanding,
  someSettings,
} from '@torneo/testing/builders'
import { describe, expect, it } from 'vitest'
import template from '../index.html?raw'
import { render } from './render'

const noTournament: PublicTournament = {
  tournament: null,
  timeZone: 'America/Montevideo',
  sports: [],
  promotions: [],
  teams: [],
  matches: [],
  standings: {},
  scorers: {},
}
const promotion = aPromotion({ id: 'p98', name: 'Promo 98', year: 1998, color: '#1D4ED8' })
const team = aTeam({ id: 't98', promotionId: 'p98', sportId: 'futbol', name: 'Promo 98' })
const side = {
  id: 't98',
  name: 'Promo 98',
  color: '#1D4ED8',
  logo: '',
  promotionId: 'p98',
  promotionYear: 1998,
  promotionColor: '#1D4ED8',
}
const football = aTournamentSport({ id: 'futbol', name: 'Fútbol', icon: '⚽' })
const live = aMatch({
  id: 'm1',
  sportId: 'futbol',
  status: 'live',
  homeTeamId: 't98',
  homeTeam: side,
  homeScore: 3,
  date: '2025-11-15',
})
const tournament: PublicTournament = {
  ...noTournament,
  sports: [football],
  promotions: [promotion],
  teams: [team],
  matches: [live],
}

const page = (request: Partial<PublicPageRequest> = {}) =>
  render({
    view: { kind: 'home' },
    template,
    origin: 'https://torneo.example',
    today: '2025-11-15',
    landing: emptyLanding,
    tournament: noTournament,
    ...request,
  })

/** Reads the page as a browser does. */
async function documentOf(request: Partial<PublicPageRequest>): Promise<Document> {
  return new DOMParser().parseFromString((await page(request)).html, 'text/html')
}
const headings = (shown: Document) => [...shown.querySelectorAll('h2')].map((title) => title.textContent)

it('a page without content has no empty section and says that it is being prepared', async () => {
  const shown = await documentOf({})
  expect([headings(shown), shown.querySelector('main')?.textContent]).toEqual([
    [],
    'TorneoLa organización está preparando esta página.',
  ])
})

it.each([
  ['on its last day', '2025-10-31', ['Únete', 'Inscríbete']],
  ['a day later', '2025-11-01', [undefined, undefined]],
])('an invitation until a day, with the button that leads to it: %s (B103)', async (_, today, expected) => {
  const landing = {
    ...emptyLanding,
    hero: aHero({ ctaVisible: true, ctaText: 'Inscríbete', ctaLink: '#inscripcion' }),
    cta: aCta({ title: 'Únete', until: '2025-10-31' }),
  }
  const shown = await documentOf({ landing, today })
  expect([
    shown.querySelector('#cta h2')?.textContent,
    shown.querySelector('#hero .buttons')?.textContent || undefined,
  ]).toEqual(expected)
})

it('everything that is edited stands on the page, in the order of the editors', async () => {
  const shown = await documentOf({
    landing: {
      hero: aHero({
        title: 'Volvemos',
        ctaVisible: true,
        ctaText: 'Inscríbete',
        ctaLink: 'https://torneo.example/alta',
      }),
      about: {
        ...aHero(),
        title: 'Treinta años',
        description: 'Empezó así',
        quote: 'Se vuelve',
        highlights: ['Becas'],
      },
      cta: aCta({ title: 'Únete', buttonType: 'register', buttonText: '' }),
      settings: someSettings({ footerTagline: 'Una camiseta' }),
      landingSports: [aLandingSport({ name: 'Futbol' }), aLandingSport({ name: 'Ajedrez' })],
      schedule: [aScheduleEvent({ title: 'Asado', time: '12:30' })],
      galleryGroups: [aGalleryGroup({ title: 'Apertura', photos: [aGalleryPhoto({ alt: 'El desfile' })] })],
      sponsors: [aSponsor({ name: 'La Espiga', tier: 'silver' })],
      hallOfFame: [aHallOfFameEntry({ winner: 'Promo 91' })],
    },
    tournament,
  })
  expect(headings(shown)).toEqual([
    'Ahora en la cancha',
    'Treinta años',
    'Deportes',
    'Calendario',
    'Fotos',
    'Hall of Fame',
    'Nos acompañan',
    'Únete',
  ])
  const words = shown.body.textContent
  for (const text of [
    'Volvemos',
    'Inscríbete',
    'Becas',
    'Ajedrez',
    'Asado',
    '12:30',
    'Apertura',
    'La Espiga',
    'Promo 91',
    'Una camiseta',
  ])
    expect(words).toContain(text)
  // A sport of the page is that of the tournament by its name, whatever the accents.
  expect(shown.querySelector('#deportes a')?.getAttribute('href')).toBe('/en-vivo?deporte=futbol')
  expect(shown.querySelector('#cta a')?.textContent).toBe('Escribir a la organización')
})

it.each([
  [{ status: 'live' }, 'Ver quién juega ahora', 'Ahora en la cancha'],
  [{ status: 'scheduled', date: '2025-11-16' }, 'Ver los partidos', 'Empieza mañana'],
  [{ status: 'scheduled' }, 'Ver los partidos', 'Próximos partidos'],
  [{ status: 'finished' }, 'Ver los partidos', 'Últimos resultados'],
] as const)('%o is announced as %s', async (fields, button, title) => {
  const shown = await documentOf({ tournament: { ...tournament, matches: [{ ...live, ...fields }] } })
  expect([shown.querySelector('.hero .button')?.textContent, headings(shown)[0]]).toEqual([button, title])
})

/** A whole page on a day, with a match on the 15th. */
const pageOn = (today: string, parts: Partial<PublicPageRequest['landing']> = {}) =>
  documentOf({
    today,
    tournament: { ...tournament, matches: [{ ...live, status: today > '2025-11-15' ? 'finished' : 'scheduled' }] },
    landing: {
      ...emptyLanding,
      about: { ...aHero(), title: 'Treinta años', description: 'Así', quote: '', highlights: [] },
      cta: aCta({ title: 'Únete', until: '2025-11-15' }),
      schedule: [
        aScheduleEvent({ id: 'e1', title: 'Sorteo', date: '2025-11-01' }),
        aScheduleEvent({ id: 'e2', title: 'Desfile', date: '2025-11-15' }),
        aScheduleEvent({ id: 'e3', title: 'Asado', date: '2025-11-15' }),
        aScheduleEvent({ id: 'e4', title: 'Cena', date: '2025-11-16' }),
      ],
      galleryGroups: [aGalleryGroup({ title: 'Apertura', photos: [aGalleryPhoto({ alt: 'El desfile' })] })],
      hallOfFame: [aHallOfFameEntry({ winner: 'Promo 91' })],
      ...parts,
    },
  })

describe('the page by date (B103)', () => {
  it('counts the days before, with sign-up and calendar first', async () => {
    const shown = await pageOn('2025-11-03')
    expect(headings(shown)).toEqual(['Faltan 12 días', 'Únete', 'Calendario', 'Treinta años', 'Fotos', 'Hall of Fame'])
    expect(shown.querySelector('#ahora p')?.textContent).toBe('Empieza el sábado 15 de noviembre')
  })

  it('thanks once it is over, with champions and photos first, and invites no more', async () => {
    const shown = await pageOn('2025-11-16')
    expect(headings(shown)).toEqual(['Gracias por volver', 'Hall of Fame', 'Fotos', 'Treinta años', 'Calendario'])
  })

  it.each([
    ['before', '2025-10-20', 'Sábado 1 de noviembre1 momento'],
    ['on a day', '2025-11-15', 'Sábado 15 de noviembreHoy2 momentos'],
    ['between two days', '2025-11-02', 'Sábado 15 de noviembre2 momentos'],
    ['after the last', '2025-11-17', undefined],
  ])('opens the day of the calendar that matters: %s', async (_, today, title) => {
    const shown = await pageOn(today)
    const open = [...shown.querySelectorAll('.day[open] summary')]
    expect(open.map(({ textContent }) => textContent)).toEqual(title === undefined ? [] : [title])
    expect(shown.querySelectorAll('.event')).toHaveLength(4)
  })

  it('shows a short calendar whole', async () => {
    const shown = await pageOn('2025-12-01', { schedule: [aScheduleEvent({ title: 'Sorteo' })] })
    expect(shown.querySelectorAll('.day[open]')).toHaveLength(1)
  })
})

it('markup, a script and an address that would run stay text', async () => {
  const evil = '</script><img src=x onerror=alert(1)>'
  const { html } = await page({
    landing: {
      ...emptyLanding,
      hero: aHero({ title: evil, ctaVisible: true, ctaText: 'Mira', ctaLink: 'javascript:alert(1)' }),
      settings: someSettings({ siteName: evil, primaryColor: '#fff}body{display:none' }),
      sponsors: [aSponsor({ website: 'javascript:alert(1)' })],
    },
    tournament,
  })
  const shown = new DOMParser().parseFromString(html, 'text/html')
  expect(shown.querySelectorAll('[onerror]').length).toBe(0)
  expect(shown.querySelectorAll('script').length).toBe(2)
  expect([...shown.querySelectorAll('a')].filter(({ href }) => href.startsWith('javascript:'))).toEqual([])
  expect(html).not.toContain('body{display:none')
  expect(shown.querySelector('h1')?.textContent).toBe(evil)
})

it("the school's look is on the page: layout, face, crest as icon, colours (B102)", async () => {
  const crest = '/api/storage/buckets/general/files/c1/view'
  const { html, css } = await page({
    landing: {
      ...emptyLanding,
      appearance: anAppearance({ look: 'diario', titleFace: 'colegial', primary: '#14213D', crest }),
      settings: someSettings({ primaryColor: '#E50914' }),
    },
  })
  const shown = new DOMParser().parseFromString(html, 'text/html')
  expect([shown.body.dataset['look'], shown.body.dataset['face']]).toEqual(['diario', 'colegial'])
  expect(css).toContain('--brand:#14213D')
  expect(
    [...shown.querySelectorAll('link[rel=preload], link[rel=icon]')].map((link) => link.getAttribute('href')),
  ).toEqual([expect.stringContaining('bitter-latin'), `${crest}?width=160`])
  expect(shown.querySelector('.brand-logo')?.getAttribute('src')).toContain(crest)
  // The crest stands large on the school's colour where no photo is.
  expect(shown.querySelector('.hero.no-picture .hero-mark')?.getAttribute('src')).toContain(crest)
  expect(html).not.toContain('favicon')
})

it("a page without a crest keeps the product's icons", async () => {
  expect((await page()).html).toContain('favicon.svg')
})

it.each([
  ['Volvemos', ''],
  ['Torneo de los ex alumnos del Colegio San José', 'long'],
  ['Torneo de ex alumnos '.repeat(9), 'longest'],
])('the title %j is set in a size for its length', async (title, size) => {
  const shown = await documentOf({ landing: { ...emptyLanding, hero: aHero({ title }) } })
  expect(shown.querySelector('h1')?.className).toBe(size)
})

it('a page has no style attribute, which its policy refuses: colours and focal points are rules', async () => {
  const url = '/api/storage/buckets/hero/files/f1/view'
  const { html, css } = await page({
    landing: {
      ...emptyLanding,
      hero: aHero({ backgroundImage: url }),
      imageDetails: { [url]: { alt: 'La tribuna', focus: { x: 0.25, y: 0.8 } } },
    },
    tournament,
  })
  expect(html).not.toMatch(/ style=/)
  expect(css).toContain('.f-25-80{object-position:25% 80%}')
  expect(css).toContain('.c-1d4ed8{--team:#1d4ed8;--on-team:#FFF}')
  const picture = new DOMParser().parseFromString(html, 'text/html').querySelector('.hero-picture')
  expect([picture?.getAttribute('alt'), picture?.className.trim(), picture?.getAttribute('srcset')]).toEqual([
    'La tribuna',
    'hero-picture f-25-80',
    expect.stringContaining(`${url}?width=640 640w`),
  ])
})

it('the sketch of the hero is where its picture will be, around the same point', async () => {
  const url = '/api/storage/buckets/hero/files/f1/view'
  const landing = {
    ...emptyLanding,
    hero: aHero({ backgroundImage: url }),
    imageDetails: { [url]: { focus: { x: 0.25, y: 0.8 } } },
  }
  const heroSketch = 'data:image/webp;base64,AAAA'
  const { css } = await page({ landing, heroSketch })
  expect(css).toContain(`.hero-picture{background:url(${heroSketch}) 25% 80%/cover}`)
  expect((await page({ landing, heroSketch: null })).css).not.toContain('background:url(')
})

it('a promotion finds its matches, its teams and its place from the first screen in two presses', async () => {
  const home = await documentOf({ tournament })
  expect(home.querySelector('.find')?.getAttribute('href')).toBe('/inicio/promos')
  const all = await documentOf({ view: { kind: 'promotions' }, tournament })
  expect(all.querySelector('.promotions a')?.getAttribute('href')).toBe('/inicio/promo/p98')
  const row = {
    position: 2,
    team: { ...side, category: 'Senior' as const },
    played: 3,
    won: 2,
    drawn: 0,
    lost: 1,
    goalsFor: 5,
    goalsAgainst: 3,
    goalDifference: 2,
    points: 6,
  }
  const shown = await documentOf({
    view: { kind: 'promotion', id: 'p98' },
    tournament: { ...tournament, standings: { futbol: [row] } },
  })
  expect(headings(shown)).toEqual(['Lo que viene', 'Sus equipos', 'Resultados'])
  expect(shown.querySelector('.match-card')?.getAttribute('href')).toBe('/en-vivo/partido/m1')
  expect(shown.querySelector('.cards .card')?.textContent).toContain('2.º en la tabla')
  expect(shown.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://torneo.example/inicio/promo/p98.png',
  )
})

it.each([[{ kind: 'promotion', id: 'gone' }], [{ kind: 'gallery', id: 'gone' }], [{ kind: 'missing' }]] as const)(
  '%o says kindly that it does not exist, and no search engine keeps it',
  async (view) => {
    const shown = await documentOf({ view, tournament })
    expect([
      shown.querySelector('h1')?.textContent,
      shown.querySelector('meta[name="robots"]')?.getAttribute('content'),
    ]).toEqual(['Esta página no existe', 'noindex'])
  },
)

it('a gallery of 500 photos is on one page, of which only those in sight are loaded', async () => {
  const photos = Array.from({ length: 500 }, () => aGalleryPhoto())
  const shown = await documentOf({
    view: { kind: 'gallery', id: 'g' },
    landing: { ...emptyLanding, galleryGroups: [aGalleryGroup({ id: 'g', photos })] },
  })
  expect(shown.querySelectorAll('.photos img[loading=lazy]').length).toBe(500)
})

it('the event and its organisers are described for search engines', async () => {
  const shown = await documentOf({
    landing: {
      ...emptyLanding,
      hero: aHero({ title: 'Volvemos' }),
      settings: someSettings(),
      schedule: [aScheduleEvent()],
    },
  })
  const { '@graph': graph } = JSON.parse(
    shown.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  ) as { '@graph': { '@type': string; name: string; startDate?: string }[] }
  expect(graph.map(({ '@type': type, name, startDate }) => [type, name, startDate])).toEqual([
    ['Organization', 'Torneo de Exalumnos', undefined],
    ['SportsEvent', 'Volvemos', '2025-11-15'],
  ])
})

it('renders the fragment of live matches alone, and nothing before the first match', async () => {
  const now = await page({ view: { kind: 'now' }, tournament })
  expect([now.html.startsWith('<section id="ahora"'), now.css]).toEqual([true, ''])
  expect((await page({ view: { kind: 'now' } })).html).toBe('')
})
