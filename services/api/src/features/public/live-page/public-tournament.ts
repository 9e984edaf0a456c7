import type { SportTables } from '@torneo/contracts/endpoint/realtime'
import { PublicTournament } from '@torneo/contracts/site/public'
import { Team } from '@torneo/contracts/tournament/teams'
import { earlierEditions } from '@torneo/domain/records/open-edition'
import { AssembledBody, createRowParts, createTextPart, Part } from '@torneo/serving/http/assembled-body'
import { jsonInPage } from '@torneo/serving/http/json-in-page'
import { inSlices } from '@torneo/serving/in-slices'
import { memoizeByObject } from '@torneo/serving/memoize-by-object'
import { z } from 'zod/mini'
import type { GeneralCups } from '../../../data/read-models/general-cups'
import type { MatchRows } from '../../../data/read-models/match-rows'
import type { Tables } from '../../../data/read-models/tables'
import type { TournamentCache } from '../../../data/read-models/tournament-cache'
import type { CachedMatch } from '../../../data/read-models/tournament-caches'
import type { Zone } from '../../../data/tournament/zone'
import { toContract } from '../../../platform/http/to-contract'

/** Fields before the lists, which are made of parts. */
const Head = z.pick(PublicTournament, {
  tournament: true,
  timeZone: true,
  earlier: true,
  sports: true,
  promotions: true,
})

const [comma, toMatches, toStandings, toScorers, toCompetitions, end, endOfAll] = [
  new Part(','),
  new Part('],"matches":['),
  new Part('],"standings":{'),
  new Part('},"scorers":{'),
  new Part('},"competitions":{'),
  new Part('}'),
  new Part('}'),
]

/** Part of the tournament that a page shows; tables and competitions by the ids of their sports. */
export interface TournamentPart {
  readonly teams?: readonly Team[]
  readonly matches: readonly CachedMatch[]
  readonly standings?: Readonly<Record<string, SportTables['standings']>>
  readonly scorers?: Readonly<Record<string, SportTables['scorers']>>
  readonly competitions?: Readonly<Record<string, object>>
}

interface PublicTournamentParts {
  readonly tournament: TournamentCache
  readonly rows: MatchRows
  readonly tables: Tables
  readonly generalCups: GeneralCups
  readonly zone: Zone
}

/**
 * Assembles the published tournament from parts: each record and each table is complete and current. A goal rebuilds
 * only one part.
 */
export function createPublicTournament({ tournament, rows, tables, generalCups, zone }: PublicTournamentParts) {
  const head = createTextPart()
  const [teamParts, matchParts] = [createRowParts(), createRowParts()]
  const teamJson = memoizeByObject((team: Team) => jsonInPage(toContract(Team, team)))
  const tablePart = memoizeByObject(
    (table: readonly object[], sportId: string) => new Part(`${JSON.stringify(sportId)}:${jsonInPage(table)}`),
  )

  const competitionPart = memoizeByObject(
    (competition: object, sportId: string) => new Part(`${JSON.stringify(sportId)}:${jsonInPage(competition)}`),
  )

  const cupPart = memoizeByObject((cup: object) => new Part(`,"generalCup":${jsonInPage(cup)}`))

  /** Lists the tables of all sports by their ids. */
  const bySport = (sports: readonly { readonly id: string }[], name: 'standings' | 'scorers'): Part[] =>
    sports.flatMap(({ id }, index) => [...(index === 0 ? [] : [comma]), tablePart(tables.now(id)[name], id)])

  const competitionsOf = (sports: readonly { readonly id: string }[]): Part[] =>
    sports
      .flatMap(({ id }) => {
        const { competition } = tables.now(id)
        return competition ? [comma, competitionPart(competition, id)] : []
      })
      .slice(1)

  const activeSports = () => tournament.sports().filter(({ active }) => active)
  /** Serializes the tournament up to its teams. */
  const headOf = (sports: ReturnType<typeof activeSports>): string =>
    `${jsonInPage(toContract(Head, { tournament: tournament.tournament(), timeZone: zone.known(), earlier: earlierEditions(tournament.tournaments()), sports, promotions: tournament.promotions() })).slice(0, -1)},"teams":[`

  /** Serializes the lists before the matches (`TournamentHead`). */
  function serializeHead(): string {
    const sports = activeSports()
    const teams = tournament.teams().filter(({ sportId }) => sports.some(({ id }) => id === sportId))
    return `${headOf(sports)}${teams.map((team) => teamJson(team)).join()}]}`
  }

  async function assemble(): Promise<AssembledBody> {
    await tournament.refresh()
    const sports = activeSports()
    const active = new Set(sports.map(({ id }) => id))
    const ofActive = ({ sportId }: { readonly sportId: string }) => active.has(sportId)
    await inSlices(tournament.matches().filter(ofActive), ({ id }) => {
      // Read again, because a row from an outdated match would stay cached.
      const match = tournament.match(id)
      if (match) rows.row(match)
    })
    const cup = generalCups.forPublic()
    return new AssembledBody([
      head(headOf(sports)),
      ...teamParts(
        tournament
          .teams()
          .filter(ofActive)
          .map((team) => teamJson(team)),
      ),
      toMatches,
      ...matchParts(tournament.matches().filter(ofActive).map(rows.row)),
      toStandings,
      ...bySport(sports, 'standings'),
      toScorers,
      ...bySport(sports, 'scorers'),
      toCompetitions,
      ...competitionsOf(sports),
      end,
      ...(cup ? [cupPart(cup)] : []),
      endOfAll,
    ])
  }

  /** Serializes the tournament with only these teams, matches and tables. */
  function partOf({ teams = [], matches, standings = {}, scorers = {}, competitions = {} }: TournamentPart): string {
    const tables = jsonInPage({ standings, scorers, competitions }).slice(1)
    return `${headOf(activeSports())}${teams.map((team) => teamJson(team)).join()}],"matches":[${matches.map(rows.row).join()}],${tables}`
  }

  return { assemble, partOf, activeSports, head: serializeHead }
}

export type PublicTournamentSource = ReturnType<typeof createPublicTournament>
