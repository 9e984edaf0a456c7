import type { Channel } from '@torneo/contracts/endpoint/realtime'
import type { User } from '@torneo/contracts/people/users'
import type { PublicChannel } from '@torneo/contracts/site/public-channels'

/** A channel that a client may name. */
export type NamedChannel = Channel | PublicChannel

/** A channel for one role: a content change is published only to the roles that may read it. */
export type SubscribedChannel =
  | Exclude<NamedChannel, { kind: 'content' }>
  | { readonly kind: 'content'; readonly role: string }

export const contentKey = (role: string) => `content of ${role}`

/**
 * Changes since the last update: their data as JSON, in order; `reset` if only a snapshot can express them; `gone` if
 * the channel's subject does not exist (any more).
 */
export type Update = readonly string[] | 'reset' | 'gone'

/** Data of one channel, read from memory. */
export interface Source {
  /** Returns the changes; the first call only matters if it returns `gone`, since the snapshot contains all else. */
  update(): Update
  /** Returns the whole state as JSON, as of the last update. */
  snapshot(): string
}

/** Source of all channels. */
export interface Feed {
  source(channel: SubscribedChannel): Source
  /** True if memory is current as far as this node knows, and no change can have been missed. */
  isFresh(): boolean
  /** Reads what is outdated. */
  refresh(): Promise<unknown>
  /** True if memory knows the channel's subject, so that no read is needed. */
  knows(channel: SubscribedChannel): boolean
  /** Resolves whether the channel's subject exists, by a query if memory does not know it. */
  exists(channel: SubscribedChannel): Promise<boolean>
  /** True if the user may subscribe; null: an anonymous one. */
  maySubscribe(channel: NamedChannel, user: User | null): boolean
  /**
   * Called when a user subscribes, over a device whose silence `silentFor` returns (ms); returns a callback for the end
   * of the subscription.
   */
  onJoin(channel: NamedChannel, user: User | null, silentFor: () => number): (() => void) | null
  /** Calls back with the key of a channel that may have changed, its name or `contentKey`; null: all of them. */
  onAffected(listener: (name: string | null) => void): void
  /** Calls back when a write is not in memory yet; `onAffected` follows the next refresh. */
  onInvalidate(listener: () => void): void
}
