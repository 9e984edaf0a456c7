import type { PublicLanding } from '@torneo/contracts/site/public'
import type { PublicView } from '@torneo/domain/site/public-page'
import { aLandingPage, aNewsItem, emptyLanding } from '@torneo/testing/builders'
import { expect, it } from 'vitest'
import template from '../index.html?raw'
import { videoSite } from './parts/ArticleExtras'
import { render } from './render'

const image = '/api/storage/buckets/gallery/files/0190a1/view'
const tournament = {
  ...{ tournament: null, timeZone: 'America/Montevideo' },
  ...{ sports: [], promotions: [], teams: [], matches: [], standings: {}, scorers: {} },
}

async function documentOf(view: PublicView, landing: Partial<PublicLanding>): Promise<Document> {
  const { html } = await render({
    view,
    template,
    origin: 'https://torneo.example',
    today: '2025-11-15',
    landing: { ...emptyLanding, ...landing },
    tournament,
  })
  return new DOMParser().parseFromString(html, 'text/html')
}

const meta = (shown: Document, name: string) =>
  shown.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

it('the home has the first three pieces of news, and leads to all', async () => {
  const news = ['Fijada', 'Nueva', 'Media', 'Vieja'].map((title, index) =>
    aNewsItem({ title, slug: title.toLowerCase(), pinned: index === 0 }),
  )
  const shown = await documentOf({ kind: 'home' }, { news })
  const links = [...shown.querySelectorAll('#novedades a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/inicio/novedades',
    '/inicio/novedades/fijada',
    '/inicio/novedades/nueva',
    '/inicio/novedades/media',
  ])
  expect(shown.querySelector('.wide-menu')?.textContent).toContain('Novedades')
  expect(shown.querySelectorAll('.news-pinned')).toHaveLength(1)
})

it('a page without news and pages has neither their part nor their styles', async () => {
  const shown = await documentOf({ kind: 'home' }, { news: [], pages: [] })
  expect([shown.querySelector('#novedades'), shown.head.innerHTML.includes('.article-text')]).toEqual([null, false])
})

it('a piece of news shows its text, its picture, a video as a link and a PDF with its size', async () => {
  const news = [
    aNewsItem({
      slug: 'sorteo',
      title: 'Se sortearon las zonas',
      text: `<p>Uno &amp; <strong>dos</strong></p><img src="${image}" alt="" width="4" height="3">`,
      images: [image],
      videoUrl: 'https://youtu.be/x',
      file: '/api/storage/buckets/documents/files/0190/download',
      fileName: 'Bases.pdf',
      fileSize: 2 * 1024 * 1024,
    }),
  ]
  const imageDetails = { [image]: { alt: 'El "bolillero"' } }
  const shown = await documentOf({ kind: 'article', id: 'sorteo' }, { news, imageDetails })
  expect(shown.querySelector('h1')?.textContent).toBe('Se sortearon las zonas')
  expect(shown.querySelector('.article-text strong')?.textContent).toBe('dos')
  const picture = shown.querySelector<HTMLImageElement>('.article-text img')
  expect([picture?.alt, picture?.getAttribute('width'), picture?.loading]).toEqual(['El "bolillero"', '4', 'lazy'])
  expect(picture?.srcset).toContain(`${image}?width=640 640w`)
  expect([...shown.querySelectorAll('.article-extras a')].map(({ textContent }) => textContent)).toEqual([
    'Ver el video en YouTube',
    'Bases.pdfDescargar PDF · 2.0 MB',
  ])
  expect(shown.querySelectorAll('iframe, script[src^="http"]')).toHaveLength(0)
  expect([shown.title, meta(shown, 'description'), meta(shown, 'og:image')]).toEqual([
    'Se sortearon las zonas · Torneo',
    'Uno & dos',
    `https://torneo.example${image}?width=1280`,
  ])
})

it('pages are linked at the foot, and have their own address', async () => {
  const pages = [aLandingPage(), aLandingPage({ title: 'Dónde dormir', slug: 'donde-dormir' })]
  const shown = await documentOf({ kind: 'page', id: 'donde-dormir' }, { pages })
  expect(shown.querySelector('h1')?.textContent).toBe('Dónde dormir')
  expect([...shown.querySelectorAll('#paginas a[href^="/inicio/p/"]')].map(({ textContent }) => textContent)).toEqual([
    'Reglamento',
    'Dónde dormir',
  ])
})

it.each([
  { kind: 'article', id: 'nada' },
  { kind: 'page', id: 'nada' },
] as const)('$kind that does not exist says so kindly', async (view) => {
  const shown = await documentOf(view, { news: [aNewsItem()], pages: [aLandingPage()] })
  expect([shown.querySelector('h1')?.textContent, meta(shown, 'robots')]).toEqual(['Esta página no existe', 'noindex'])
})

it.each([
  ['https://www.youtube.com/watch?v=x', 'YouTube'],
  ['https://youtu.be/x', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://notyoutube.com/x', ''],
  ['https://x.example/?u=youtu.be', ''],
  ['no es', ''],
])('the site of %s is "%s"', (address, site) => {
  expect(videoSite(address)).toBe(site)
})
