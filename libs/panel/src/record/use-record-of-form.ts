import { useToast } from '@torneo/client'
import { useEffect, useEffectEvent, useState } from 'react'

/** Toast for an address or a link with a record that is not in the list. */
export const recordMissing = 'Ya no está en la lista. Si se eliminó, búscalo en la Papelera.'

/**
 * Finds the record by id in the list. If another person deletes it while its form is open, its last version is
 * returned, so that typed values are not lost. A record that was missing from the start is reported with a toast, and
 * `onMissing` closes its form. `records` must be the same array on every render; undefined while loading.
 */
export function useRecordOfForm<R extends { readonly id: string }>(
  id: string | null,
  records: readonly R[] | undefined,
  onMissing: () => void,
): R | null {
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
