import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from '@torneo/router'

/** The state of a link to a collection that asks for the form of a new record: `<Link to="/sponsors" state={askingNew}>`. */
export const askingNew = { new: true } as const

/** The same for photos of a gallery that is still to be chosen. */
export const askingPhotos = { photos: true } as const

/** Opens what such a link asks for; once, so that neither a reload nor going back opens it again. */
export function useAskedNew(onNew: () => void, what: 'new' | 'photos' = 'new'): void {
  const { state } = useLocation() as { state: Partial<Record<typeof what, boolean>> | null }
  const [params, setParams] = useSearchParams()
  const isAsked = state?.[what] === true
  const open = useEffectEvent(() => {
    setParams(params, { replace: true })
    onNew()
  })
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])
}
