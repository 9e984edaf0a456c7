import type { SportTables } from '@torneo/contracts/endpoint/realtime'
import { own } from '@torneo/contracts/fields/own'
import type { MatchRow } from '@torneo/contracts/match/match'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { MatchHistory, TournamentSnapshot } from '@torneo/contracts/site/public-channels'
import { jsonInPage } from '@torneo/serving/http/json-in-page'
import { memoizeByObject } from '@torneo/serving/memoize-by-object'
import { createToday } from '@torneo/serving/time-zone'
import type { PublicStore } from '../stream/public-store'

/** Thrown while the API has not said yet what is asked for. */
export class NothingKnown extends Error {}

/** Part of the tournament that a page shows; tables and competitions by the ids of their sports. */
export type TournamentPart = Partial<
  Pick<PublicTournament, 'teams' | 'matches' | 'standings' | 'scorers' | 'competitions' | 'generalCup'>
>

export type TournamentModel = ReturnType<typeof createTournamentModel>

const noTables: SportTables = { standings: [], scorers: [], competition: null }
const noHistory: MatchHistory = { events: [], applied: [] }

const byId = <R extends { readonly id: string }>(records: readonly R[]): ReadonlyMap<string, R> =>
  new Map(records.map((record) => [record.id, record]))

/** Looks records up in the open edition, as the API said it last. All throw NothingKnown before that. */
export function createTournamentModel(store: PublicStore) {
  const matchesOf = memoizeByObject((rows: readonly MatchRow[]) => byId(rows))
  const json = memoizeByObject((record: object) => jsonInPage(record))

  function snapshot(): TournamentSnapshot {
    const { tournament } = store.state()
    if (!tournament) throw new NothingKnown('The API has not said yet what the tournament is')
    return tournament
  }
  const all = (): PublicTournament => snapshot().tournament
  const match = (id: string): MatchRow | null => matchesOf(all().matches).get(id) ?? null
  const timeZone = (): string => all().timeZone ?? 'UTC'
  let clock = { zone: '', today: () => '' }
  const list = (records: readonly object[]): string => records.map((record) => json(record)).join()

  return {
    all,
    timeZone,
    /** Returns today's date in the tournament's zone, as yyyy-mm-dd. */
    today(): string {
      const zone = timeZone()
      if (clock.zone !== zone) clock = { zone, today: createToday(zone) }
      return clock.today()
    },
    sport: (id: string) => all().sports.find((one) => one.id === id) ?? null,
    match,

    tables(sportId: string): SportTables {
      const { standings, scorers, competitions = {} } = all()
      return {
        standings: own(standings, sportId) ?? noTables.standings,
        scorers: own(scorers, sportId) ?? noTables.scorers,
        competition: own(competitions, sportId) ?? null,
      }
    },

    /** Serializes a match with its events and log (`MatchState`). */
    stateOf({ goals: _, ...shown }: MatchRow): string {
      return jsonInPage({ match: shown, ...(own(snapshot().histories, shown.id) ?? noHistory) })
    },

    /** Serializes the tournament with only these teams, matches and tables; records are serialized once. */
    partOf(part: TournamentPart): string {
      const { teams = [], matches = [], standings = {}, scorers = {}, competitions = {}, generalCup } = part
      const { teams: _teams, matches: _matches, standings: _standings, ...rest } = all()
      const { scorers: _scorers, competitions: _competitions, generalCup: _cup, ...head } = rest
      const tables = jsonInPage({ standings, scorers, competitions, generalCup }).slice(1)
      return `${jsonInPage(head).slice(0, -1)},"teams":[${list(teams)}],"matches":[${list(matches)}],${tables}`
    },
  }
}
