import type { Match, MatchTeam } from '@torneo/contracts/matches'
import type { Team } from '@torneo/contracts/teams'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { defaultTournamentId, type Tournament } from '@torneo/contracts/tournaments'
import { appliedKeys } from '@torneo/domain/match/readings'
import { compareNames } from '@torneo/domain/compare-names'
import type { Document } from 'mongodb'
import type { ChangeFeed } from '../platform/change-feed'
import type { Database } from '../platform/database'
import { createMirror } from '../platform/mirror'
import type { MatchStore } from './match-store'
import { matchSport, matchTeam, type TeamRow } from './match-people'
import { createMatchesRepository, type WholeMatch } from './matches.repository'
import { createPromotionsRepository, type StoredPromotion } from './promotions.repository'
import { createTeamsRepository, type StoredTeam } from './teams.repository'
import { createTournamentSportsRepository } from './tournament-sports.repository'
import { createTournamentsRepository } from './tournaments.repository'

/** A stored record; `record` null: it cannot be read, or it is hidden. */
interface Kept<R> {
  readonly stored: Document & { readonly _id: string }
  readonly record: R | null
}

/** A match without its log. */
export type KeptMatch = Omit<WholeMatch, 'log' | 'logCut'> & { readonly applied: readonly string[] }

export interface KeptPlayer {
  readonly _id: string
  readonly teamId: string
  readonly name: string
  readonly number: number
  readonly position: string
  readonly photo?: string
  readonly stats: { readonly goals: number; readonly assists?: number; readonly matchesPlayed?: number }
  readonly deleted?: unknown
}

/** What a change reaches: a match's row and state, a sport's tables, or anything (id null). */
type Touch = (kind: 'match' | 'sport', id: string | null) => void

const playerFields = {
  'teamId': 1, 'name': 1, 'number': 1, 'position': 1, 'photo': 1, 'stats.goals': 1, 'stats.assists': 1, 'stats.matchesPlayed': 1, 'deleted': 1,
}

/** Of a match's log the keys. */
const onlyKeys = Object.fromEntries(['at', 'deviceAt', 'by', 'kind', 'effect', 'asked', 'undone'].map((field) => [`log.${field}`, 0]))
const withoutLog = ({ log, logCut: _logCut, ...match }: WholeMatch, applied: readonly string[] = appliedKeys(log)): KeptMatch => ({ ...match, applied })

const noGoals = { goals: 0 }

const asWords = (...values: readonly unknown[]) => JSON.stringify(values)
const textOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const byName = (one: Kept<unknown>, other: Kept<unknown>): number =>
  compareNames(String(one.stored['name']), String(other.stored['name'])) || compareNames(one.stored._id, other.stored._id)
/** As the database has it: what is missing comes first. */
const byNumber = (field: string) => (one: Kept<unknown>, other: Kept<unknown>): number =>
  Number(one.stored[field] ?? -Infinity) - Number(other.stored[field] ?? -Infinity)

/** What a match shows of a team and of its promotion, and of a sport. */
const shownOfTeam = ({ stored: { name, color, logo, promotionId } }: Kept<unknown>) => asWords(name, color, logo, promotionId)
const shownOfPromotion = ({ stored: { year, color, category } }: Kept<unknown>) => asWords(year, color, category)
const shownOfSport = ({ stored: { name, icon } }: Kept<unknown>) => asWords(name, icon)
const shownOfPlayer = ({ name, number }: KeptPlayer) => asWords(name, number)

const isOther = <Row>(before: Row | null, after: Row | null, shown: (row: Row) => string): boolean =>
  (before && shown(before)) !== (after && shown(after))

export type TournamentMemory = ReturnType<typeof createTournamentMemory>

/**
 * The tournament as it is stored, in memory: what live frames, tables and the public tournament are made of. A goal comes with its document, by
 * this node's own writes at once and by the change stream from others; of all else what was written is read again by its id.
 */
