import { useEffect, useState } from 'react'
import { focusIds, restoreFocus } from './collection-focus'
import { useAskedRecord } from './use-asked-record'

/**
 * Which record of a collection has its form open; initially the one that a link or the address asks for. `records`: undefined while they load.
 * The edited record is updated from the list; if someone deletes it, the last version remains, so that typed values are not lost. On closing, the
 * focus returns to its place in the list.
 */
export function useOpenRecord<R extends { readonly id: string }>(name: string, records: readonly R[] | undefined) {
  const [open, setOpen] = useState<R | 'new' | null>(null)
  const [copied, setCopied] = useState<R | null>(null)
  useAskedRecord(records, setOpen)
  const [closed, setClosed] = useState<{ readonly id: string | null } | null>(null)

  // The opener gets the focus back by itself, unless the list was rendered again without it.
  useEffect(() => {
    if (!closed) return
    const ids = focusIds(name)
    restoreFocus(closed.id === null ? [ids.new] : [ids.record(closed.id), ids.new])
  }, [closed, name])

  const edited = open === 'new' ? null : open
  return {
    isOpen: open !== null,
    /** The one that is edited; null for a new one. */
    record: edited && (records?.find(({ id }) => id === edited.id) ?? edited),
    /** What a new one begins as a copy of, if anything. */
    copied: open === 'new' ? copied : null,
    add: () => {
      setCopied(null)
      setOpen('new')
    },
    duplicate: (record: R) => {
      setCopied(record)
      setOpen('new')
    },
    edit: (record: R) => setOpen(record),
    close: () => {
      setOpen(null)
      setClosed({ id: edited?.id ?? null })
    },
  }
}
