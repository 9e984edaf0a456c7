import type { Document } from 'mongodb'

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

/** Fields of players that are read. */
export const playerFields = Object.fromEntries(
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

const noGoals = { goals: 0 }
const isObject = (stored: unknown): stored is object => typeof stored === 'object' && stored !== null

/** Reads a player; damaged counters count nothing. */
export const readPlayer = (player: Document): CachedPlayer =>
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
