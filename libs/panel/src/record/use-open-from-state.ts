import { openForms } from '@torneo/domain/records/form-address'
import { useLocation, useSearchParams } from '@torneo/router'
import { useEffect, useEffectEvent } from 'react'

/** Router state of a link to the form of a new record, for section apps released before forms had addresses. */
export const openNewState = { new: true } as const

/** Router state of a link to the form that adds photos to a gallery, which the user then chooses. */
export const openPhotosState = { photos: true } as const

/**
 * Opens the form requested by the router state, unless the address already names one. Clears the state, so that neither
 * a reload nor going back opens it again.
 */
export function useOpenFromState(onNew: () => void, kind: 'new' | 'photos' = 'new'): void {
  const { state, search } = useLocation() as { state: Partial<Record<typeof kind, boolean>> | null; search: string }
  const [params, setParams] = useSearchParams()
  const isRequested = state?.[kind] === true && openForms(search).length === 0
  const open = useEffectEvent(() => {
    setParams(params, { replace: true })
    onNew()
  })
  useEffect(() => {
    if (isRequested) open()
  }, [isRequested])
}
