import type { RecordForm } from '@torneo/client'
import { fieldParameter } from '@torneo/domain/records/form-address'
import { useLocation, useSearchParams } from '@torneo/router'
import { focusField } from '@torneo/ui/fields/focus-field'
import { useEffect, useEffectEvent } from 'react'

/** Focuses the form's field in `/hero?campo=title`, and removes it from the address. */
export function useRequestedField({ idOf, labels }: Pick<RecordForm<never>, 'idOf' | 'labels'>): void {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: object | null }
  const field = params.get(fieldParameter)
  const isOwn = field !== null && field in labels
  const focus = useEffectEvent(() => {
    focusField(idOf(field as never))
    const removed = () => {
      const next = new URLSearchParams(window.location.search)
      next.delete(fieldParameter)
      return next
    }
    setParams(removed, { replace: true, state })
  })
  useEffect(() => {
    if (isOwn) focus()
  }, [isOwn])
}
