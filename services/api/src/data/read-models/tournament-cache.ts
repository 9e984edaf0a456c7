import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import { type Match, MatchSport, MatchTeam } from '@torneo/contracts/match/matches'
import type { Team } from '@torneo/contracts/tournament/teams'
import { defaultSportRules, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { roundNames } from '@torneo/domain/competition/round-names'
import { slotLabels } from '@torneo/domain/competition/slot-label'
import { compareNames } from '@torneo/domain/format/compare-names'
import { compareText } from '@torneo/domain/format/compare-text'
import { playersOfEvent } from '@torneo/domain/match/event-players'
import { appliedKeys } from '@torneo/domain/match/log/timeline'
import type { LogRow } from '@torneo/domain/match/match-aggregate'
import { type Ending, endingOf as endingByRules } from '@torneo/domain/match/result/ending'
import { openEdition } from '@torneo/domain/records/open-edition'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import type { z } from 'zod/mini'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { createCollectionCache, type DocumentsOf } from '../../platform/cache/collection-cache'
import { memoizeByObject } from '../../platform/cache/memoize-by-object'
import { fits } from '../../platform/database/stored-shape'
import { changesCompetition } from '../competitions/played-match'
import { lineUpId, type StoredLineUp } from '../matches/line-ups.repository'
import type { StoredMatch, MatchDocument } from '../matches/matches.repository'
import type { StoredPromotion } from '../tournament/promotions.repository'
import type { StoredTeam } from '../tournament/teams.repository'
import { createAffectedRecords } from './affected-records'

/**
 * A stored document with its record; the record is null if it is deleted or unreadable, but its name is still shown.
 */
interface CachedRecord<R> {
  readonly stored: Document & { readonly _id: string }
  readonly record: R | null
}

/**
 * A match in memory. Its log is present while commands of this node work on it; null: the next command must read it.
 */
export interface CachedMatch extends Omit<MatchDocument, 'log'> {
  readonly log: readonly LogRow[] | null
  /** Keys of the last actions, oldest first. */
  readonly applied: readonly string[]
}

interface CachedStats {
  readonly goals: number
  readonly assists?: number
  readonly matchesPlayed?: number
}

export interface CachedPlayer {
  readonly _id: string
  readonly teamId: string
  readonly name: string
  readonly number: number
  readonly position: string
  readonly photo?: string
  readonly stats: CachedStats
  /** Counters for former teams, by team (B48). */
  readonly former?: Readonly<Record<string, CachedStats>>
  readonly left?: boolean
  readonly deleted?: unknown
}

const playerFields = Object.fromEntries(
  [
    'teamId',
    'name',
    'number',
    'position',
    'photo',
    'stats.goals',
    'stats.assists',
    'stats.matchesPlayed',
    'former',
    'left',
    'deleted',
    'rev',
  ].map((field) => [field, 1]),
)
/** Limits a match's log to the keys and revs of its rows. */
const withoutLogRows = Object.fromEntries(
  ['at', 'deviceAt', 'by', 'kind', 'effect', 'asked', 'undone'].map((field) => [`log.${field}`, 0]),
)
const noGoals = { goals: 0 }
const none: Document = {}

const byName = (one: CachedRecord<unknown>, other: CachedRecord<unknown>): number =>
  compareNames(String(one.stored['name']), String(other.stored['name'])) ||
  compareNames(one.stored._id, other.stored._id)
/** Sorts as the database does: missing values come first. */
const byNumber =
  (field: string) =>
  (one: CachedRecord<unknown>, other: CachedRecord<unknown>): number =>
    Number(one.stored[field] ?? -Infinity) - Number(other.stored[field] ?? -Infinity)

const isObject = (stored: unknown): stored is object => typeof stored === 'object' && stored !== null

/** Reads a player; damaged counters count nothing. */
const readPlayer = (player: Document): CachedPlayer =>
  ({
    ...player,
    stats: isObject(player['stats']) ? player['stats'] : noGoals,
    former: Object.fromEntries(Object.entries(player['former'] ?? {}).filter(([, stats]) => isObject(stats))),
  }) as unknown as CachedPlayer

/** Returns the counters of a player by team, the present one first. */
export const countedFor = ({
  teamId,
  stats,
  former = {},
}: CachedPlayer): (readonly [teamId: string, stats: CachedStats])[] => [[teamId, stats], ...Object.entries(former)]

/** True if any of the fields that other records show has changed. */
const differs = (
  before: object | null | undefined,
  after: object | null | undefined,
  fields: readonly string[],
): boolean =>
  fields.some(
    (field) => (before as Document | null | undefined)?.[field] !== (after as Document | null | undefined)?.[field],
  )

/** Returns a sport's rules as its matches show them; empty for goals in two halves. */
function shownRules({
  scoring = 'goals',
  bestOf,
  setPoints,
  lastSetPoints,
  setCap,
  hasHalves,
  periods = hasHalves === false ? 1 : 2,
}: Document = none): Document {
  if (scoring === 'sets') return { scoring, bestOf, setPoints, lastSetPoints, setCap }
  return { ...(scoring !== 'goals' && { scoring }), ...(periods !== 2 && { periods }) }
}

const orNull = <S extends z.ZodMiniType>(shape: S, value: object): z.output<S> | null =>
  fits(shape, value) ? (value as z.output<S>) : null

/** Repositories that read the stored documents. */
export type TournamentRepositories = Pick<
  FastifyInstance['services'],
  'tournaments' | 'sports' | 'promotions' | 'teams' | 'matches' | 'competitions' | 'lineUps'
>

interface TournamentParts extends TournamentRepositories {
  readonly changes: Pick<ChangeFeed, 'on' | 'isLive'>
  readonly documentsOf: DocumentsOf
}

export type FixtureParts = Awaited<ReturnType<TournamentCache['fixtureParts']>>
export type TournamentCache = ReturnType<typeof createTournamentCache>

/**
 * The tournament in memory, from which commands, live frames, tables and the public tournament are made. The change
 * feed reports writes; a match is supplied by the command of this node that wrote it (`putMatch`).
 */
export function createTournamentCache({ documentsOf, changes, ...repositories }: TournamentParts) {
  const { affect, affectAll, on: onAffected, derived } = createAffectedRecords()
  const invalidationListeners = new Set<() => void>()

  function affectMatches(isAffected: (match: CachedMatch) => boolean): void {
    // Reading all matches again affects each of them.
    if (matches.isReset()) return
    for (const match of matches.all()) if (isAffected(match)) affect('match', match.id)
  }

  const common = {
    documentsOf,
    changes,
    onReset: affectAll,
    onInvalidate: () => {
      for (const listener of invalidationListeners) listener()
    },
  }
  const recordBy =
    <R>(read: (stored: Document) => R | null) =>
    (stored: Document): CachedRecord<R> => ({
      stored: stored as CachedRecord<R>['stored'],
      record: stored['deleted'] ? null : read(stored),
    })

  const tournaments = createCollectionCache<CachedRecord<Tournament>>({
    ...common,
    collection: 'tournaments',
    read: recordBy(repositories.tournaments.read),
    order: byName,
    onChange: () => undefined,
  })
  const sports = createCollectionCache<CachedRecord<TournamentSport>>({
    ...common,
    collection: 'tournament_sports',
    read: recordBy(repositories.sports.read),
    order: (one, other) => byNumber('order')(one, other) || byName(one, other),
    onChange(id, after, before) {
      if (differs(before?.stored, after?.stored, ['name', 'icon', 'rules']))
        affectMatches(({ sportId }) => sportId === id)
      affect('sport', id)
    },
  })
  const promotions = createCollectionCache<CachedRecord<StoredPromotion>>({
    ...common,
    collection: 'promotions',
    read: recordBy(repositories.promotions.read),
    order: (one, other) => byNumber('year')(other, one) || byName(one, other),
    onChange(_id, after, before) {
      if (differs(before?.stored, after?.stored, ['year', 'color', 'category'])) affectAll()
    },
  })
  const teams = createCollectionCache<CachedRecord<StoredTeam>>({
    ...common,
    collection: 'teams',
    read: recordBy(repositories.teams.read),
    order: byName,
    onChange(id, after, before) {
      if (differs(before?.stored, after?.stored, ['name', 'color', 'logo', 'promotionId'])) {
        affectMatches(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
      }
      for (const row of [before, after]) if (row) affect('sport', String(row.stored['sportId']))
    },
  })
  const players = createCollectionCache<CachedPlayer>({
    ...common,
    collection: 'players',
    projection: playerFields,
    read: readPlayer,
    order: (one, other) => compareText(one._id, other._id),
    onChange(id, after, before) {
      if (differs(before, after, ['name', 'number'])) {
        affectMatches(({ events }) => events.some((event) => playersOfEvent(event).includes(id)))
      }
      for (const player of [before, after]) {
        for (const [teamId, { goals }] of player ? countedFor(player) : []) {
          const sportId = goals > 0 ? teams.get(teamId)?.record?.sportId : undefined
          if (sportId !== undefined) affect('sport', sportId)
        }
      }
    },
  })
  /** True for matches that a table or bracket is computed from; other tables are made of the teams' counters. */
  const isCounted = ({ sportId, phaseId }: Pick<StoredMatch, 'sportId' | 'phaseId'>): boolean =>
    Boolean(phaseId) || sports.get(sportId)?.record?.rules.usesOwnPoints === true
  /** True for matches that count for the players of their line-ups (B41). */
  const hasCountedLineUps = (match: CachedMatch | null): boolean =>
    match?.status === 'finished' && sports.get(match.sportId)?.record?.rules.lineUps === true
  const matches = createCollectionCache<CachedMatch>({
    ...common,
    collection: 'matches',
    projection: withoutLogRows,
    read: readMatch,
    order: (one, other) =>
      compareText(one.date, other.date) || compareText(one.time, other.time) || compareNames(one.id, other.id),
    onChange(id, after, before) {
      affect('match', id)
      if (!changesCompetition(before, after, isCounted) && !hasCountedLineUps(before) && !hasCountedLineUps(after))
        return
      for (const match of [before, after]) if (match) affect('sport', match.sportId)
    },
  })
  const competitions = createCollectionCache<StoredCompetition>({
    ...common,
    collection: 'competitions',
    read: repositories.competitions.read,
    order: (one, other) => compareText(one.sportId, other.sportId),
    onChange(sportId) {
      affectMatches((match) => match.sportId === sportId && Boolean(match.phaseId))
      affect('sport', sportId)
    },
  })
  const lineUps = createCollectionCache<StoredLineUp>({
    ...common,
    collection: repositories.lineUps.name,
    read: repositories.lineUps.read,
    order: (one, other) => compareText(one._id, other._id),
    onChange(_id, after, before) {
      const match = matches.get((after ?? before)?.matchId ?? '')
      if (match && hasCountedLineUps(match)) affect('sport', match.sportId)
    },
  })
  const [joined, all] = [
    [sports, promotions, teams, competitions],
    [tournaments, sports, promotions, teams, players, matches, competitions, lineUps],
  ]
  const refreshed = (caches: readonly { refresh: () => Promise<void> }[]) =>
    Promise.all(caches.map((cache) => cache.refresh()))

  const freshMatch = (id: string): CachedMatch | null => (matches.isRowFresh(id) ? matches.get(id) : null)

  function readMatch(stored: Document, before: CachedMatch | null): CachedMatch | null {
    const match = stored['deleted'] ? null : repositories.matches.read(stored)
    // The database may briefly lag behind its acknowledged writes after a failover.
    if (match && before && match.rev < before.rev) return before
    const isSameLog = before?.log?.at(-1)?.rev === match?.log.at(-1)?.rev
    return match && { ...match, log: isSameLog ? (before?.log ?? null) : null, applied: appliedKeys(match.log) }
  }

  /** Builds a team as a match shows it; a deleted one by its last name. */
  function matchTeamOf(id: string | null): MatchTeam | null {
    if (id === null) return null
    const { name, color, promotionId, logo = '' } = teams.get(id)?.stored ?? none
    const { year: promotionYear = null, color: promotionColor = null } =
      promotions.get(String(promotionId))?.stored ?? none
    return orNull(MatchTeam, { id, name, color, promotionId, logo, promotionYear, promotionColor })
  }

  /** Names of the rounds and slots of a competition, made once per change. */
  const namesOf = memoizeByObject(({ phases }: StoredCompetition) => ({
    round: roundNames(phases),
    slot: slotLabels(phases, (id) => teams.get(id)?.record?.name ?? null),
    ties: new Map(phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.map((tie) => [tie.id, tie]) : []))),
  }))

  /** Names a match's round, and its open sides, by the competition of its sport. */
  function placeOf({ sportId, phaseId, tieId, round, homeTeamId, awayTeamId }: StoredMatch): Partial<Match> {
    const competition = phaseId ? competitions.get(sportId) : null
    if (!competition || !phaseId) return {}
    const names = namesOf(competition)
    const tie = tieId ? names.ties.get(tieId) : undefined
    return {
      roundName: names.round({ phaseId, tieId: tieId ?? null, round }),
      homeLabel: homeTeamId === null ? names.slot(tie?.home ?? null) : null,
      awayLabel: awayTeamId === null ? names.slot(tie?.away ?? null) : null,
    }
  }

  function endingOf(match: StoredMatch): Ending {
    const phase = match.tieId && competitions.get(match.sportId)?.phases.find(({ id }) => id === match.phaseId)
    const levelEnds = phase && phase.kind === 'knockout' ? (phase.levelEnds ?? 'extra_time') : null
    return endingByRules(match, levelEnds, sports.get(match.sportId)?.record?.rules ?? defaultSportRules)
  }

  /** Joins a match with its sport, teams and place in a competition. */
  function withTeams({ nextTickAt, ...match }: StoredMatch & { readonly nextTickAt?: Date | null }): Match {
    const { name, icon, rules } = sports.get(match.sportId)?.stored ?? none
    return {
      ...match,
      nextTickAt: nextTickAt?.toISOString() ?? null,
      sport: orNull(MatchSport, { id: match.sportId, name, icon, ...shownRules(rules) }),
      homeTeam: matchTeamOf(match.homeTeamId),
      awayTeam: matchTeamOf(match.awayTeamId),
      ...placeOf(match),
      ...endingOf(match),
    }
  }

  /** Teams by row, reused while neither team nor promotion changes. */
  const builtTeams = new WeakMap<object, { readonly promotion: object | null; readonly team: Team }>()
  function teamOf(row: CachedRecord<StoredTeam>): Team | null {
    if (!row.record) return null
    const promotion = promotions.get(row.record.promotionId)
    const built = builtTeams.get(row)
    if (built?.promotion === promotion) return built.team
    const team = repositories.teams.withPromotion(row.record, promotion?.stored)
    builtTeams.set(row, { promotion, team })
    return team
  }

  const recordsOf = <R>(cache: { sorted: () => readonly CachedRecord<R>[] }): R[] =>
    cache.sorted().flatMap(({ record }) => record ?? [])

  return {
    onAffected,
    derived,
    /** Adds a listener for writes that are not cached yet. */
    onInvalidate: (listener: () => void): void => void invalidationListeners.add(listener),

    /** True if the cache is current as far as this node knows, and no change can have been missed. */
    isFresh: (): boolean => all.every((cache) => cache.isFresh()),
    refresh: () => refreshed(all),
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
