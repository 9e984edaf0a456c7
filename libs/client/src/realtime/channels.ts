import type { ContentChange, MatchesChange, MatchesSnapshot, MatchState, SportTables } from '@torneo/contracts/realtime'

/** A channel by its name on the wire. */
export type ChannelName = 'matches' | 'content' | `match:${string}` | `standings:${string}`

/** What a channel's snapshot holds, and what a change. */
export type SaidOn<Name extends ChannelName> =
  Name extends 'matches' ? { readonly snapshot: MatchesSnapshot; readonly change: MatchesChange }
    : Name extends 'content' ? { readonly snapshot: object; readonly change: ContentChange }
      : Name extends `match:${string}` ? { readonly snapshot: MatchState; readonly change: MatchState }
        : { readonly snapshot: SportTables; readonly change: SportTables }

/** What a subscriber of a channel hears; a snapshot replaces whatever was known. `code` is a status, 0 when the answer made no sense. */
export type News<Name extends ChannelName> =
  | { readonly type: 'snapshot'; readonly data: SaidOn<Name>['snapshot'] }
  | { readonly type: 'change'; readonly data: SaidOn<Name>['change'] }
  | { readonly type: 'error'; readonly code: number; readonly message: string }
