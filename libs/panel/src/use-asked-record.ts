import { useEffect, useEffectEvent } from 'react'
import { useToast } from '@torneo/client'
import { useLocation, useSearchParams } from '@torneo/router'

const parameter = 'historial'
const gone = 'Ya no está en la lista. Si se eliminó, búscalo en la Papelera.'

/** The router state of a link to a list that opens the form of one of its records. */
export const askingRecord = (id: string) => ({ record: id })

/** The record id in `/sponsors?historial=<id>`, and a function that removes it from the address. */
export function useHistoryParameter(): readonly [id: string | null, clear: () => void] {
  const [params, setParams] = useSearchParams()
  const clear = () => setParams((before) => {
    const next = new URLSearchParams(before)
    next.delete(parameter)
    return next
  }, { replace: true })
  return [params.get(parameter), clear]
}

/**
 * Opens the form of the record in a link's state or in `historial`; for `historial` the form then opens the history. A reload or going back does not
 * open it again. `records`: undefined while they load.
 */
export function useAskedRecord<R extends { readonly id: string }>(records: readonly R[] | undefined, onOpen: (record: R) => void): void {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof askingRecord>> | null }
  const [ofHistory, clear] = useHistoryParameter()
  const toast = useToast()
  const id = state?.record ?? ofHistory
  const isAsked = id !== null && records !== undefined
  const open = useEffectEvent(() => {
    const record = records?.find((one) => one.id === id)
    // When the form opens for its history, the history removes the parameter.
    if (state?.record !== undefined || !record) clear()
    if (record) onOpen(record)
    else toast.info(gone)
  })
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])
}
