import { useSyncExternalStore } from 'react'
import { remotes } from './remotes'
import type { RemotesState } from './create-remotes'

/** State of the section apps, for the sidebar and the panes. */
export function useSections(): RemotesState {
  return useSyncExternalStore(remotes.subscribe, remotes.read)
}
