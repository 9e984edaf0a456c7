import type { Match } from '@torneo/contracts/match/matches'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { appliedKeys } from '@torneo/domain/match/log/timeline'
import { openEdition } from '@torneo/domain/records/open-edition'
import type { Document } from 'mongodb'
import { lineUpId } from '../matches/line-ups.repository'
import type { MatchDocument, StoredMatch } from '../matches/matches.repository'
import type { StoredPromotion } from '../tournament/promotions.repository'
import type { StoredTeam } from '../tournament/teams.repository'
import { createAffectedRecords } from './affected-records'
import type { CachedPlayer } from './cached-player'
import { createMatchJoins } from './joined-matches'
import { type CachedMatch, type CachedRecord, createTournamentCaches, type TournamentParts } from './tournament-caches'

export type FixtureParts = Awaited<ReturnType<TournamentCache['fixtureParts']>>
export type TournamentCache = ReturnType<typeof createTournamentCache>

/**
 * The tournament in memory, from which commands, live frames, tables and the public tournament are made. The change
 * feed reports writes; a match is supplied by the command of this node that wrote it (`putMatch`).
 */
export function createTournamentCache(parts: TournamentParts) {
  const affected = createAffectedRecords()
  const invalidationListeners = new Set<() => void>()
  const caches = createTournamentCaches(parts, affected, () => {
    for (const listener of invalidationListeners) listener()
  })
  const { tournaments, sports, promotions, teams, players, matches, competitions, generalCups, lineUps } = caches
  const { endingOf, withTeams } = createMatchJoins(caches)
  const [joined, all] = [
    [sports, promotions, teams, competitions],
    [tournaments, sports, promotions, teams, players, matches, competitions, generalCups, lineUps],
  ]

  /** Refreshes until all are current at the same moment: a write may invalidate one while another is still read. */
  async function refreshed(
    caches: readonly { readonly refresh: () => Promise<void>; readonly isInvalid: () => boolean }[],
  ): Promise<void> {
    do await Promise.all(caches.map((cache) => cache.refresh()))
    while (caches.some((cache) => cache.isInvalid()))
  }

  const freshMatch = (id: string): CachedMatch | null => (matches.isRowFresh(id) ? matches.get(id) : null)

  /** Teams by row, reused while neither team nor promotion changes. */
  const builtTeams = new WeakMap<object, { readonly promotion: object | null; readonly team: Team }>()
  function teamOf(row: CachedRecord<StoredTeam>): Team | null {
    if (!row.record) return null
    const promotion = promotions.get(row.record.promotionId)
    const built = builtTeams.get(row)
    if (built?.promotion === promotion) return built.team
    const team = parts.teams.withPromotion(row.record, promotion?.stored)
    builtTeams.set(row, { promotion, team })
    return team
  }

  const recordsOf = <R>(cache: { sorted: () => readonly CachedRecord<R>[] }): R[] =>
    cache.sorted().flatMap(({ record }) => record ?? [])

  return {
    onAffected: affected.on,
    derived: affected.derived,
    /** Adds a listener for writes that are not cached yet. */
    onInvalidate: (listener: () => void): void => void invalidationListeners.add(listener),

    /** True if the cache is current as far as this node knows, and no change can have been missed. */
    isFresh: (): boolean => all.every((cache) => cache.isFresh()),
    refresh: () => refreshed(all),
    refreshEditions: () => refreshed([tournaments]),
    /** Refreshes only the collections that a read needs. */
    refreshTables: () => refreshed([...joined, players, matches, lineUps]),
    refreshMatches: () => refreshed([...joined, matches]),
    refreshPlayers: () => refreshed([...joined, players, matches]),
    refreshTeams: () => refreshed([sports, teams]),
    refreshLineUps: () => refreshed([sports, teams, matches, lineUps]),

    // All lists are in the order of their endpoints.
    /** The open edition. */
    tournament: (): Tournament | null => openEdition(recordsOf(tournaments)),
    /** All editions. */
    tournaments: (): Tournament[] => recordsOf(tournaments),
    sports: (): TournamentSport[] => recordsOf(sports),
    promotions: (): StoredPromotion[] => recordsOf(promotions),
    teams: (): Team[] => teams.sorted().flatMap((row) => teamOf(row) ?? []),
    players: players.all,
    matches: matches.sorted,

    player: players.get,
    /** Returns the cached players among these ids, except outdated ones. */
    freshPlayers: (ids: readonly string[]): CachedPlayer[] =>
      ids.flatMap((id) => (players.isRowFresh(id) ? (players.get(id) ?? []) : [])),
    sport: (id: string): TournamentSport | null => sports.get(id)?.record ?? null,
    sportOfTeam: (teamId: string): string | null => teams.get(teamId)?.record?.sportId ?? null,
    lineUp: (matchId: string, teamId: string) => lineUps.get(lineUpId(matchId, teamId))?.playerIds,
    competition: competitions.get,
    /** The Copa General of the open edition, or of the only one. */
    generalCup() {
      const all = recordsOf(tournaments)
      return generalCups.get((openEdition(all) ?? all[0])?.id ?? '')?.cup ?? null
    },
    /** How a match may end by its own fields, its tie and its sport. */
    endingOf,
    /** Refreshes what decides how a match is played and ends, where it may be outdated. */
    async refreshRules({ sportId, tieId }: StoredMatch): Promise<void> {
      const needed = tieId ? [sports, competitions] : [sports]
      await refreshed(needed.filter((cache) => !cache.isRowFresh(sportId)))
    },
    match: matches.get,
    withTeams,
    async withTeamsRefreshed(match: Parameters<typeof withTeams>[0]): Promise<Match> {
      await refreshed(joined)
      return withTeams(match)
    },

    /**
     * Returns lookups for the records that a fixture refers to, with all earlier writes; they return null for deleted
     * and missing ones.
     */
    async fixtureParts() {
      await refreshed([tournaments, sports, teams])
      const visibleIn =
        <R>(cache: { get: (id: string) => CachedRecord<R> | null }) =>
        (id: string): Document | null => {
          const { stored } = cache.get(id) ?? {}
          return stored && !stored['deleted'] ? stored : null
        }
      const open = openEdition(recordsOf(tournaments))
      return { open, sport: visibleIn(sports), team: visibleIn(teams) }
    },

    /** Returns a match, unless it is not cached or a newer write is known. */
    freshMatch,
    /**
     * Returns a match with its log, unless a newer write is known; only a conditional write proves that there is none.
     */
    matchWithLog(id: string): MatchDocument | null {
      const cached = freshMatch(id)
      if (!cached?.log) return null
      const { applied: _applied, ...match } = cached
      return { ...match, log: cached.log }
    },
    /** Stores a match that this node wrote, once a majority of the database has it. */
    putMatch(match: MatchDocument): void {
      const isOpen = match.status === 'scheduled' || match.status === 'live'
      matches.put(match.id, { ...match, log: isOpen ? match.log : null, applied: appliedKeys(match.log) }, match.rev)
    },

    // The database is queried for a missing one: another node may have written it a moment ago.
    findMatch: async (id: string): Promise<CachedMatch | null> => matches.get(id) ?? (await matches.lookup(id)),
    findSport: async (id: string): Promise<TournamentSport | null> =>
      (sports.get(id) ?? (await sports.lookup(id)))?.record ?? null,
  }
}
