import { competitionViews } from '@torneo/domain/match/list/first-screen'
import type { AssembledBody } from '@torneo/serving/http/assembled-body'
import { sendBody } from '@torneo/serving/http/response-body'
import { createPageProgram } from '@torneo/serving/programs/page-program'
import type { ResponseCache } from '@torneo/serving/response-cache'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../http/origin'
import type { EarlierEditions } from '../model/earlier-editions'
import { NothingKnown, type TournamentModel } from '../model/tournament-model'
import type { PublicStore } from '../stream/public-store'
import type { Shown } from './first-screen'
import { createLiveBodies, everything, type PageProgram, type RenderFamiliesPage } from './live-bodies'

const html = 'text/html; charset=utf-8'
const followingCookie = 'siguiendo'
/** Maximum number of followed promotions for which a page is rendered; a device with more sorts its page itself. */
const maxFollowed = 2

/** Files of the site: the page without content, and the one for unknown addresses. */
export const [emptyPage, notFoundPage] = ['en-vivo/index.html', 'en-vivo/404.html']

interface LivePageParts {
  readonly siteDir: string
  readonly store: PublicStore
  readonly cache: ResponseCache
  readonly model: TournamentModel
  readonly earlier: EarlierEditions
}

/** Serves the families' page with its content in the first HTML, rendered once per content (B20). */
export function livePageRoutes(app: FastifyInstance, { siteDir, store, cache, model, earlier }: LivePageParts): void {
  const cached = cache.of(['tournament', 'editions', 'landing'])
  const programOf = createPageProgram<RenderFamiliesPage>(siteDir, 'en-vivo')
  const bodies = createLiveBodies(store, model)
  const hasPromotion = (id: unknown) => model.all().promotions.some((one) => one.id === id)

  /**
   * Finds the archived edition of an address: that of a year, or that of a sport, whose id no other edition has. Null
   * for the open one; undefined for a year without an edition.
   */
  async function archivedYear(year: unknown, sport: unknown): Promise<number | null | undefined> {
    if (typeof year === 'string') {
      if (String(model.all().tournament?.year) === year) return null
      return /^\d{4}$/.test(year) && (await earlier.find(Number(year))) ? Number(year) : undefined
    }
    if (typeof sport !== 'string' || model.sport(sport)) return null
    return (await earlier.yearWith('sports', sport)) ?? null
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    make: (program: PageProgram) => Promise<AssembledBody>,
  ): Promise<FastifyReply> {
    const program = await programOf()
    if (!program) return reply.sendFile(emptyPage)
    const origin = originOf(request, store)
    const key = [program.release, model.today(), address]
    // Rendered once for all origins, since clients may invent them.
    const rendered = () => cached(JSON.stringify(key), async () => make(program))
    const body = await cached(JSON.stringify([...key, origin]), async () =>
      bodies.placed(await rendered(), origin),
    ).catch((error: unknown) => {
      request.log.error({ err: error }, "the families' page could not be rendered: browsers render it")
      return null
    })
    if (!body) return reply.sendFile(emptyPage)
    return sendBody(reply.header('content-security-policy', bodies.policyOf(body)), 200, body, { type: html })
  }

  /**
   * Returns the promotions that a device follows (B21), if few enough that only a limited number of pages is rendered.
   */
  function followed({ headers }: FastifyRequest): readonly string[] {
    const ids = parseCookie(headers.cookie ?? '')[followingCookie]?.split('.') ?? []
    return ids.length <= maxFollowed && ids.every(hasPromotion) ? ids : []
  }

  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const viewNamed = (name: unknown) => competitionViews.find((one) => one === name) ?? null

  function shownBy({ deporte, dia, vista, equipo }: Readonly<Record<string, unknown>>, request: FastifyRequest): Shown {
    const { sports, matches, teams, generalCup } = model.all()
    if (vista === 'copa' && generalCup) return { ...everything, view: 'copa', following: followed(request) }
    const sport = sports.find(({ id }) => id === deporte)?.id ?? null
    if (sport === null) return { ...everything, following: followed(request) }
    const day = matches.find(({ sportId, date }) => sportId === sport && date === dia)?.date ?? null
    const team = teams.find(({ id, sportId }) => sportId === sport && id === equipo)?.id ?? null
    const requested = vista === 'copa' ? null : viewNamed(vista)
    const view = requested === 'camino' && team === null ? null : requested
    return { sport, day, view, team: view === 'camino' ? team : null, following: [] }
  }

  const sendTournament = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Readonly<Record<string, unknown>>
    const { tv, deporte, vista, equipo, edicion } = query
    if (tv !== undefined) return reply.sendFile(emptyPage)
    const year = await archivedYear(edicion, deporte)
    if (year === undefined) return reply.code(404).sendFile(notFoundPage)
    if (year === null) {
      const shown = shownBy(query, request)
      return sendPage(request, reply, JSON.stringify(shown), (program) => bodies.tournament(program, shown))
    }
    const shown = { ...everything, sport: textOf(deporte), view: viewNamed(vista), team: textOf(equipo) }
    return sendPage(request, reply, JSON.stringify([year, shown]), async (program) => {
      const edition = await earlier.find(year)
      if (!edition) throw new Error('The edition is not there any more')
      return bodies.archived(program, shown, edition)
    })
  }

  const sendChampions = async (request: FastifyRequest, reply: FastifyReply) => {
    const { promo } = request.query as Readonly<Record<string, unknown>>
    const id = hasPromotion(promo) ? String(promo) : null
    return sendPage(request, reply, JSON.stringify(['campeones', id]), (program) => bodies.champions(program, id))
  }

  const sendMatch = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { readonly id: string }
    if (model.match(id)) return sendPage(request, reply, `partido/${id}`, (program) => bodies.match(program, id))
    const year = await earlier.yearWith('matches', id)
    return year === undefined ? reply.code(404).sendFile(notFoundPage) : reply.redirect(`/en-vivo?edicion=${year}`)
  }

  for (const [path, send] of [
    ['/en-vivo', sendTournament],
    ['/en-vivo/', sendTournament],
    ['/en-vivo/campeones', sendChampions],
    ['/en-vivo/partido/:id', sendMatch],
  ] as const) {
    app.get(path, (request, reply) =>
      send(request, reply).catch((error: unknown) => {
        // Browsers render the page, once the API answers them.
        if (error instanceof NothingKnown) return reply.sendFile(emptyPage)
        throw error
      }),
    )
  }
}
