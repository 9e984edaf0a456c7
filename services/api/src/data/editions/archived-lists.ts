import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { generalCupEndpoints } from '@torneo/contracts/competition/general-cup'
import type { Endpoint, QueryOf } from '@torneo/contracts/endpoint/endpoint'
import type { PageQuery } from '@torneo/contracts/endpoint/record'
import { own } from '@torneo/contracts/fields/own'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import type { PublicTournament } from '@torneo/contracts/site/public'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { publicCup } from '@torneo/domain/general-cup/resolve-cup'
import { ofCategory } from '@torneo/domain/tables/standings'
import type { FastifyInstance } from 'fastify'
import type { Reader } from '../../platform/http/call'
import { notFound } from '../../platform/http/problems'
import { matchFilter } from '../matches/match-filter'
import { leagueRows } from '../read-models/tables'
import type { EditionAnswer } from './edition-answer'

interface ReadCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: object | undefined
  /** Null: a public read. */
  readonly user: Reader | null
}

const page = <Item>(items: readonly Item[], { limit, offset = 0 }: PageQuery = {}) => ({
  total: items.length,
  items: items.slice(offset, limit === undefined ? undefined : offset + limit),
})

/** A captain sees the teams of their promotion only, as in the open edition. */
const teamsFor = ({ teams }: EditionAnswer, user: Reader | null) =>
  user?.role === 'team_captain' ? teams.filter(({ promotionId }) => promotionId === user.promotionId) : teams

type Read = (answer: EditionAnswer, call: ReadCall) => unknown

/** The public tournament of an archived edition: active sports and their records. */
export function publicEdition(answer: EditionAnswer, timeZone: string): PublicTournament {
  const { tournament, promotions } = answer
  const sports = answer.sports.filter(({ active }) => active)
  const ids = new Set(sports.map(({ id }) => id))
  const ofActive = ({ sportId }: { readonly sportId: string }) => ids.has(sportId)
  const pick = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return {
    tournament,
    timeZone,
    sports,
    promotions,
    teams: answer.teams.filter(ofActive),
    matches: answer.matches.filter(ofActive),
    standings: pick(answer.standings),
    scorers: pick(answer.scorers),
    competitions: pick(answer.competitions),
    generalCup: publicCup(answer.generalCup ?? null),
  }
}

/** Reads of archived editions by `tournamentId`, by the endpoint that reads the open one. */
export function createArchivedLists({
  archive,
  tournaments,
}: Pick<FastifyInstance['services'], 'archive' | 'tournaments'>) {
  const reads = new Map<Endpoint, Read>()
  const serve = <const E extends Endpoint>(
    endpoint: E,
    read: (answer: EditionAnswer, query: QueryOf<E>, call: ReadCall) => unknown,
  ) => reads.set(endpoint, (answer, call) => read(answer, call.query as QueryOf<E>, call))
  const firstSport = ({ sports }: EditionAnswer) => sports.find(({ active }) => active)?.id ?? ''

  serve(tournamentSportEndpoints.list, ({ sports }, query) => page(sports, query))
  serve(teamEndpoints.list, (answer, { sportId, promotionId, ...query }, { user }) =>
    page(
      teamsFor(answer, user).filter(
        (team) =>
          (sportId === undefined || team.sportId === sportId) &&
          (promotionId === undefined || team.promotionId === promotionId),
      ),
      query,
    ),
  )
  serve(playerEndpoints.list, (answer, { teamId, left, tournamentId: _edition, ...query }, { user }) => {
    const teams = new Set(teamsFor(answer, user).map(({ id }) => id))
    return page(
      answer.players.filter(
        (player) =>
          teams.has(player.teamId) &&
          (teamId === undefined || player.teamId === teamId) &&
          player.left === (left === 'true'),
      ),
      query,
    )
  })
  serve(matchEndpoints.list, ({ matches }, { limit, offset, tournamentId: _tournamentId, ...filter }) =>
    page(matches.filter(matchFilter(filter)), { limit, offset }),
  )
  serve(standingsEndpoints.list, (answer, { sportId = firstSport(answer), category, phaseId, zoneId }) => {
    if (phaseId === undefined && zoneId === undefined)
      return page(ofCategory(own(answer.standings, sportId) ?? [], category))
    const rows = leagueRows(own(answer.competitions, sportId) ?? null, phaseId, zoneId)
    if (!rows) throw notFound()
    return page(ofCategory(rows, category))
  })
  serve(scorersEndpoints.list, (answer, { sportId = firstSport(answer), category }) =>
    page(ofCategory(own(answer.scorers, sportId) ?? [], category)),
  )
  serve(competitionEndpoints.find, ({ sports, competitions }, _query, { params: { sportId = '' } }) => {
    if (!sports.some(({ id }) => id === sportId)) throw notFound()
    return own(competitions, sportId) ?? null
  })
  serve(closingEndpoints.list, ({ closings }) => page(closings))
  serve(generalCupEndpoints.find, ({ generalCup = null }) => generalCup)

  /**
   * Answers a read that names an archived edition; undefined if it names none or the open one. Throws 404 for an unknown
   * edition.
   */
  return async function readArchived(endpoint: Endpoint, call: ReadCall): Promise<unknown> {
    const { tournamentId: id } = (call.query ?? {}) as { readonly tournamentId?: string }
    const read = reads.get(endpoint)
    if (id === undefined || !read) return undefined
    const answer = await archive.find(id)
    if (answer) return read(answer, call)
    if (!(await tournaments.find(id))) throw notFound()
    return undefined
  }
}
