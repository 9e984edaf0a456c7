import { openForms, withForms } from '@torneo/domain/records/form-address'
import { useLocation, useSearchParams } from '@torneo/router'
import { useState } from 'react'
import { flushSync } from 'react-dom'

/** State of a history entry that opened a form over the previous entry: closing the form goes back to it. */
const overList = { isOverList: true } as const

const isOverList = () =>
  (window.history.state as { usr?: Partial<typeof overList> | null } | null)?.usr?.isOverList === true

/**
 * Forms in the address, bottom to top, with functions to open and close them: Back closes the top one, Forward reopens
 * it, and a reload or a link shows the same (B70, docs/design/forms.md). Filters in the query stay.
 */
export function useOpenForms() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const [closed, setClosed] = useState<{ readonly key: string; readonly form: string } | null>(null)
  // Forward returns to the entry whose form was hidden.
  if (closed !== null && closed.key !== key) setClosed(null)
  const forms = openForms(params.toString()).filter((form) => closed?.key !== key || closed.form !== form)

  /**
   * Unmounts a form before its address changes, which may take a moment, so that its typed values no longer count as
   * unsaved. Must not be called in an effect.
   */
  const hide = (form: string) => flushSync(() => setClosed({ key, form }))

  // Reads the current address, because a save may end long after the render that started it.
  const show = (next: readonly string[], options: { readonly replace?: boolean; readonly state: object | null }) =>
    setParams(withForms(new URLSearchParams(window.location.search), next), options)
  const replace = (next: readonly string[]) =>
    show(next, { replace: true, state: next.length > 0 && isOverList() ? overList : null })

  return {
    forms,
    hide,

    open: (form: string) => {
      if (!forms.includes(form)) show([...forms, form], { state: overList })
    },

    /** Replaces a form with another, or opens it if `from` is undefined. */
    swap: (from: string | undefined, to: string) => {
      if (!forms.includes(to)) replace([...forms.filter((form) => form !== from), to])
    },

    close: (form: string) => {
      const now = openForms(window.location.search)
      // Going back closed the form before its save ended.
      if (!now.includes(form)) return
      hide(form)
      if (now.at(-1) === form && isOverList()) window.history.back()
      else replace(now.filter((other) => other !== form))
    },

    /** Removes a form that cannot be shown from the address. */
    drop: (form: string) => replace(forms.filter((other) => other !== form)),
  }
}
