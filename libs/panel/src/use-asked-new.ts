import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from '@torneo/router'

/** The state of a link to a collection that asks for the form of a new record: `<Link to="/sponsors" state={askingNew}>`. */
export const askingNew = { new: true } as const

/** Opens that form after such a link; once, so that neither a reload nor going back opens it again. */
export function useAskedNew(onNew: () => void): void {
  const { state } = useLocation() as { state: Partial<typeof askingNew> | null }
  const [params, setParams] = useSearchParams()
  const isAsked = state?.new === true
  const open = useEffectEvent(() => {
    setParams(params, { replace: true })
    onNew()
  })
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])
}
