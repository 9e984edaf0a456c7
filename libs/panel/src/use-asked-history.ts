import { useEffect, useEffectEvent } from 'react'
import { useToast } from '@torneo/client'
import { useSearchParams } from '@torneo/router'

const parameter = 'historial'
const gone = 'Ya no está en la lista. Si se eliminó, búscalo en la Papelera.'

/** The record whose history the address asks for, `/sponsors?historial=<id>`, and how to take that out of the address. */
export function useHistoryParameter(): readonly [id: string | null, clear: () => void] {
  const [params, setParams] = useSearchParams()
  const clear = () => setParams((before) => {
    const next = new URLSearchParams(before)
    next.delete(parameter)
    return next
  }, { replace: true })
  return [params.get(parameter), clear]
}

/** Opens the form of the record that the address asks for, where its history opens by itself. `records`: undefined while they load. */
export function useAskedHistory<R extends { readonly id: string }>(records: readonly R[] | undefined, onOpen: (record: R) => void): void {
  const [id, clear] = useHistoryParameter()
  const toast = useToast()
  const isAsked = id !== null && records !== undefined
  const open = useEffectEvent(() => {
    const record = records?.find((one) => one.id === id)
    if (record) return onOpen(record)
    clear()
    toast.info(gone)
  })
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])
}
