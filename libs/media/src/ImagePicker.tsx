import type { Bucket, StorageFolder } from '@torneo/contracts/storage'

/** How an image is shown: cut to 16:9, whole on a plain ground, or cut square. */
export type ImageLook = 'wide' | 'logo' | 'square'

export interface ImagePickerProps {
  /** 'Elegir imagen' without it. */
  readonly title?: string | undefined
  /** Where uploads go, and the library's first bucket. */
  readonly bucket: Bucket
  readonly folder?: StorageFolder | undefined
  readonly look?: ImageLook | undefined
  /** Several files may be uploaded, and several images taken at once. */
  readonly multiple?: boolean | undefined
  /** The addresses chosen, at least one; exactly one without `multiple`. The owner then closes the picker, by no longer drawing it. */
  readonly onPick: (addresses: readonly string[]) => void
  readonly onClose: () => void
}

/** One modal with the three ways to an image: upload, library, address (spec 1 §2). Drawn while it is open. */
export function ImagePicker(_props: ImagePickerProps) {
  return null
}
