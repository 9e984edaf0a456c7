import type { PublicLanding } from '@torneo/contracts/site/public'
import { socialNetworks } from '@torneo/contracts/site/social-networks'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { plainArticle } from '@torneo/domain/format/plain-article'
import { escaped, property } from '@torneo/domain/site/head-tags'
import type { PublicPageRequest } from '@torneo/domain/site/page-program'
import { publicPagePath, publicViewPath } from '@torneo/domain/site/public-page'
import { titleFace } from '@torneo/ui/theme/title-faces'
import { appearanceOf } from './appearance'
import { imageAt } from './image-source'
import { pageTexts as texts } from './page-texts'
import { siteNameOf } from './use-page'

/** Characters of a description that link previews show. */
const maxDescription = 200

interface ViewHead {
  readonly title: string
  readonly description: string
  /** Path of the preview's picture, 1200 by 630 pixels. */
  readonly image: string
}

function headOf({ view, landing, tournament }: PublicPageRequest): ViewHead {
  const site = siteNameOf({ landing, tournament }) || texts.fallbackName
  const image = `${publicPagePath}/imagen.png`
  switch (view.kind) {
    case 'promotion': {
      const promotion = tournament.promotions.find(({ id }) => id === view.id)
      if (!promotion) break
      return {
        title: texts.promotionOf(promotion.name, site),
        description: texts.aboutPromotion(promotion.name, site),
        image: `${publicViewPath(view)}.png`,
      }
    }
    case 'promotions':
      return { title: `${texts.promotionsTitle} · ${site}`, description: texts.aboutPromotions(site), image }
    case 'galleries':
      return { title: `${texts.galleries} · ${site}`, description: texts.aboutGalleries(site), image }
    case 'gallery': {
      const gallery = landing.galleryGroups.find(({ id }) => id === view.id)
      if (!gallery) break
      const cover = gallery.coverImage || gallery.photos[0]?.url
      return {
        title: `${gallery.title} · ${site}`,
        description: gallery.description || texts.aboutGalleries(site),
        image: cover ? imageAt(cover, 1280) : image,
      }
    }
    case 'news':
      return { title: `${texts.news} · ${site}`, description: texts.aboutNews(site), image }
    case 'article':
    case 'page': {
      const articles = view.kind === 'article' ? landing.news : landing.pages
      const article = articles?.find(({ slug }) => slug === view.id)
      if (!article) break
      return articleHead(article, site, image)
    }
    case 'home':
    case 'now':
    case 'missing':
  }
  if (view.kind !== 'home' && view.kind !== 'now')
    return { title: `${texts.missing} · ${site}`, description: texts.missingWhy, image }
  return homeHead(landing, site, image)
}

type Article = NonNullable<PublicLanding['news'] | PublicLanding['pages']>[number]

/** Head of a piece of news or a page: its first words, and its picture if it has one. */
function articleHead(article: Article, site: string, image: string): ViewHead {
  const picture = ('image' in article && article.image) || article.images[0]
  return {
    title: `${article.title} · ${site}`,
    description: plainArticle(article.text, maxDescription),
    image: picture ? imageAt(picture, 1280) : image,
  }
}

function homeHead({ hero, settings }: PublicPageRequest['landing'], site: string, image: string): ViewHead {
  const when = [settings?.eventDate, settings?.eventLocation].filter(Boolean).join(' · ')
  return {
    title: hero?.title && hero.title !== site ? `${hero.title} · ${site}` : site,
    description: joinSentences(when, hero?.description || hero?.subtitle) || texts.emptyWhy,
    image,
  }
}

/** JSON in a data block, which the browser does not run; '<' is escaped so that no text can end it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** Describes the organisation and its event for search engines (schema.org); only on the home, and read there anywhere. */
export function structuredData({ view, landing, tournament, origin }: PublicPageRequest): string {
  if (view.kind !== 'home') return ''
  const { settings, hero, schedule } = landing
  const { crest } = appearanceOf(landing)
  const name = siteNameOf({ landing, tournament })
  if (!name) return ''
  const url = origin + publicPagePath
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address)
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#organizacion`,
    name,
    url,
    ...(crest ? { logo: absolute(crest) } : {}),
    ...(settings?.contactEmail ? { email: settings.contactEmail } : {}),
    sameAs: socialNetworks.map(({ field }) => settings?.[field]).filter(Boolean),
  }
  const place = settings?.eventLocation || settings?.contactAddress
  const location = place
    ? { location: { '@type': 'Place', name: place, address: settings?.contactAddress || place } }
    : {}
  const days = [...schedule.map(({ date }) => date), ...tournament.matches.map(({ date }) => date)].toSorted()
  const event = days[0] && {
    '@type': 'SportsEvent',
    '@id': `${url}#evento`,
    name: hero?.title || name,
    description: hero?.description,
    startDate: days[0],
    endDate: days.at(-1),
    image: `${origin}${publicPagePath}/imagen.png`,
    organizer: { '@id': `${url}#organizacion` },
    ...location,
    subEvent: schedule.map((one) => ({
      '@type': 'Event',
      name: one.title,
      startDate: `${one.date}T${one.time}`,
      ...(one.description ? { description: one.description } : {}),
      location: {
        '@type': 'Place',
        name: one.location || place || name,
        address: settings?.contactAddress || place || name,
      },
    })),
  }
  return dataBlock({ '@context': 'https://schema.org', '@graph': [organization, ...(event ? [event] : [])] })
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`

/** Shows the school's crest as the icon of the tab, in place of the product's. */
export const withIcon = (template: string, crest: string | null): string =>
  crest
    ? template
        .replaceAll(/ *<link rel="(?:apple-touch-)?icon"[^>]*>\n/g, '')
        .replace(
          '<!-- head -->',
          `<!-- head -->\n    <link rel="icon" href="${escaped(imageAt(crest, 160))}" />\n    <link rel="apple-touch-icon" href="${escaped(imageAt(crest, 320))}" />`,
        )
    : template

/** Renders the tags that search engines and previews of links read (B62). */
export function pageHead(request: PublicPageRequest): string {
  const { view, origin, landing, tournament } = request
  const { title, description: whole, image } = headOf(request)
  const look = appearanceOf(landing)
  const description = whole.length > maxDescription ? `${whole.slice(0, maxDescription - 1).trimEnd()}…` : whole
  const url = origin + publicViewPath(view)
  const isFound = view.kind !== 'missing'
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    meta('theme-color', look.primary),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${titleFace(look.titleFace).file}" />`,
    ...(isFound ? [`<link rel="canonical" href="${escaped(url)}" />`] : [meta('robots', 'noindex')]),
    property('og:title', title),
    property('og:description', description),
    ...(isFound ? [property('og:url', url)] : []),
    property('og:site_name', siteNameOf({ landing, tournament }) || texts.fallbackName),
    property('og:type', 'website'),
    property('og:locale', 'es'),
    property('og:image', image.startsWith('/') ? origin + image : image),
    ...(image.endsWith('.png') && image.startsWith(publicPagePath)
      ? [property('og:image:type', 'image/png'), property('og:image:width', '1200'), property('og:image:height', '630')]
      : []),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n    ')
}
