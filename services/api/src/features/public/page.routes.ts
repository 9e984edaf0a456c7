import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MatchRows } from '../../data/match-rows'
import { tableCollections } from '../../data/tables'
import type { TournamentCache } from '../../data/tournament-cache'
import { AssembledBody, Part } from '../../platform/assembled-body'
import { policyWithStyle } from '../../platform/headers'
import { jsonInPage } from '../../platform/json-in-page'
import { createPageProgram } from '../../platform/page-program'
import { type Body, sendBody } from '../../platform/response-body'
import { nothingHere } from '../../platform/site'
import { dayIn } from '../../platform/time-zone'

const html = 'text/html; charset=utf-8'
const followingCookie = 'siguiendo'
/** Promotions with which a page is rendered for a device; one with more orders its page itself. */
const maxFollowed = 2

const emptyPage = 'en-vivo/index.html'

/** The families' page with what it shows in its first HTML, rendered once per change and address (B20). */
export function pageRoutes(
  app: FastifyInstance, siteDir: string, assemble: () => Promise<AssembledBody>, tournament: TournamentCache, rows: MatchRows,
): void {
  const { config, responseCache } = app.services
  const cached = responseCache.of([...tableCollections, 'tournaments', 'matches'])
  const programOf = createPageProgram(siteDir)
  const origin = config.publicOrigin ?? ''
  const policies = new WeakMap<Body, string>()

  /** `match`: the state of the only match that is shown, as JSON. */
  async function pageBody(tournamentParts: readonly Part[], match: string, sport: string | null, following: readonly string[]): Promise<Body> {
    const program = await programOf()
    if (!program) throw new Error('The site was taken away')
    const known = JSON.parse(Buffer.concat(tournamentParts.map(({ bytes }) => bytes)).toString()) as object
    const { before, after, css } = program.render({
      template: program.template, origin, sport, following, tournament: known, match: JSON.parse(match) as object | null,
    })
    const body = new AssembledBody([new Part(`${before}{"tournament":`), ...tournamentParts, new Part(`,"match":${match},"following":${jsonInPage(following)}}${after}`)])
    policies.set(body, policyWithStyle(css))
    return body
  }

  /** The name of the tournament, its sports and this match. */
  async function matchBody(id: string): Promise<Body> {
    const match = await tournament.findMatch(id)
    const sport = match && tournament.sport(match.sportId)
    if (!match || !sport) throw new Error('The match is gone')
    const own = { tournament: tournament.tournament(), timeZone: config.timeZone, sports: [sport], promotions: [], teams: [], standings: {}, scorers: {} }
    return pageBody([new Part(`${jsonInPage(own).slice(0, -1)},"matches":[${rows.row(match)}]}`)], rows.state(match), null, [])
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, address: string, make: () => Promise<Body>): Promise<FastifyReply> {
    const program = await programOf()
    if (!program) return reply.sendFile(emptyPage)
    const body = await cached(JSON.stringify([program.release, dayIn(config.timeZone), address]), make).catch((error: unknown) => {
      request.log.error(error, 'the families\' page could not be rendered: browsers render it')
      return null
    })
    if (!body) return reply.sendFile(emptyPage)
    return sendBody(request, reply.header('content-security-policy', policies.get(body)), 200, body, false, html)
  }

  /** The promotions that a device follows (B21), where they are so few that pages of all that ask are soon rendered. */
  function followed({ headers }: FastifyRequest): readonly string[] {
    const ids = parseCookie(headers.cookie ?? '')[followingCookie]?.split('.') ?? []
    return ids.length <= maxFollowed && ids.every((id) => tournament.promotions().some((one) => one.id === id)) ? ids : []
  }

  const sendTournament = async (request: FastifyRequest, reply: FastifyReply) => {
    const { tv, deporte } = request.query as { readonly tv?: unknown; readonly deporte?: unknown }
    if (tv !== undefined) return reply.sendFile(emptyPage)
    await tournament.refresh()
    const sport = tournament.sports().find(({ id, active }) => active && id === deporte)?.id ?? null
    const following = sport ? [] : followed(request)
    return sendPage(request, reply, JSON.stringify([sport, following]), async () => pageBody((await assemble()).parts, 'null', sport, following))
  }
  app.get('/en-vivo', sendTournament)
  app.get('/en-vivo/', sendTournament)

  app.get('/en-vivo/partido/:id', async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    await tournament.refreshMatches()
    const match = await tournament.findMatch(id)
    if (!match || !tournament.sport(match.sportId)?.active) return reply.code(404).sendFile(nothingHere)
    return sendPage(request, reply, `partido/${id}`, () => matchBody(id))
  })
}
