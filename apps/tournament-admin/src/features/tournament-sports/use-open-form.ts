import { useEffect, useRef, useState } from 'react'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import type { SportFormHandle } from './SportForm'

/** The one form of the screen: none, that of a new sport, or that of a sport as it was when its form opened. */
export type OpenForm = 'new' | TournamentSport | null

/** Which form is open. Opening another closes it, after asking when something is typed. */
export function useOpenForm() {
  const [opened, setOpened] = useState<OpenForm>(null)
  const form = useRef<SportFormHandle>(null)
  return {
    opened,
    form,
    open: async (next: Exclude<OpenForm, null>) => {
      if (!form.current || await form.current.leave()) setOpened(next)
    },
    close: () => setOpened(null),
  }
}

/** Moves the focus to the element with an id, after the render that the call is part of. */
export function useFocusOn(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id) => setTarget({ id })
}
