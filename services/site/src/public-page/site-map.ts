import type { PublicLanding } from '@torneo/contracts/site/public'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'

interface Stamped {
  readonly updatedAt?: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

type Listed = Stamped & { readonly id: string }

/** Returns the day of the last change of these records. */
const lastDay = (records: readonly Stamped[]): string =>
  records
    .map(({ updatedAt = '' }) => updatedAt)
    .reduce((last, at) => (at > last ? at : last), '')
    .slice(0, 10)

/** Lists the public addresses for search engines. `home`: the page's address on its own host. Null: no public page. */
export function siteMap(
  origin: string,
  { landing, home = publicPagePath }: { readonly landing: PublicLanding | null; readonly home?: string },
  promotions: readonly Listed[],
  matches: readonly Listed[],
): string {
  const entry = (path: string, day = '') =>
    `<url><loc>${escaped(origin + path)}</loc>${day && `<lastmod>${day}</lastmod>`}</url>`
  const viewEntry = (view: PublicView, records: readonly Stamped[]) => entry(publicViewPath(view), lastDay(records))
  const pages = landing
    ? [
        entry(
          home,
          lastDay(
            Object.values(landing).flatMap((part) => (Array.isArray(part) ? part : part ? [part as Stamped] : [])),
          ),
        ),
        viewEntry({ kind: 'promotions' }, promotions),
        ...promotions.map((one) => viewEntry({ kind: 'promotion', id: one.id }, [one])),
        viewEntry({ kind: 'galleries' }, landing.galleryGroups),
        ...landing.galleryGroups.map((one) => viewEntry({ kind: 'gallery', id: one.id }, [one])),
        ...(landing.news?.length ? [viewEntry({ kind: 'news' }, landing.news)] : []),
        ...(landing.news ?? []).map((one) => viewEntry({ kind: 'article', id: one.slug }, [one])),
        ...(landing.pages ?? []).map((one) => viewEntry({ kind: 'page', id: one.slug }, [one])),
      ]
    : []
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, entry('/en-vivo'), ...matches.map((one) => entry(`/en-vivo/partido/${one.id}`, lastDay([one])))].join('')}</urlset>\n`
}

/** Rules for search engines: the public pages and their pictures, nothing of the panel. */
export const robotsTxt = (origin: string, hasPage: boolean): string =>
  [
    'User-agent: *',
    ...(hasPage ? ['Allow: /$', `Allow: ${publicPagePath}`] : []),
    'Allow: /en-vivo',
    'Allow: /favicon',
    'Allow: /icon-',
    'Allow: /api/public/',
    'Allow: /api/storage/buckets/',
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