export function createTournamentMemory(database: Database, changes: ChangeFeed, store: MatchStore) {
  const repositories = {
    tournaments: createTournamentsRepository(database), sports: createTournamentSportsRepository(database),
    promotions: createPromotionsRepository(database), teams: createTeamsRepository(database), matches: createMatchesRepository(database),
  }
  const touches = new Set<Touch>()
  const stales = new Set<() => void>()

  const touch: Touch = (kind, id) => {
    for (const listener of touches) listener(kind, id)
  }
  const touchAll = () => {
    touch('match', null)
    touch('sport', null)
  }
  const common = {
    database, changes, onReset: touchAll,
    onStale: () => {
      for (const listener of stales) listener()
    },
  }
  const keptBy = <R>(read: (stored: Document) => R | null) => (stored: Document): Kept<R> =>
    ({ stored: stored as Kept<R>['stored'], record: stored['deleted'] ? null : read(stored) })

  function touchMatches(isMeant: (match: KeptMatch) => boolean): void {
    for (const match of matches.all()) if (isMeant(match)) touch('match', match.id)
  }

  function touchSportOf(player: KeptPlayer | null): void {
    const sportId = player && player.stats.goals > 0 ? teams.get(player.teamId)?.record?.sportId : undefined
    if (sportId !== undefined) touch('sport', sportId)
  }

  const tournaments = createMirror<Kept<Tournament>>({
    ...common, collection: 'tournaments', read: keptBy(repositories.tournaments.read), order: byName, onChange: () => undefined,
  })
  const sports = createMirror<Kept<TournamentSport>>({
    ...common, collection: 'tournament_sports', read: keptBy(repositories.sports.read),
    order: (one, other) => byNumber('order')(one, other) || byName(one, other),
    onChange(id, after, before) {
      if (isOther(before, after, shownOfSport)) touchMatches(({ sportId }) => sportId === id)
      touch('sport', id)
    },
  })
  const promotions = createMirror<Kept<StoredPromotion>>({
    ...common, collection: 'promotions', read: keptBy(repositories.promotions.read),
    order: (one, other) => byNumber('year')(other, one) || byName(one, other),
    onChange(_id, after, before) {
      if (isOther(before, after, shownOfPromotion)) touchAll()
    },
  })
  const teams = createMirror<Kept<StoredTeam>>({
    ...common, collection: 'teams', read: keptBy(repositories.teams.read), order: byName,
    onChange(id, after, before) {
      if (isOther(before, after, shownOfTeam)) touchMatches(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
      for (const row of [before, after]) if (row) touch('sport', String(row.stored['sportId']))
    },
  })
  const players = createMirror<KeptPlayer>({
    ...common, collection: 'players', projection: playerFields, read: (player) => ({ stats: noGoals, ...player }) as unknown as KeptPlayer,
    order: (one, other) => textOrder(one._id, other._id),
    onChange(id, after, before) {
      if (isOther(before, after, shownOfPlayer)) {
        touchMatches(({ events }) => events.some(({ playerId, assistPlayerId }) => playerId === id || assistPlayerId === id))
      }
      for (const row of [before, after]) touchSportOf(row)
    },
  })
  const matches = createMirror<KeptMatch>({
    ...common, collection: 'matches', projection: onlyKeys, read: matchOf,
    order: (one, other) => textOrder(one.date, other.date) || textOrder(one.time, other.time) || compareNames(one.id, other.id),
    isOlder: (match, than) => match.rev < than.rev,
    onChange: (id) => touch('match', id),
  })
  const mirrors = [tournaments, sports, promotions, teams, players, matches]

  function matchOf(stored: Document): KeptMatch | null {
    const match = stored['deleted'] ? null : repositories.matches.read(stored)
    // By the change stream it comes with the last keys alone.
    return match && withoutLog(match, stored['applied'] as string[] | undefined)
  }

  store.onKept((match) => matches.put(match.id, withoutLog(match)))

  const stored = ({ stored: row }: Kept<unknown>): Document => row

  /** A team as a match shows it; a hidden one by the name it had. */
  function matchTeamOf(id: string): MatchTeam | null {
    const team = teams.get(id)
    if (!team) return null
    const { _id, name, color, promotionId, logo = '' } = stored(team) as Omit<TeamRow, 'logo'> & { readonly logo?: string }
    const promotion = promotions.get(promotionId)
    const { year = null, color: promotionColor = null } = promotion ? stored(promotion) as { year?: number; color?: string } : {}
    return matchTeam({ _id, name, color, promotionId, logo, promotionYear: year, promotionColor })
  }

  /** A match with its sport and teams. */
  function withPeople({ events: _events, ...match }: Omit<KeptMatch, 'applied'>): Match {
    const sport = sports.get(match.sportId)
    return {
      ...match, sport: sport && matchSport({ _id: match.sportId, name: stored(sport)['name'], icon: stored(sport)['icon'] }),
      homeTeam: matchTeamOf(match.homeTeamId), awayTeam: matchTeamOf(match.awayTeamId),
    }
  }

  /** Teams as they were made last; the same one while nothing of it changed. */
  const madeTeams = new WeakMap<Kept<StoredTeam>, { readonly promotion: Kept<StoredPromotion> | null; readonly team: Team }>()
  function teamOf(row: Kept<StoredTeam>): Team | null {
    if (!row.record) return null
    const promotion = promotions.get(row.record.promotionId)
    const known = madeTeams.get(row)
    if (known?.promotion === promotion) return known.team
    const team = repositories.teams.withPromotion(row.record, promotion?.stored)
    madeTeams.set(row, { promotion, team })
    return team
  }

  const recordsOf = <R>(mirror: { inOrder: () => readonly Kept<R>[] }): R[] => mirror.inOrder().flatMap(({ record }) => record ?? [])

  return {
    onTouch: (listener: Touch): void => void touches.add(listener),
    /** For what is made of matches, or of sports, by id: what was touched goes. */
    untouched<Made>(of: Parameters<Touch>[0]): Map<string, Made> {
      const made = new Map<string, Made>()
      touches.add((kind, id) => {
        if (kind === of && id === null) made.clear()
        else if (kind === of && id !== null) made.delete(id)
      })
      return made
    },
    /** Something was written that is not here yet. */
    onStale: (listener: () => void): void => void stales.add(listener),

    /** Whether all that was heard of is here, and nothing can have been missed. */
    isSettled: (): boolean => mirrors.every((mirror) => mirror.isSettled()),
    /** Until it is. */
    settle: (): Promise<unknown> => Promise.all(mirrors.map((mirror) => mirror.settle())),
    /** The same of what tables are made of. */
    settleTables: (): Promise<unknown> => Promise.all([sports, promotions, teams, players].map((mirror) => mirror.settle())),

    // All in the orders of lists.
    tournament: (): Tournament | null => tournaments.get(defaultTournamentId)?.record ?? null,
    sports: (): TournamentSport[] => recordsOf(sports),
    promotions: (): StoredPromotion[] => recordsOf(promotions),
    teams: (): Team[] => teams.inOrder().flatMap((row) => teamOf(row) ?? []),
    players: players.all,
    player: players.get,
    sport: (id: string): TournamentSport | null => sports.get(id)?.record ?? null,
    matches: matches.inOrder,
    match: matches.get,
    withPeople,
    /** With all that was written before to what it names. */
    async withPeopleSettled(match: WholeMatch): Promise<Match> {
      await Promise.all([sports, promotions, teams].map((mirror) => mirror.settle()))
      return withPeople(match)
    },

    /** What a fixture names, as it is stored, with all that was written before; null for what is hidden or not there. */
    async fixtureParts() {
      await Promise.all([tournaments, sports, teams].map((mirror) => mirror.settle()))
      const shownIn = <R>(mirror: { get: (id: string) => Kept<R> | null }) => (id: string): Document | null => {
        const { stored: row } = mirror.get(id) ?? {}
        return row && !row['deleted'] ? row : null
      }
      return { tournament: shownIn(tournaments), sport: shownIn(sports), team: shownIn(teams) }
    },

    /** Look for one that is not here. */
    seekMatch: matches.seek,
    seekSport: sports.seek,
  }
}
