import { storageMessages, type Bucket } from '@torneo/contracts/files/storage'
import { imageProblem, sizeProblem, typeProblem } from '@torneo/domain/records/image-check'
import { mediaTexts } from '../media-texts'
import { imageInfo, type ImageInfo, isHeic } from './image-info'
import { needsReencoding, reencode, type Reencoded } from './re-encode'

/** Reason why a file is not uploaded: the specification's sentence, and a hint that helps. */
export interface ImageRejection {
  readonly message: string
  readonly hint?: string
}

type Reencode = (file: File, info: ImageInfo) => Promise<Reencoded>

/**
 * Prepares a file for a bucket, or returns the reason why it is rejected (R20, type before size). A photo may become
 * smaller, upright and free of metadata.
 */
export async function prepareImage(
  file: File,
  bucket: Bucket,
  encode: Reencode = reencode,
): Promise<File | ImageRejection> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (isHeic(file.type, head)) return { ...rejection(bucket, 'image/heic'), hint: mediaTexts.heicHint }
  const photo = imageInfo(head)
  // Falls back to the type of the bytes, because a file name without an extension has none. Does not limit a photo's
  // size, since re-encoding may reduce it.
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

/** Message for a format that no bucket accepts. */
function rejection(bucket: Bucket, type: string): ImageRejection {
  return { message: typeProblem(bucket, type)?.message ?? storageMessages.broken }
}
