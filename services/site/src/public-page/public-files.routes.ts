import { publicPagePath } from '@torneo/domain/site/public-page'
import { AssembledBody, Part } from '@torneo/serving/http/assembled-body'
import { sendBody } from '@torneo/serving/http/response-body'
import type { ResponseCache } from '@torneo/serving/response-cache'
import type { FastifyInstance } from 'fastify'
import { scheduleCalendar } from '../calendars/schedule-calendar'
import { pageOriginOf } from '../http/origin'
import { notFoundPage } from '../live-page/live-page.routes'
import type { TournamentModel } from '../model/tournament-model'
import type { PublicStore } from '../stream/public-store'
import { robotsTxt, siteMap } from './site-map'

const usualName = 'Torneo'
const xml = 'application/xml; charset=utf-8'
const calendar = 'text/calendar; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

const bodyOfText = (text: string): AssembledBody => new AssembledBody([new Part(text)])

/** Serves rules and addresses for search engines, and the calendar of the public page (B62, B65). */
export function publicFilesRoutes(
  app: FastifyInstance,
  {
    store,
    cache,
    model,
  }: { readonly store: PublicStore; readonly cache: ResponseCache; readonly model: TournamentModel },
): void {
  const cached = cache.of(['landing', 'tournament', 'versions'])
  const hasPage = () => store.state().versions?.hasPage ?? false
  const landing = () => store.state().landing?.landing ?? null

  app.get('/robots.txt', (request, reply) =>
    sendBody(reply, 200, bodyOfText(robotsTxt(pageOriginOf(request, store), hasPage())), { type: plain }),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = pageOriginOf(request, store)
    const body = await cached(`map ${origin}`, async () => {
      const home = store.state().versions?.pageOrigin ? '/' : publicPagePath
      const { promotions, matches } = model.all()
      return bodyOfText(siteMap(origin, { landing: hasPage() ? landing() : null, home }, promotions, matches))
    })
    return sendBody(reply, 200, body, { type: xml })
  })

  app.get(`${publicPagePath}/calendario.ics`, async (_request, reply) => {
    if (!hasPage()) return reply.code(404).sendFile(notFoundPage)
    const body = await cached('calendar', async () =>
      scheduleCalendar(model.all().tournament?.name ?? usualName, landing()?.schedule ?? [], model.timeZone()),
    )
    return sendBody(reply, 200, body, { type: calendar })
  })
}
