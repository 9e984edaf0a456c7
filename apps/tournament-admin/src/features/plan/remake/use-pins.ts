import { useState } from 'react'
import { readEntry, writeEntry } from '../device-entry'

const keyOf = (sportId: string) => `torneo:pinned:${sportId}`

/** Matches of a sport that this device keeps where they are when a plan is remade. */
export function usePins(sportId: string) {
  const [pinned, setPinned] = useState<ReadonlySet<string>>(
    () => new Set(readEntry<readonly string[]>(keyOf(sportId)) ?? []),
  )
  const change = (ids: ReadonlySet<string>) => {
    setPinned(ids)
    writeEntry(keyOf(sportId), [...ids])
  }
  return {
    pinned,
    pin: (id: string) => change(new Set([...pinned, id])),
    release: (id: string) => change(new Set([...pinned].filter((other) => other !== id))),
  }
}
