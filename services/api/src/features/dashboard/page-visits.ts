import type { PageVisits } from '@torneo/contracts/site/dashboard'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { dayIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'
import type { CountedVisits } from '../../data/visits/page-visits.repository'

/** Days that are shown, and pages. */
const [shownDays, shownPages] = [14, 5]
const dayMs = 86_400_000

/** Sums visits by a key, most first. */
function sums(rows: readonly CountedVisits[], keyOf: (row: CountedVisits) => string): (readonly [string, number])[] {
  const all = new Map<string, number>()
  for (const one of rows) all.set(keyOf(one), (all.get(keyOf(one)) ?? 0) + one.visits)
  return [...all].toSorted(([, one], [, other]) => other - one)
}

/** Reads the visits of the public page on the last days. */
export function createPageVisits({
  content: { galleryGroups, news, pages },
  tournament,
  visits,
  zone,
}: FastifyInstance['services']) {
  async function titles(): Promise<ReadonlyMap<string, string>> {
    const [{ items: albums }, { items: articles }, { items: own }] = await Promise.all([
      galleryGroups.list(),
      news.list(),
      pages.list(),
      tournament.refresh(),
    ])
    return new Map([
      [publicViewPath({ kind: 'home' }), 'Inicio'],
      [publicViewPath({ kind: 'promotions' }), 'Promociones'],
      [publicViewPath({ kind: 'galleries' }), 'Fotos'],
      [publicViewPath({ kind: 'news' }), 'Novedades'],
      ...tournament.promotions().map(({ id, name }) => [publicViewPath({ kind: 'promotion', id }), name] as const),
      ...albums.map(({ id, title }) => [publicViewPath({ kind: 'gallery', id }), title] as const),
      ...articles.map(({ slug, title }) => [publicViewPath({ kind: 'article', id: slug }), title] as const),
      ...own.map(({ slug, title }) => [publicViewPath({ kind: 'page', id: slug }), title] as const),
    ])
  }

  return {
    async read(): Promise<PageVisits> {
      const today = Date.parse(dayIn(await zone.read()))
      const days = Array.from({ length: shownDays }, (_, index) =>
        new Date(today - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
      )
      const [rows, titleOf] = await Promise.all([visits.since(days[0] ?? ''), titles()])
      const arrived = rows.filter(({ source }) => source !== 'inside')
      const byDay = new Map(sums(arrived, ({ day }) => day))
      return {
        days: days.map((day) => ({ day, visits: byDay.get(day) ?? 0 })),
        sources: sums(arrived, ({ source }) => source).map(([source, count]) => ({ source, visits: count })),
        pages: sums(rows, ({ path }) => path)
          .flatMap(([path, views]) => {
            const title = titleOf.get(path)
            return title === undefined ? [] : [{ path, title, views }]
          })
          .slice(0, shownPages),
      }
    },
  }
}
