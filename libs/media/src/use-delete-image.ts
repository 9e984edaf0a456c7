import { isCallError, sentenceOf, useConfirm, useToast, type CallError } from '@torneo/client'
import { ApiError, type Use } from '@torneo/contracts/endpoint/errors'
import { check } from '@torneo/contracts/fields/validation'
import { storageMessages, type ListedFile } from '@torneo/contracts/files/storage'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'
import { withRecovery } from '@torneo/domain/format/bin-labels'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { useCallback, useState } from 'react'
import { shownAddress } from './image-address'
import { useMediaRemoveFileMutation, useMediaRestoreFileMutation } from './media-api'
import { mediaTexts } from './media-texts'

/** `deleted` includes files that were deleted before; `used`: a record saved after the list was read uses the file. */
export type Deletion =
  | { readonly outcome: 'deleted' | 'cancelled' }
  | { readonly outcome: 'used'; readonly uses: readonly Use[] }

function usesOf(error: CallError): readonly Use[] {
  const rejection = check(ApiError, error.response)
  return (rejection.ok && rejection.value.uses) || []
}

/** Deletes a file of the library after a confirmation (spec 1 §2, §5), with a toast that offers 'Deshacer' (B51). */
export function useDeleteImage(): {
  readonly deleting: boolean
  readonly deleteImage: (file: ListedFile) => Promise<Deletion>
} {
  const [remove] = useMediaRemoveFileMutation()
  const [restore] = useMediaRestoreFileMutation()
  const [deleting, setDeleting] = useState(false)
  const confirm = useConfirm()
  const toast = useToast()

  const deleteImage = useCallback(
    async ({ name, url }: ListedFile): Promise<Deletion> => {
      const isConfirmed = await confirm({
        title: mediaTexts.deleteQuestion,
        body: withRecovery(mediaTexts.deleteBody(name), 'files'),
        picture: shownAddress(url, 640),
        confirmLabel: mediaTexts.deleteImage,
        tone: 'danger',
      })
      if (!isConfirmed) return { outcome: 'cancelled' }
      const file = parseFileAddress(url, location.origin)
      if (!file) {
        toast.error(storageMessages.unknownFile)
        return { outcome: 'cancelled' }
      }
      setDeleting(true)
      let isUndoable = true
      try {
        await remove({ params: { bucket: file.bucket, id: file.id } }).unwrap()
      } catch (error) {
        if (isCallError(error) && error.type === 'in_use') return { outcome: 'used', uses: usesOf(error) }
        if (!isCallError(error) || error.code !== 404) {
          toast.error(storageMessages.removeFailed)
          return { outcome: 'cancelled' }
        }
        isUndoable = false
      } finally {
        setDeleting(false)
      }
      const undo = () =>
        void restore({ params: { batch: file.id } })
          .unwrap()
          .then(
            () => toast.success(mediaTexts.restored),
            (error: unknown) => {
              toast.error(restoreEndpoint.failure, undefined, sentenceOf(error, ''))
            },
          )
      toast.success(mediaTexts.deleted, isUndoable ? { label: mediaTexts.undo, run: undo } : undefined)
      return { outcome: 'deleted' }
    },
    [confirm, remove, restore, toast],
  )

  return { deleting, deleteImage }
}
