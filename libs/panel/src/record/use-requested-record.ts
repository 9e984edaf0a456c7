import { useToast } from '@torneo/client'
import { openForms } from '@torneo/domain/records/form-address'
import { useLocation, useSearchParams } from '@torneo/router'
import { useEffect, useEffectEvent } from 'react'
import { recordMissing } from './use-record-of-form'

const parameter = 'historial'

/** Router state of a link to a record's form, for section apps released before forms had addresses. */
export const openRecordState = (id: string) => ({ record: id })

/** Id of the record in `/sponsors?historial=<id>`, and a function that removes it from the address. */
export function useHistoryParameter(): readonly [id: string | null, clear: () => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: object | null }
  const clear = () =>
    setParams(
      () => {
        const next = new URLSearchParams(window.location.search)
        next.delete(parameter)
        return next
      },
      { replace: true, state: state && 'record' in state ? null : state },
    )
  return [params.get(parameter), clear]
}

/**
 * Opens the form of the record in a link's state or in `historial`, unless the address already names a form;
 * `historial` also opens its history. `records` is undefined while they load.
 */
export function useRequestedRecord<R extends { readonly id: string }>(
  records: readonly R[] | undefined,
  onOpen: (record: R) => void,
): void {
  const { state, search } = useLocation() as {
    state: Partial<ReturnType<typeof openRecordState>> | null
    search: string
  }
  const [historyId, clear] = useHistoryParameter()
  const toast = useToast()
  const id = state?.record ?? historyId
  const isRequested = id !== null && records !== undefined && openForms(search).length === 0
  const open = useEffectEvent(() => {
    const record = records?.find((candidate) => candidate.id === id)
    // Keeps `historial` for a form that opens its history: the history removes the parameter.
    if (state?.record !== undefined || !record) clear()
    if (record) onOpen(record)
    else toast.info(recordMissing)
  })
  useEffect(() => {
    if (isRequested) open()
  }, [isRequested])
}
