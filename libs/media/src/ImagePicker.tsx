import type { ReactNode } from 'react'
import { retryableLazy } from '@torneo/client'
import type { Bucket, StorageFolder } from '@torneo/contracts/storage'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Modal } from '@torneo/ui/Modal'
import { Spinner } from '@torneo/ui/Spinner'
import { useFocusBack } from '@torneo/ui/use-focus-back'
import type { ImageLook } from './image-hint'
import { LazyPart } from './LazyPart'
import { mediaTexts } from './media-texts'

export interface ImagePickerProps {
  /** 'Elegir imagen' without it. */
  readonly title?: string | undefined
  /** Where uploads go, and the library's first bucket. */
  readonly bucket: Bucket
  readonly folder?: StorageFolder | undefined
  readonly look?: ImageLook | undefined
  /** Several files may be uploaded, and several images taken at once. */
  readonly multiple?: boolean | undefined
  /**
   * The addresses chosen, at least one; exactly one without `multiple`. The owner then closes the picker, by no longer drawing
   * it.
   */
  readonly onPick: (addresses: readonly string[]) => void
  readonly onClose: () => void
}

const loadPicker = () => import('./picker/PickerModal')
const PickerModal = retryableLazy(loadPicker)

/** Fetches the picker's code before it is asked for: a pointer or the focus on its button says that it soon will be. */
export function preparePicker(): void {
  void loadPicker().catch(() => undefined)
}

/** One modal with the three ways to an image: upload, library, address (spec 1 §2). Drawn while it is open. */
export function ImagePicker(props: ImagePickerProps) {
  const { title = mediaTexts.choose, onClose } = props
  useFocusBack()
  const frame = (content: ReactNode) => <Modal title={title} size="xl" flush apart onClose={onClose}>{content}</Modal>
  return (
    <LazyPart
      waiting={frame(<Spinner label={mediaTexts.loading} />)}
      renderFailed={(retry) => frame(<ErrorPane title={mediaTexts.unloaded} text={mediaTexts.unloadedText} onRetry={retry} />)}
    >
      <PickerModal {...props} title={title} />
    </LazyPart>
  )
}
