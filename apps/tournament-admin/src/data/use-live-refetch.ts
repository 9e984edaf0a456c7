import { useSportTables } from '@torneo/client'
import { useEffect, useRef } from 'react'

/** Reads the competition again when the sport's tables change: a result may have filled a slot. */
export function useLiveRefetch(sportId: string | null, refetch: () => unknown): void {
  const { data } = useSportTables(sportId)
  const known = useRef(data)
  useEffect(() => {
    if (known.current !== null && data !== null && known.current !== data) refetch()
    known.current = data
  }, [data, refetch])
}
