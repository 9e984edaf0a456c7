import { useSyncExternalStore } from 'react'
import { useLiveDesk } from './use-live-desk'

/** How many own actions wait on this device, on all matches: 'N acciones por enviar'. */
export function useUnsentActions(): number {
  const desk = useLiveDesk()
  return useSyncExternalStore(desk.onChange, desk.unsent)
}
