import { useSyncExternalStore } from 'react'
import type { RemotesState } from './create-remotes'
import { remotes } from './remotes'

/** State of the section apps, for the sidebar and the panes. */
export function useSections(): RemotesState {
  return useSyncExternalStore(remotes.subscribe, remotes.read)
}
