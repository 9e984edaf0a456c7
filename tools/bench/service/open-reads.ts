import { connectDatabase } from '@torneo/api/operators/database'
import { buildApp } from '@torneo/api/operators/service'
import { readConfig } from '@torneo/api/operators/settings'
import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import type { Target } from '../scene/scene.ts'

interface Listed {
  readonly items: readonly { readonly id: string }[]
}

/** GET routes of the service that need no session, except files of the site: from the contracts, and all pages. */
async function openRoutes(mongodbUri: string, siteDir: string): Promise<string[]> {
  const database = await connectDatabase(mongodbUri)
  const app = await buildApp({
    config: readConfig({ MONGODB_URI: mongodbUri, SITE_DIR: siteDir, LOG_LEVEL: 'silent' }),
    database,
  })
  const closed = new Set(allEndpoints.filter(({ access }) => access !== 'anyone').map(({ path }) => `/api${path}`))
  const urls = app.services.routes
    .filter(({ url, method }) => method === 'GET' && !url.includes('*') && !closed.has(url))
    .map(({ url }) => url)
  await app.close()
  return [...new Set(urls)].filter((url) => !['/metrics', '/api/realtime'].includes(url))
}

/** Calendars and pages of a part, which have no separate route. */
const parts = (sportId: string, teamId: string, promotionId: string, day: string): string[] => [
  `/en-vivo/calendario.ics?equipo=${teamId}`,
  `/en-vivo/calendario.ics?promocion=${promotionId}`,
  `/en-vivo?deporte=${sportId}`,
  `/en-vivo?deporte=${sportId}&dia=${day}`,
  `/api/standings?sportId=${sportId}`,
  `/api/scorers?sportId=${sportId}`,
]

/** Address of each read that needs no session; throws for a new route with unknown parameters. */
export async function openReads({ get }: Pick<Target, 'get'>, mongodbUri: string, siteDir: string): Promise<string[]> {
  const {
    items: [match],
  } = await get<{
    readonly items: readonly {
      readonly id: string
      readonly sportId: string
      readonly homeTeamId: string
      readonly date: string
    }[]
  }>('/matches?limit=1')
  const {
    items: [promotion],
  } = await get<Listed>('/promotions')
  const { competitions = {} } = await get<{ readonly competitions?: object }>('/public/tournament')
  const [competed] = Object.keys(competitions)
  const landing = await get<{ readonly galleryGroups: readonly { readonly id: string }[] }>('/public/landing')
  const details = JSON.stringify(landing)
  const [, bucket = '', file = ''] = /\/api\/storage\/buckets\/([^/]+)\/files\/([^/]+)\/view/.exec(details) ?? []
  if (!match || !promotion || !file) throw new Error('The tournament has no match, promotion or image')

  async function example(route: string): Promise<string | null> {
    if (!route.includes(':')) return route
    if (route.startsWith('/en-vivo/partido/:id')) return route.replace(':id', match?.id ?? '')
    if (route.startsWith('/inicio/promo/:id')) return route.replace(':id', promotion?.id ?? '')
    if (route === '/inicio/fotos/:id') return route.replace(':id', landing.galleryGroups[0]?.id ?? '')
    // A sport has a picture while it has a competition.
    if (route.startsWith('/en-vivo/deporte/:id')) return competed ? route.replace(':id', competed) : null
    if (route.startsWith('/api/storage/')) return route.replace(':bucket', bucket).replace(':id', file)
    // A single record of a list: `/api/sponsors/:id`.
    const [, list] = /^\/api(\/[a-z-]+)\/:id$/.exec(route) ?? []
    if (!list) throw new Error(`No example of ${route}: add one to tools/bench/service/open-reads.ts`)
    const {
      items: [first],
    } = await get<Listed>(list)
    return first ? route.replace(':id', first.id) : null
  }
  const found = await Promise.all((await openRoutes(mongodbUri, siteDir)).map(example))
  return [...found.filter((url) => url !== null), ...parts(match.sportId, match.homeTeamId, promotion.id, match.date)]
}
