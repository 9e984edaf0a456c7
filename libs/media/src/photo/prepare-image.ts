import { storageMessages, type Bucket } from '@torneo/contracts/storage'
import { imageProblem, sizeProblem, typeProblem } from '@torneo/domain/image-check'
import { mediaTexts } from '../media-texts'
import { imageInfo, type ImageInfo, isHeic } from './image-info'
import { needsReencoding, reencode, type Reencoded } from './re-encode'

/** Why a file is not uploaded: the specification's sentence, and what helps. */
export interface ImageRejection {
  readonly message: string
  readonly hint?: string
}

type Reencode = (file: File, info: ImageInfo) => Promise<Reencoded>

/**
 * The file to upload to a bucket, or why there is none (R20, type before size). A photo may come back smaller, upright and
 * without metadata.
 */
export async function prepareImage(file: File, bucket: Bucket, encode: Reencode = reencode): Promise<File | ImageRejection> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (isHeic(file.type, head)) return { ...rejection(bucket, 'image/heic'), hint: mediaTexts.heicHint }
  const photo = imageInfo(head)
  // A name without an extension has no type: take that of the bytes. A photo that is too large may become smaller.
  const problem = imageProblem(bucket, { type: file.type || (photo?.type ?? ''), size: photo ? 0 : file.size })
  if (problem) return { message: problem.message }
  if (file.size === 0) return { message: storageMessages.empty }

  const info = photo && imageInfo(new Uint8Array(await file.arrayBuffer()))
  if (info && !info.isComplete) return { message: storageMessages.broken }
  const prepared = info && needsReencoding(info, file.size) ? await encode(file, info) : file
  if (prepared === 'unreadable') return rejection(bucket, '')
  const tooLarge = sizeProblem(bucket, prepared === 'too-large' ? Infinity : prepared.size)
  return tooLarge ? { message: tooLarge.message } : (prepared as File)
}

/** The sentence about a format that no bucket takes. */
function rejection(bucket: Bucket, type: string): ImageRejection {
  return { message: typeProblem(bucket, type)?.message ?? storageMessages.broken }
}
