import { isCallError, newActionKey, sentenceOf, useConfirm, useToast, type CallError } from '@torneo/client'
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
  | { readonly what: 'deleted' | 'cancelled' }
  | { readonly what: 'used'; readonly uses: readonly Use[] }

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
      const isSure = await confirm({
        title: mediaTexts.deleteQuestion,
        body: withRecovery(mediaTexts.deleteBody(name), 'files'),
        picture: shownAddress(url, 640),
        confirmLabel: mediaTexts.deleteImage,
        tone: 'danger',
      })
      if (!isSure) return { what: 'cancelled' }
      const file = parseFileAddress(url, location.origin)
      if (!file) {
        toast.error(storageMessages.unknownFile)
        return { what: 'cancelled' }
      }
      setDeleting(true)
      let isOurs = true
      try {
        await remove({ params: { bucket: file.bucket, id: file.id } }).unwrap()
      } catch (error) {
        if (isCallError(error) && error.type === 'in_use') return { what: 'used', uses: usesOf(error) }
        if (!isCallError(error) || error.code !== 404) {
          toast.error(storageMessages.removeFailed)
          return { what: 'cancelled' }
        }
        isOurs = false
      } finally {
        setDeleting(false)
      }
      const undo = () =>
        void restore({ params: { batch: file.id }, key: newActionKey() })
          .unwrap()
          .then(
            () => toast.success(mediaTexts.restored),
            (error: unknown) => {
              toast.error(restoreEndpoint.failure, undefined, sentenceOf(error, ''))
            },
          )
      toast.success(mediaTexts.deleted, isOurs ? { label: mediaTexts.undo, run: undo } : undefined)
      return { what: 'deleted' }
    },
    [confirm, remove, restore, toast],
  )

  return { deleting, deleteImage }
}
