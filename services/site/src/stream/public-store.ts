import {
  type PublicChange,
  type PublicPart,
  publicParts,
  type PublicSnapshot,
  type TournamentChange,
} from '@torneo/contracts/site/public-channels'
import { applyTournamentChange } from '@torneo/domain/site/apply-tournament-change'

/** All that the site knows; a part is null until its first snapshot. */
export type PublicState = { readonly [Part in PublicPart]: PublicSnapshot<Part> | null }

/** Called with a part that is another one now; `change` is absent if anything in it may be. */
type Listener = (part: PublicPart, change?: TournamentChange) => void

export type PublicStore = ReturnType<typeof createPublicStore>

const nothing: PublicState = { landing: null, tournament: null, editions: null, versions: null }

/** Holds what any visitor may read, as the API said it last. */
export function createPublicStore(now: () => number = Date.now) {
  const listeners = new Set<Listener>()
  let state = nothing
  let isConnected = false
  /** When the API was heard last (ms since 1970). */
  let heardAt: number | null = null

  function set<Part extends PublicPart>(part: Part, value: PublicSnapshot<Part>, change?: TournamentChange): void {
    state = { ...state, [part]: value }
    for (const listener of listeners) listener(part, change)
  }

  return {
    state: () => state,
    isComplete: () => publicParts.every((part) => state[part] !== null),
    onChange: (listener: Listener): void => void listeners.add(listener),

    /** Takes over what was stored by an earlier process. */
    restore(stored: Partial<PublicState>, at: number): void {
      heardAt ??= at
      for (const part of publicParts) {
        const value = stored[part]
        if (value && state[part] === null) set(part, value)
      }
    },

    snapshot<Part extends PublicPart>(part: Part, value: PublicSnapshot<Part>): void {
      heardAt = now()
      set(part, value)
    },

    /** Applies a change to a part; ignored before its first snapshot. */
    change<Part extends PublicPart>(part: Part, change: PublicChange<Part>): void {
      heardAt = now()
      if (part !== 'tournament') return set(part, change as PublicSnapshot<Part>)
      const { tournament: before } = state
      const written = change as TournamentChange
      if (before) set('tournament', applyTournamentChange(before, written), written)
    },

    setConnected(isNow: boolean): void {
      if (isConnected) heardAt = now()
      isConnected = isNow
    },

    /** Since when the API is away (ms since 1970); null while it is connected, and if it never was. */
    awaySince: () => (isConnected ? null : heardAt),
    isConnected: () => isConnected,
  }
}
