import { closingReads } from '@torneo/contracts/endpoint/reads'
import { sendBody } from '@torneo/serving/http/response-body'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../../platform/http/origin'
import { notFoundPage } from '../../../platform/site/site'
import { type CalendarEvent, createCalendar } from '../calendars/calendar'
import { competitionPicture } from '../pictures/competition-picture'
import { matchPicture } from '../pictures/match-picture'
import type { PictureSender } from '../pictures/picture-sender'

const usualName = 'Torneo en vivo'

/** Query of a calendar: one of these, or none for the whole tournament. */
interface Requested {
  readonly equipo?: unknown
  readonly promocion?: unknown
  readonly partido?: unknown
}

/** Serves pictures for link previews, and calendars (B23, B24). */
export function matchLinksRoutes(app: FastifyInstance, sendPicture: PictureSender): void {
  const { config, responseCache, tournament, tables } = app.services
  const cached = responseCache.of(closingReads)
  const calendarOf = createCalendar(tournament, config.timeZone)
  const name = () => tournament.tournament()?.name ?? usualName

  app.get('/en-vivo/partido/:id.png', async (request, reply) => {
    await tournament.refresh()
    const match = await tournament.findMatch((request.params as { readonly id: string }).id)
    if (!match || !tournament.sport(match.sportId)?.active) return reply.code(404).sendFile(notFoundPage)
    return sendPicture(reply, matchPicture(tournament.withTeams(match), name()))
  })

  app.get('/en-vivo/deporte/:id.png', async (request, reply) => {
    await tournament.refresh()
    const sport = tournament.sport((request.params as { readonly id: string }).id)
    const { competition } = sport?.active ? tables.now(sport.id) : { competition: null }
    const picture =
      sport &&
      competition &&
      competitionPicture({
        competition,
        sport: sport.name,
        tournament: name(),
        year: tournament.tournament()?.year,
        matchOf: (id) => {
          const match = tournament.match(id)
          return match ? tournament.withTeams(match) : null
        },
      })
    return picture ? sendPicture(reply, picture) : reply.code(404).sendFile(notFoundPage)
  })

  /** Returns the title of the requested calendar and a filter for its matches; null if it does not exist. */
  function chosen({
    equipo,
    promocion,
    partido,
  }: Requested): { readonly title: string; readonly isIn?: (event: CalendarEvent) => boolean } | null {
    if (partido !== undefined) {
      const exists = typeof partido === 'string' && tournament.match(partido)
      return exists ? { title: name(), isIn: ({ match }) => match.id === partido } : null
    }
    const team = tournament.teams().find(({ id }) => id === equipo)
    if (equipo !== undefined)
      return team
        ? {
            title: `${team.name} · ${name()}`,
            isIn: ({ match }) => [match.homeTeamId, match.awayTeamId].includes(team.id),
          }
        : null
    const promotion = tournament.promotions().find(({ id }) => id === promocion)
    if (promocion === undefined) return { title: name() }
    return promotion
      ? { title: `${promotion.name} · ${name()}`, isIn: ({ promotionIds }) => promotionIds.includes(promotion.id) }
      : null
  }

  app.get('/en-vivo/calendario.ics', async (request, reply) => {
    await tournament.refresh()
    const requested = request.query as Requested
    const of = chosen(requested)
    if (!of) return reply.code(404).sendFile(notFoundPage)
    const origin = originOf(request)
    const body = await cached(JSON.stringify([origin, requested.equipo, requested.promocion, requested.partido]), () =>
      calendarOf(of.title, origin, of.isIn),
    )
    return sendBody(reply, 200, body, { type: 'text/calendar; charset=utf-8' })
  })
}
