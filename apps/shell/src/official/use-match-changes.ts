import type { OfficialPage } from '@torneo/contracts/match/official-links'
import { officialsIn } from '@torneo/domain/fixture/officials'
import { useEffect, useRef } from 'react'

/**
 * Calls back when a match of the official changes, and when the page is shown again: a hidden page reads nothing, so
 * that it does not count as seen.
 */
export function useMatchChanges(page: OfficialPage | undefined, onChange: () => void): void {
  const latest = useRef({ page, onChange })
  useEffect(() => {
    latest.current = { page, onChange }
  })
  const isReady = page !== undefined
  useEffect(() => {
    if (!isReady) return
    let isOver = false
    let unsubscribe: (() => void) | null = null
    const read = () => {
      if (!document.hidden) latest.current.onChange()
    }
    const concerns = (id: string, referee: string): boolean => {
      const { page: known } = latest.current
      return (
        known !== undefined && (known.matches.some((one) => one.id === id) || officialsIn(referee, [known]).length > 0)
      )
    }
    void import('@torneo/client/realtime-socket').then(({ createRealtimeSocket }) => {
      if (isOver) return
      let hasSnapshot = false
      unsubscribe = createRealtimeSocket({ isPublic: true }).subscribe('matches', (update) => {
        if (update.type === 'error') return
        // A later snapshot follows a lost connection.
        const isFirst = update.type === 'snapshot' && !hasSnapshot
        hasSnapshot = true
        const { items, removed = [] } = update.data as { items: { id: string; referee: string }[]; removed?: string[] }
        const isOwn = items.some(({ id, referee }) => concerns(id, referee)) || removed.some((id) => concerns(id, ''))
        if (!isFirst && isOwn) read()
      })
    })
    document.addEventListener('visibilitychange', read)
    return () => {
      isOver = true
      unsubscribe?.()
      document.removeEventListener('visibilitychange', read)
    }
  }, [isReady])
}
