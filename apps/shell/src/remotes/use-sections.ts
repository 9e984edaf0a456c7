import { useSyncExternalStore } from 'react'
import { remotes } from './remotes'
import type { RemotesState } from './create-remotes'

/** What is live, as the sidebar and the panes see it. */
export function useSections(): RemotesState {
  return useSyncExternalStore(remotes.subscribe, remotes.read)
}
