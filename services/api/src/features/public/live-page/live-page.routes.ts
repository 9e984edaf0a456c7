import { publicEndpoints, PublicTournament } from '@torneo/contracts/site/public'
import { nextTie } from '@torneo/domain/competition/bracket/next-tie'
import { competitionViews } from '@torneo/domain/match/list/first-screen'
import type { AssembledBody } from '@torneo/serving/http/assembled-body'
import { jsonInPage } from '@torneo/serving/http/json-in-page'
import { sendBody } from '@torneo/serving/http/response-body'
import { dayIn } from '@torneo/serving/time-zone'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicEdition } from '../../../data/editions/archived-lists'
import type { CachedMatch } from '../../../data/read-models/tournament-caches'
import { originOf } from '../../../platform/http/origin'
import { toContract } from '../../../platform/http/to-contract'
import { createPageProgram, type PageProgram as Program } from '../../../platform/site/page-program'
import { createRenderedPages } from '../../../platform/site/rendered-pages'
import { notFoundPage } from '../../../platform/site/site'
import { createFirstScreen, type Shown } from './first-screen'

/** Output of the program that renders the families' page: the HTML before and after the page's data (JSON). */
interface RenderedPage {
  readonly before: string
  readonly after: string
  /** The page's inline style, whose hash the content security policy names. */
  readonly css: string
}
/** Older releases return the page at once. */
type RenderFamiliesPage = (request: object) => RenderedPage | Promise<RenderedPage>
type PageProgram = Program<RenderFamiliesPage>

const html = 'text/html; charset=utf-8'
const followingCookie = 'siguiendo'
/** Maximum number of followed promotions for which a page is rendered; a device with more sorts its page itself. */
const maxFollowed = 2

const emptyPage = 'en-vivo/index.html'
/** No particular sport, day, view or promotion. */
const everything: Shown = { sport: null, day: null, view: null, team: null, following: [] }

/** Parts of a page's data besides the tournament. */
interface PageParts {
  /** State of the only match, as JSON. */
  readonly match?: string
  readonly part?: object | null
  readonly champions?: object | null
}

