import { retryableLazy } from '@torneo/client'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { useRestoreFocus } from '@torneo/ui/dialogs/use-restore-focus'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import type { ReactNode } from 'react'
import { LazyPart } from './LazyPart'
import { mediaTexts } from './media-texts'
import type { ImagePickerProps } from './picker/PickerModal'

const loadPicker = () => import('./picker/PickerModal')
const PickerModal = retryableLazy(loadPicker)

/** Loads the picker's code on pointer or focus intent, before the click. */
export function preparePicker(): void {
  void loadPicker().catch(() => undefined)
}

/** Modal with the three ways to choose an image: upload, library, address (spec 1 §2). */
export function ImagePicker(props: ImagePickerProps) {
  const { title = mediaTexts.choose, onClose } = props
  useRestoreFocus()
  const frame = (content: ReactNode) => (
    <Modal title={title} size="xl" flush apart onClose={onClose}>
      {content}
    </Modal>
  )
  return (
    <LazyPart
      fallback={frame(<Spinner label={mediaTexts.loading} />)}
      renderFailed={(retry) =>
        frame(<ErrorPane title={mediaTexts.unloaded} text={mediaTexts.unloadedText} onRetry={retry} />)
      }>
      <PickerModal {...props} title={title} />
    </LazyPart>
  )
}
