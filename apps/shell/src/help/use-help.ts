import { useSignedInUser } from '@torneo/client'
import { useCallback, useEffect, useState } from 'react'
import { remotes } from '../remotes/remotes'
import { type Help, loadHelp } from './load-help'

/** Articles of the signed-in user; null while loading. */
export function useHelp(): { readonly help: Help | null; readonly isLoading: boolean; readonly retry: () => void } {
  const { role } = useSignedInUser()
  const [help, setHelp] = useState<Help | null>(null)
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState(-1)
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const next = await loadHelp(role, remotes)
      if (!isWanted) return
      setHelp(next)
      setLoaded(round)
    })()
    return () => {
      isWanted = false
    }
  }, [role, round])
  return { help, isLoading: loaded < round, retry: useCallback(() => setRound((before) => before + 1), []) }
}
