import { sendBody } from '@torneo/serving/http/response-body'
import type { ResponseCache } from '@torneo/serving/response-cache'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/origin'
import { notFoundPage } from '../live-page/live-page.routes'
import type { TournamentModel } from '../model/tournament-model'
import type { PublicStore } from '../stream/public-store'
import { type CalendarEvent, createCalendar } from './match-calendar'

const usualName = 'Torneo en vivo'

/** Query of a calendar: one of these, or none for the whole tournament. */
interface Requested {
  readonly equipo?: unknown
  readonly promocion?: unknown
  readonly partido?: unknown
}

/** Title of a calendar, and a filter for its matches. */
interface Chosen {
  readonly title: string
  readonly isIn?: (event: CalendarEvent) => boolean
}

/** Returns the requested calendar; null if it does not exist. */
function chosen({ all, match }: TournamentModel, { equipo, promocion, partido }: Requested): Chosen | null {
  const { tournament, teams, promotions } = all()
  const name = tournament?.name ?? usualName
  if (partido !== undefined) {
    const exists = typeof partido === 'string' && match(partido)
    return exists ? { title: name, isIn: (event) => event.match.id === partido } : null
  }
  if (equipo !== undefined) {
    const team = teams.find(({ id }) => id === equipo)
    const isIn = ({ match: { homeTeamId, awayTeamId } }: CalendarEvent) =>
      [homeTeamId, awayTeamId].includes(team?.id ?? '')
    return team ? { title: `${team.name} · ${name}`, isIn } : null
  }
  if (promocion === undefined) return { title: name }
  const promotion = promotions.find(({ id }) => id === promocion)
  return promotion
    ? { title: `${promotion.name} · ${name}`, isIn: ({ promotionIds }) => promotionIds.includes(promotion.id) }
    : null
}

/** Serves calendars that phones subscribe to (B24): of the tournament, a promotion, a team or a match. */
export function calendarRoutes(
  app: FastifyInstance,
  {
    store,
    cache,
    model,
  }: { readonly store: PublicStore; readonly cache: ResponseCache; readonly model: TournamentModel },
): void {
  const cached = cache.of(['tournament'])
  const calendarOf = createCalendar(model)

  app.get('/en-vivo/calendario.ics', async (request, reply) => {
    const requested = request.query as Requested
    const of = chosen(model, requested)
    if (!of) return reply.code(404).sendFile(notFoundPage)
    const origin = originOf(request, store)
    const key = JSON.stringify([origin, requested.equipo, requested.promocion, requested.partido])
    const body = await cached(key, () => calendarOf(of.title, origin, of.isIn))
    return sendBody(reply, 200, body, { type: 'text/calendar; charset=utf-8' })
  })
}
