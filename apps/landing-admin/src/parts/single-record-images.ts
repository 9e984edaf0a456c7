import { useEffect, useRef } from 'react'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'

/**
 * What a form calls with each record it saved: the stored files that the record showed before and shows no longer are deleted, unless
 * another record uses them (spec 1 §4, R14).
 */
export function useReplacedImages<Saved extends { readonly rev: number }>(
  record: Saved | null, imagesOf: (record: Saved) => readonly string[],
): (saved: Saved) => void {
  const deleteReplaced = useDeleteReplaced()
  // The answer to a save is newer than what the screen has read.
  const newest = useRef(record)
  useEffect(() => {
    if (record && record.rev > (newest.current?.rev ?? 0)) newest.current = record
  }, [record])
  return (saved) => {
    const before = newest.current ? imagesOf(newest.current) : []
    newest.current = saved
    void deleteReplaced(before, imagesOf(saved))
  }
}