/** Serves the families' page with its content in the first HTML, rendered once per content (B20). */
export function livePageRoutes(app: FastifyInstance, siteDir: string): void {
  const {
    archive,
    config,
    responseCache,
    publicTournament: source,
    tournament,
    matchRows: rows,
    tables,
    championsOf,
  } = app.services
  const cached = responseCache.of(publicEndpoints.tournament.reads)
  const programOf = createPageProgram<RenderFamiliesPage>(siteDir, 'en-vivo')
  const firstScreenOf = createFirstScreen(tournament, tables, source)
  const pages = createRenderedPages()

  /** `data`: the page's tournament as JSON. */
  async function pageBody(
    program: PageProgram,
    shown: Shown,
    data: string,
    { match = 'null', part = null, champions = null }: PageParts = {},
  ): Promise<AssembledBody> {
    const { sport, view, team, following } = shown
    const content = `{"tournament":${data},"part":${jsonInPage(part)},"match":${match},"champions":${jsonInPage(champions)},"following":${jsonInPage(following)}}`
    const key = JSON.stringify([program.release, dayIn(config.timeZone), sport])
    return pages.of(key + content, async () => {
      const { before, after, css } = await program.render({
        template: program.template,
        origin: pages.anyOrigin,
        sport,
        view,
        team,
        following,
        tournament: JSON.parse(data) as object,
        part,
        champions,
        match: JSON.parse(match) as object | null,
      })
      return { parts: [before, `${content}${after}`], css }
    })
  }

  /** Renders an archived edition, as it was shown. */
  async function archivedBody(program: PageProgram, shown: Shown, id: string): Promise<AssembledBody> {
    const answer = await archive.find(id)
    if (!answer) throw new Error('The edition is not archived')
    return pageBody(program, shown, jsonInPage(publicEdition(answer, config.timeZone)))
  }

  /**
   * Finds the archived edition of an address: that of a year, or that of a sport, whose id no other edition has. Null
   * for the open one; undefined for a year without an edition.
   */
  async function archivedEdition(year: unknown, sport: unknown): Promise<string | null | undefined> {
    if (typeof year === 'string') {
      if (String(tournament.tournament()?.year) === year) return null
      return (await archive.idOfYear(Number(year))) ?? undefined
    }
    if (typeof sport !== 'string' || tournament.sport(sport)) return null
    return (await archive.editionsOf('tournament_sports', [sport])).get(sport) ?? null
  }

  async function tournamentBody(program: PageProgram, shown: Shown): Promise<AssembledBody> {
    const first = program.takesPart ? firstScreenOf(shown, dayIn(config.timeZone)) : null
    return first
      ? pageBody(program, shown, first.tournament, { part: first.part })
      : pageBody(program, shown, (await source.assemble()).bytes.toString())
  }

  /** Knock-outs of a tie's sport, and the matches of the ties that its winner and loser play next. */
  function followingOf({ sportId, tieId }: CachedMatch) {
    const { competition } = tables.now(sportId)
    if (!competition || !tieId) return { competitions: {}, next: [] }
    const phases = competition.phases.filter(({ kind }) => kind === 'knockout')
    const ties = phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
    const next = (['winner', 'loser'] as const).flatMap((outcome) => {
      const id = nextTie(ties, tieId, outcome)?.tie.matchId
      return (id && tournament.match(id)) || []
    })
    return { competitions: { [sportId]: { ...competition, phases } }, next }
  }

  /** Renders a match's page from the tournament's name, its sport, the match and what follows it. */
  function matchBody(program: PageProgram, id: string): Promise<AssembledBody> {
    const match = tournament.match(id)
    const sport = match && tournament.sport(match.sportId)
    if (!match || !sport) throw new Error('The match is gone')
    const { competitions, next } = followingOf(match)
    const own = {
      competitions,
      tournament: tournament.tournament(),
      timeZone: config.timeZone,
      sports: [sport],
      promotions: [],
      teams: [],
      standings: {},
      scorers: {},
    }
    return pageBody(
      program,
      everything,
      `${jsonInPage(own).slice(0, -1)},"matches":[${[match, ...next].map(rows.row).join()}]}`,
      { match: rows.state(match) },
    )
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    make: (program: PageProgram) => Promise<AssembledBody>,
  ): Promise<FastifyReply> {
    const program = await programOf()
    if (!program) return reply.sendFile(emptyPage)
    const origin = originOf(request)
    const key = [program.release, dayIn(config.timeZone), address]
    // Rendered once for all origins, since clients may invent them.
    const rendered = () => cached(JSON.stringify(key), async () => make(program))
    const body = await cached(JSON.stringify([...key, origin]), async () =>
      pages.placed(await rendered(), origin),
    ).catch((error: unknown) => {
      request.log.error(error, "the families' page could not be rendered: browsers render it")
      return null
    })
    if (!body) return reply.sendFile(emptyPage)
    return sendBody(reply.header('content-security-policy', pages.policyOf(body)), 200, body, { type: html })
  }

  /**
   * Returns the promotions that a device follows (B21), if few enough that only a limited number of pages is rendered.
   */
  function followed({ headers }: FastifyRequest): readonly string[] {
    const ids = parseCookie(headers.cookie ?? '')[followingCookie]?.split('.') ?? []
    return ids.length <= maxFollowed && ids.every((id) => tournament.promotions().some((one) => one.id === id))
      ? ids
      : []
  }

  const sendTournament = async (request: FastifyRequest, reply: FastifyReply) => {
    const { tv, deporte, dia, vista, equipo, edicion } = request.query as Readonly<Record<string, unknown>>
    if (tv !== undefined) return reply.sendFile(emptyPage)
    await tournament.refresh()
    const archived = await archivedEdition(edicion, deporte)
    if (archived === undefined) return reply.code(404).sendFile(notFoundPage)
    if (archived !== null) {
      const view = competitionViews.find((one) => one === vista) ?? null
      const [sport, team] = [deporte, equipo].map((id) => (typeof id === 'string' ? id : null))
      const shown = { ...everything, sport: sport ?? null, view, team: team ?? null }
      return sendPage(request, reply, JSON.stringify([archived, shown]), (program) =>
        archivedBody(program, shown, archived),
      )
    }
    const sport = source.activeSports().find(({ id }) => id === deporte)?.id ?? null
    const day =
      sport === null
        ? null
        : (tournament.matches().find(({ sportId, date }) => sportId === sport && date === dia)?.date ?? null)
    const team = tournament.teams().find(({ id, sportId }) => sportId === sport && id === equipo)?.id ?? null
    const requested = sport === null ? null : (competitionViews.find((one) => one === vista) ?? null)
    const view = requested === 'camino' && team === null ? null : requested
    const shown = { sport, day, view, team: view === 'camino' ? team : null, following: sport ? [] : followed(request) }
    return sendPage(request, reply, JSON.stringify(shown), (program) => tournamentBody(program, shown))
  }
  app.get('/en-vivo', sendTournament)
  app.get('/en-vivo/', sendTournament)

  /** Renders all champions, or the years of a promotion. */
  async function championsBody(program: PageProgram, promotionId: string | null): Promise<AssembledBody> {
    const head = {
      tournament: tournament.tournament(),
      timeZone: config.timeZone,
      promotions: tournament.promotions(),
      ...{ sports: [], teams: [], matches: [], standings: {}, scorers: {} },
    }
    const champions = { editions: await championsOf(promotionId), promotionId }
    return pageBody(program, everything, jsonInPage(toContract(PublicTournament, head)), { champions })
  }

  app.get('/en-vivo/campeones', async (request, reply) => {
    const { promo } = request.query as Readonly<Record<string, unknown>>
    await tournament.refresh()
    const id = tournament.promotions().find((one) => one.id === promo)?.id ?? null
    return sendPage(request, reply, JSON.stringify(['campeones', id]), (program) => championsBody(program, id))
  })

  app.get('/en-vivo/partido/:id', async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    await tournament.refresh()
    const match = await tournament.findMatch(id)
    if (!match) {
      const edition = (await archive.editionsOf('matches', [id])).get(id)
      const year = edition && (await archive.find(edition))?.tournament?.year
      if (year) return reply.redirect(`/en-vivo?edicion=${year}`)
    }
    if (!match || !tournament.sport(match.sportId)?.active) return reply.code(404).sendFile(notFoundPage)
    return sendPage(request, reply, `partido/${id}`, (program) => matchBody(program, id))
  })
}
