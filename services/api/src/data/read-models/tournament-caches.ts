import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { StoredGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { Tournament } from '@torneo/contracts/tournament/tournaments'
import { compareNames } from '@torneo/domain/format/compare-names'
import { compareText } from '@torneo/domain/format/compare-text'
import { playersOfEvent } from '@torneo/domain/match/event-players'
import { appliedKeys } from '@torneo/domain/match/log/timeline'
import type { LogRow } from '@torneo/domain/match/match-aggregate'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import { createCollectionCache, type DocumentsOf } from '../../platform/cache/collection-cache'
import { changesCompetition } from '../competitions/played-match'
import type { StoredLineUp } from '../matches/line-ups.repository'
import type { MatchDocument, StoredMatch } from '../matches/matches.repository'
import type { StoredPromotion } from '../tournament/promotions.repository'
import type { StoredTeam } from '../tournament/teams.repository'
import type { AffectedRecords } from './affected-records'
import { type CachedPlayer, countedFor, playerFields, readPlayer } from './cached-player'

/**
 * A stored document with its record; the record is null if it is deleted or unreadable, but its name is still shown.
 */
export interface CachedRecord<R> {
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

/** The Copa General of an edition. */
interface CachedCup {
  readonly edition: string
  readonly cup: StoredGeneralCup
}

/** Limits a match's log to the keys and revs of its rows. */
const withoutLogRows = Object.fromEntries(
  ['at', 'deviceAt', 'by', 'kind', 'effect', 'asked', 'undone'].map((field) => [`log.${field}`, 0]),
)

const byName = (one: CachedRecord<unknown>, other: CachedRecord<unknown>): number =>
  compareNames(String(one.stored['name']), String(other.stored['name'])) ||
  compareNames(one.stored._id, other.stored._id)
/** Sorts as the database does: missing values come first. */
const byNumber =
  (field: string) =>
  (one: CachedRecord<unknown>, other: CachedRecord<unknown>): number =>
    Number(one.stored[field] ?? -Infinity) - Number(other.stored[field] ?? -Infinity)

/** True if any of the fields that other records show has changed. */
const differs = (
  before: object | null | undefined,
  after: object | null | undefined,
  fields: readonly string[],
): boolean =>
  fields.some(
    (field) => (before as Document | null | undefined)?.[field] !== (after as Document | null | undefined)?.[field],
  )

/** Repositories that read the stored documents. */
export type TournamentRepositories = Pick<
  FastifyInstance['services'],
  'tournaments' | 'sports' | 'promotions' | 'teams' | 'matches' | 'competitions' | 'generalCupsRepository' | 'lineUps'
>

export interface TournamentParts extends TournamentRepositories {
  readonly changes: Pick<ChangeFeed, 'on' | 'isLive'>
  readonly documentsOf: DocumentsOf
}

export type TournamentCaches = ReturnType<typeof createTournamentCaches>

/**
 * The collections of the tournament in memory. Each change affects the records that show what has changed; `onInvalidate`
 * is called for writes that are not cached yet.
 */
export function createTournamentCaches(
  { documentsOf, changes, ...repositories }: TournamentParts,
  { affect, affectAll }: Pick<AffectedRecords, 'affect' | 'affectAll'>,
  onInvalidate: () => void,
) {
  function affectMatches(isAffected: (match: CachedMatch) => boolean): void {
    // Reading all matches again affects each of them.
    if (matches.isReset()) return
    for (const match of matches.all()) if (isAffected(match)) affect('match', match.id)
  }

  const common = { documentsOf, changes, onReset: affectAll, onInvalidate }
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
    onChange: () => affect('head', null),
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
      affect('head', null)
    },
  })
  const promotions = createCollectionCache<CachedRecord<StoredPromotion>>({
    ...common,
    collection: 'promotions',
    read: recordBy(repositories.promotions.read),
    order: (one, other) => byNumber('year')(other, one) || byName(one, other),
    onChange(_id, after, before) {
      if (differs(before?.stored, after?.stored, ['year', 'color', 'category'])) affectAll()
      affect('head', null)
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
      affect('head', null)
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
      affectMatches((match) => match.sportId === sportId)
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

  const generalCups = createCollectionCache<CachedCup>({
    ...common,
    collection: repositories.generalCupsRepository.name,
    read(stored) {
      const cup = repositories.generalCupsRepository.read(stored)
      return cup && { edition: String(stored['_id']), cup }
    },
    order: (one, other) => compareText(one.edition, other.edition),
    onChange: () => affect('head', null),
  })

  function readMatch(stored: Document, before: CachedMatch | null): CachedMatch | null {
    const match = stored['deleted'] ? null : repositories.matches.read(stored)
    // The database may briefly lag behind its acknowledged writes after a failover.
    if (match && before && match.rev < before.rev) return before
    const isSameLog = before?.log?.at(-1)?.rev === match?.log.at(-1)?.rev
    return match && { ...match, log: isSameLog ? (before?.log ?? null) : null, applied: appliedKeys(match.log) }
  }

  return { tournaments, sports, promotions, teams, players, matches, competitions, generalCups, lineUps }
}
