import type { Bucket } from '@torneo/contracts/storage'

/** A picture of the demo; its file's name says what it is encoded as. */
export interface Picture {
  readonly bucket: Bucket
  /** The whole SVG. */
  readonly draw: () => string
  /** Left for right: the same scene from the other side. */
  readonly turned?: boolean
  /** As old paper is. */
  readonly faded?: 'sepia' | 'grey'
}

/** A picture as it is stored. */
export interface Rendered {
  readonly name: string
  readonly bucket: Bucket
  readonly bytes: Buffer
  readonly mimeType: string
  readonly width: number
  readonly height: number
}
