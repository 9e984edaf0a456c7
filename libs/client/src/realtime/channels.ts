import type {
  ContentChange,
  CupState,
  MatchesChange,
  MatchesSnapshot,
  MatchState,
  SportTables,
} from '@torneo/contracts/endpoint/realtime'
import type { Board, BoardList } from '@torneo/contracts/match/match-boards'

export type ChannelName =
  | 'matches'
  | 'boards'
  | 'calls'
  | 'content'
  | 'general-cup'
  | `match:${string}`
  | `board:${string}`
  | `standings:${string}`

export type ChannelData<Name extends ChannelName> = Name extends 'matches'
  ? { readonly snapshot: MatchesSnapshot; readonly change: MatchesChange }
  : Name extends 'content'
    ? { readonly snapshot: object; readonly change: ContentChange }
    : Name extends 'calls'
      ? { readonly snapshot: object; readonly change: { readonly id: string } }
      : Name extends `match:${string}`
        ? { readonly snapshot: MatchState; readonly change: MatchState }
        : Name extends `board:${string}`
          ? { readonly snapshot: Board; readonly change: Board }
          : Name extends 'boards'
            ? { readonly snapshot: BoardList; readonly change: BoardList }
            : Name extends 'general-cup'
              ? { readonly snapshot: CupState; readonly change: CupState }
              : { readonly snapshot: SportTables; readonly change: SportTables }

/** An update of a channel; a snapshot replaces everything before. `code` is a status, or 0 for a malformed message. */
export type ChannelUpdate<Name extends ChannelName> =
  | { readonly type: 'snapshot'; readonly data: ChannelData<Name>['snapshot'] }
  | { readonly type: 'change'; readonly data: ChannelData<Name>['change'] }
  | { readonly type: 'error'; readonly code: number; readonly message: string }
