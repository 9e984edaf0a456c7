import type { createStore } from '@torneo/client'
import { liveReads } from '../../../data/live-api'
import type { ReadMatch } from './open-match'

const once = { forceRefetch: true, subscribe: false } as const

/** Reads a match without the socket, over the page's store. */
export function createReadMatch({ dispatch }: ReturnType<typeof createStore>): ReadMatch {
  return async (id) => {
    // First the match: its events are then at least as new.
    const match = await dispatch(liveReads.endpoints.tournamentLiveMatch.initiate({ params: { id } }, once)).unwrap()
    const { items } = await dispatch(liveReads.endpoints.tournamentLiveEvents.initiate({ params: { id } }, once)).unwrap()
    return { match, events: items }
  }
}
