import { isCallError, useToast } from '@torneo/client'
import { parseFileAddress, viewAddress, type StoredFileRef } from '@torneo/domain/records/stored-file'
import { useCallback } from 'react'
import { useMediaRemoveFileMutation } from './media-api'
import { mediaTexts } from './media-texts'

/**
 * Status codes without a toast, in addition to `in_use`: the file is already deleted, or in a bucket that this user may
 * not write to.
 */
const silentCodes = [403, 404]

function isSilent(error: unknown): boolean {
  return isCallError(error) && (error.type === 'in_use' || silentCodes.includes(error.code))
}

/** Stored files among the addresses, without duplicates, by their view addresses. */
function filesOf(addresses: readonly string[]): ReadonlyMap<string, StoredFileRef> {
  const files = addresses.flatMap((address) => parseFileAddress(address, location.origin) ?? [])
  return new Map(files.map((file) => [viewAddress(file), file]))
}

/**
 * Deletes stored files that a saved record no longer shows: those in `before` but not in `after`. Files that other
 * records use are left without a message (R14); any other failure shows only a warning (spec 1 §4).
 */
export function useDeleteReplaced(): (before: readonly string[], after: readonly string[]) => Promise<void> {
  const [remove] = useMediaRemoveFileMutation()
  const toast = useToast()
  return useCallback(
    async (before, after) => {
      const shown = filesOf(after)
      const removed = [...filesOf(before)].filter(([address]) => !shown.has(address))
      const outcomes = await Promise.allSettled(
        removed.map(([, { bucket, id }]) => remove({ params: { bucket, id } }).unwrap()),
      )
      if (outcomes.some((outcome) => outcome.status === 'rejected' && !isSilent(outcome.reason)))
        toast.warning(mediaTexts.oldNotDeleted)
    },
    [remove, toast],
  )
}
