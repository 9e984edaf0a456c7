import type { Channel } from '@torneo/contracts/realtime'
import type { User } from '@torneo/contracts/users'

/** A channel for one role: a change is published only to the roles that may read it. */
export type HeardChannel = Exclude<Channel, { kind: 'content' }> | { readonly kind: 'content'; readonly role: string }

export const contentKey = (role: string) => `content of ${role}`

/**
 * What changed since the last update: the data of changes to send, as JSON, in their order; `reset` where only a snapshot says it; `gone` when
 * there is no such thing (any more).
 */
export type Update = readonly string[] | 'reset' | 'gone'

/** What a channel sends, from memory. */
export interface Source {
  /** Of the first one only `gone` counts: all else is in the snapshot. */
  update(): Update
  /** All of it as JSON, as of the last update. */
  snapshot(): string
}

/** What all channels are made from. */
export interface Feed {
  source(channel: HeardChannel): Source
  /** Whether memory is as far as this node has heard, and nothing can have been missed. */
  isFresh(): boolean
  /** Reads what is not. */
  refresh(): Promise<unknown>
  /** Whether memory knows it: then nothing is read for it. */
  knows(channel: HeardChannel): boolean
  /** Whether there is such a thing; where memory knows none, the database is asked. */
  exists(channel: HeardChannel): Promise<boolean>
  /** Whether somebody may hear it; null: without a session. */
  mayHear(channel: Channel, user: User | null): boolean
  /** They hear it from now on, over a device that was last heard so many milliseconds ago; gives what to call when they do no more. */
  onJoin(channel: Channel, user: User | null, silentFor: () => number): (() => void) | null
  /** Calls back with the key of a channel that may have changed: its name, or `contentKey`; null: any may. */
  onAffected(listener: (name: string | null) => void): void
  /** Something was written that is not in memory yet: what it affects is said after the next refresh. */
  onInvalidate(listener: () => void): void
}
