import { useState } from 'react'
import { flushSync } from 'react-dom'
import { openForms, withForms } from '@torneo/domain/form-address'
import { useLocation, useSearchParams } from '@torneo/router'

/** State of a history entry that opened a form over the entry before it: closing the form goes back to that. */
const overList = { isOverList: true } as const

const isOverList = () => (window.history.state as { usr?: Partial<typeof overList> | null } | null)?.usr?.isOverList === true

/**
 * The forms that the address names, bottom to top, and the functions that open and close them: Back closes the top one, Forward opens it again, and a
 * reload or a link shows the same (B70, ADR 0073). Filters in the query stay.
 */
export function useOpenForms() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const [closed, setClosed] = useState<{ readonly key: string; readonly form: string } | null>(null)
  // Forward shows the same entry again.
  if (closed !== null && closed.key !== key) setClosed(null)
  const forms = openForms(params.toString()).filter((form) => closed?.key !== key || closed.form !== form)

  /** Unmounts a form before its address changes, which may take a moment: what it has typed no longer counts as unsaved. Not for effects. */
  const hide = (form: string) => flushSync(() => setClosed({ key, form }))

  // Read from the window: a save may end long after the render that began it.
  const show = (next: readonly string[], options: { readonly replace?: boolean; readonly state: object | null }) =>
    setParams(withForms(new URLSearchParams(window.location.search), next), options)
  const replace = (next: readonly string[]) => show(next, { replace: true, state: next.length > 0 && isOverList() ? overList : null })

  return {
    forms,
    hide,

    open: (form: string) => {
      if (!forms.includes(form)) show([...forms, form], { state: overList })
    },

    /** Opens one in the place of another, or of none. */
    swap: (from: string | undefined, to: string) => {
      if (!forms.includes(to)) replace([...forms.filter((form) => form !== from), to])
    },

    close: (form: string) => {
      const now = openForms(window.location.search)
      // Back has closed it before its save ended.
      if (!now.includes(form)) return
      hide(form)
      if (now.at(-1) === form && isOverList()) window.history.back()
      else replace(now.filter((one) => one !== form))
    },

    /** Takes a form that cannot be shown out of the address. */
    drop: (form: string) => replace(forms.filter((one) => one !== form)),
  }
}
