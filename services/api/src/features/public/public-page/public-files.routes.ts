import { closingReads } from '@torneo/contracts/endpoint/reads'
import { publicEndpoints } from '@torneo/contracts/site/public'
import { publicPagePath } from '@torneo/domain/site/public-page'
import { AssembledBody, Part } from '@torneo/serving/http/assembled-body'
import { sendBody } from '@torneo/serving/http/response-body'
import { dayIn } from '@torneo/serving/time-zone'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOriginOf } from '../../../platform/http/origin'
import { scheduleCalendar } from '../calendars/schedule-calendar'
import { homePicture } from '../pictures/home-picture'
import type { PictureSender } from '../pictures/picture-sender'
import { previewPhoto } from '../pictures/preview-photo'
import { promotionPicture } from '../pictures/promotion-picture'
import { robotsTxt, siteMap } from './site-map'

const usualName = 'Torneo'
const xml = 'application/xml; charset=utf-8'
const calendar = 'text/calendar; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

const bodyOfText = (text: string): AssembledBody => new AssembledBody([new Part(text)])

/** Serves what belongs to the public page: rules and addresses for search engines, its calendar and its pictures (B62, B65). */
export function publicFilesRoutes(app: FastifyInstance, sendPicture: PictureSender): void {
  const { config, files, responseCache, readLanding, tournament } = app.services
  const cached = responseCache.of([...publicEndpoints.landing.reads, 'promotions', 'tournaments'])
  const cachedMap = responseCache.of([...publicEndpoints.landing.reads, ...closingReads])
  const name = () => tournament.tournament()?.name ?? usualName

  app.get('/robots.txt', (request, reply) =>
    sendBody(reply, 200, bodyOfText(robotsTxt(siteOriginOf(request), config.publicPage)), { type: plain }),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOriginOf(request)
    const body = await cachedMap(origin, async () => {
      await tournament.refresh()
      const landing = config.publicPage ? (await readLanding()).landing : null
      const home = config.siteOrigin === null ? publicPagePath : '/'
      const matches = tournament
        .matches()
        .flatMap(({ id, sportId, updatedAt }) =>
          tournament.sport(sportId)?.active ? { id, updatedAt: new Date(updatedAt).toISOString() } : [],
        )
      return bodyOfText(siteMap(origin, { landing, home }, tournament.promotions(), matches))
    })
    return sendBody(reply, 200, body, { type: xml })
  })
  if (!config.publicPage) return

  app.get(`${publicPagePath}/calendario.ics`, async (request, reply) => {
    const body = await cached('calendar', async () => {
      const [{ landing }] = await Promise.all([readLanding(), tournament.refresh()])
      return scheduleCalendar(name(), landing.schedule, config.timeZone)
    })
    return sendBody(reply, 200, body, { type: calendar })
  })

  app.get(`${publicPagePath}/imagen.png`, async (_request, reply) => {
    const [{ landing }] = await Promise.all([readLanding(), tournament.refresh()])
    const { hero, settings, imageDetails } = landing
    const address = hero?.backgroundImage ?? ''
    const focus = imageDetails?.[address]?.focus
    const content = {
      name: settings?.siteName || name(),
      title: hero?.title ?? '',
      when: [settings?.eventDate, settings?.eventLocation].filter(Boolean).join(' · '),
      colour: /^#[\da-f]{6}$/i.test(settings?.primaryColor ?? '') ? (settings?.primaryColor ?? '') : '',
      photo: { address, focus },
    }
    const picture = homePicture(content, () => previewPhoto(files, address, focus))
    return sendPicture(reply, picture)
  })

  app.get(`${publicPagePath}/promo/:id.png`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { readonly id: string }
    await tournament.refresh()
    const promotion = tournament.promotions().find((one) => one.id === id)
    if (!promotion) return app.publicPage?.sendMissing(request, reply)
    const own = new Set(tournament.teams().flatMap((team) => (team.promotionId === id ? team.id : [])))
    const isOwn = (team: string | null) => team !== null && own.has(team)
    const matches = tournament
      .matches()
      .filter(
        ({ homeTeamId, awayTeamId, sportId }) =>
          (isOwn(homeTeamId) || isOwn(awayTeamId)) && tournament.sport(sportId)?.active,
      )
      .map(tournament.withTeams)
    return sendPicture(reply, promotionPicture(promotion, matches, name(), dayIn(config.timeZone)))
  })
}
