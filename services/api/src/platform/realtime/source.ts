import type { Channel } from '@torneo/contracts/realtime'

/**
 * What came since it was asked last: the data of changes to send, as JSON, in their order; `anew` when only a snapshot says it; `gone` when
 * there is no such thing (any more).
 */
export type News = readonly string[] | 'anew' | 'gone'

/** What a channel tells, from memory. */
export interface Source {
  /** The first time it counts for nothing but `gone`. */
  news(): News
  /** All of it as JSON, as of the last news. */
  snapshot(): string
}

/** What all channels are made from. */
export interface Feed {
  source(channel: Channel): Source
  /** Whether all that was heard of is in memory, and nothing can have been missed. */
  isSettled(): boolean
  /** Until it is. */
  settle(): Promise<unknown>
  /** Whether there is such a thing, looked for where memory knows none. */
  isThere(channel: Channel): Promise<boolean>
  /** Calls back with the name of a channel that may have news; null: any may. */
  onNews(listener: (name: string | null) => void): void
  /** Something was heard of that is not in memory yet: what that changes is said when it is settled. */
  onStale(listener: () => void): void
}
