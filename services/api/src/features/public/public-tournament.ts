import { PublicTournament } from '@torneo/contracts/public'
import type { SportTables } from '@torneo/contracts/realtime'
import { Team } from '@torneo/contracts/teams'
import { z } from 'zod/mini'
import type { MatchRows } from '../../data/match-rows'
import type { Tables } from '../../data/tables'
import type { CachedMatch, TournamentCache } from '../../data/tournament-cache'
import { AssembledBody, createRowParts, createTextPart, Part } from '../../platform/assembled-body'
import { inSlices } from '../../platform/in-slices'
import { jsonInPage } from '../../platform/json-in-page'
import { shaped } from '../../platform/shaped'

/** What comes before the lists that are made of parts. */
const Head = z.pick(PublicTournament, { tournament: true, timeZone: true, sports: true, promotions: true })

/** What is made of an object that stays the same while nothing of it changed. */
function createMade<T extends object, Made, About = void>(make: (value: T, about: About) => Made): (value: T, about: About) => Made {
  const known = new WeakMap<T, Made>()
  return (value, about) => {
    const made = known.get(value) ?? make(value, about)
    known.set(value, made)
    return made
  }
}

const [comma, toMatches, toStandings, toScorers, end] = [
  new Part(','), new Part('],"matches":['), new Part('],"standings":{'), new Part('},"scorers":{'), new Part('}}'),
]

/**
 * The published tournament, put together from parts: each record and each table is whole and the newest that is known here. After a goal one
 * part is rebuilt.
 */
export function createPublicTournament(tournament: TournamentCache, rows: MatchRows, tables: Tables, timeZone: string) {
  const head = createTextPart()
  const [teamParts, matchParts] = [createRowParts(), createRowParts()]
  const teamJson = createMade((team: Team) => jsonInPage(shaped(Team, team)))
  const tablePart = createMade((table: readonly object[], sportId: string) => new Part(`${JSON.stringify(sportId)}:${jsonInPage(table)}`))

  /** The tables of all sports under their ids. */
  const bySport = (sports: readonly { readonly id: string }[], name: keyof SportTables): Part[] => sports.flatMap(({ id }, place) => [
    ...(place === 0 ? [] : [comma]), tablePart(tables.now(id)[name], id),
  ])

  const activeSports = () => tournament.sports().filter(({ active }) => active)
  /** As JSON, up to its teams. */
  const headOf = (sports: ReturnType<typeof activeSports>): string =>
    `${jsonInPage(shaped(Head, { tournament: tournament.tournament(), timeZone, sports, promotions: tournament.promotions() })).slice(0, -1)},"teams":[`

  async function assemble(): Promise<AssembledBody> {
    await tournament.refresh()
    const sports = activeSports()
    const active = new Set(sports.map(({ id }) => id))
    const ofActive = ({ sportId }: { readonly sportId: string }) => active.has(sportId)
    await inSlices(tournament.matches().filter(ofActive), ({ id }) => {
      // As it is by then: a row that was made of an older one would stay.
      const match = tournament.match(id)
      if (match) rows.row(match)
    })
    return new AssembledBody([
      head(headOf(sports)),
      ...teamParts(tournament.teams().filter(ofActive).map((team) => teamJson(team))), toMatches,
      ...matchParts(tournament.matches().filter(ofActive).map(rows.row)), toStandings,
      ...bySport(sports, 'standings'), toScorers,
      ...bySport(sports, 'scorers'), end,
    ])
  }

  /** The same with these matches and tables alone, as JSON. */
  function partOf(matches: readonly CachedMatch[], { sport, standings, scorers }: SportTables & { readonly sport: string }): string {
    const of = (table: readonly object[]) => `{${JSON.stringify(sport)}:${jsonInPage(table)}}`
    return `${headOf(activeSports())}],"matches":[${matches.map(rows.row).join()}],"standings":${of(standings)},"scorers":${of(scorers)}}`
  }

  return { assemble, partOf, activeSports }
}

export type PublicTournamentSource = ReturnType<typeof createPublicTournament>
