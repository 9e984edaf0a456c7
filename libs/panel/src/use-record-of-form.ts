import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '@torneo/client'

/** Said where an address or a link asks for a record that the list does not have. */
export const recordMissing = 'Ya no está en la lista. Si se eliminó, búscalo en la Papelera.'

/**
 * The record with this id, as the list has it. If someone deletes it while its form is open, the last version remains, so that typed values are not
 * lost. One that was missing from the start is announced, and `onMissing` closes its form. `records`: the same objects on every render; undefined while
 * they load.
 */
export function useRecordOfForm<R extends { readonly id: string }>(id: string | null, records: readonly R[] | undefined, onMissing: () => void): R | null {
  const [last, setLast] = useState<R | null>(null)
  const toast = useToast()
  const found = id === null ? undefined : records?.find((record) => record.id === id)
  const record = found ?? (last?.id === id ? last : null)
  if (record !== last) setLast(record)

  const isMissing = id !== null && records !== undefined && record === null
  const announce = useEffectEvent(() => {
    toast.info(recordMissing)
    onMissing()
  })
  useEffect(() => {
    if (isMissing) announce()
  }, [isMissing])
  return record
}
