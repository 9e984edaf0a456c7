import { useEffect, useEffectEvent } from 'react'
import { openForms } from '@torneo/domain/form-address'
import { useLocation, useSearchParams } from '@torneo/router'

/** The router state of a link to the form of a new record, for section apps released before forms had an address. */
export const askingNew = { new: true } as const

/** The same for photos of a gallery that is still to be chosen. */
export const askingPhotos = { photos: true } as const

/** Opens what such a link asks for, where its address names no form; once, so that neither a reload nor going back opens it again. */
export function useAskedNew(onNew: () => void, what: 'new' | 'photos' = 'new'): void {
  const { state, search } = useLocation() as { state: Partial<Record<typeof what, boolean>> | null; search: string }
  const [params, setParams] = useSearchParams()
  const isAsked = state?.[what] === true && openForms(search).length === 0
  const open = useEffectEvent(() => {
    setParams(params, { replace: true })
    onNew()
  })
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])
}
