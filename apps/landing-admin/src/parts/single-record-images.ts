import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useEffect, useRef } from 'react'

/**
 * Returns a function to call with each saved record: it deletes the stored files that the record no longer shows,
 * unless another record uses them (spec 1 §4, R14).
 */
export function useReplacedImages<Saved extends { readonly rev: number }>(
  record: Saved | null,
  imagesOf: (record: Saved) => readonly string[],
): (saved: Saved) => void {
  const deleteReplaced = useDeleteReplaced()
  // The response of a save is newer than the record that the screen has read.
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
