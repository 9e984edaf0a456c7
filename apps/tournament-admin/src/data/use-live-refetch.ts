import { useSportTables } from '@torneo/client'
import { useEffect, useRef } from 'react'

/** Reads the competition again when the sport's tables change: a result may have filled a slot. */
export function useLiveRefetch(sportId: string | null, refetch: () => unknown): void {
  const { data } = useSportTables(sportId)
  // A new subscription sends the same tables again, as another object.
  const content = data && JSON.stringify([data.standings, data.competition])
  const known = useRef(content)
  useEffect(() => {
    if (known.current !== null && content !== null && known.current !== content) refetch()
    known.current = content
  }, [content, refetch])
}
