import { storageMessages, type Bucket } from '@torneo/contracts/storage'
import { imageProblem, sizeProblem, typeProblem } from '@torneo/domain/image-check'
import { mediaTexts } from '../media-texts'
import { isHeic } from './is-heic'
import { photoFacts, type PhotoFacts } from './photo-facts'
import { redrawPhoto, type Redrawn } from './redraw-photo'
import { needsRedraw } from './redraw-plan'

/** Why a file is not sent: the sentence of the specification, and what helps. */
export interface ImageRefusal {
  readonly message: string
  readonly hint?: string
}

type Redraw = (file: File, facts: PhotoFacts) => Promise<Redrawn>

/**
 * A file as it is sent to a bucket, or why it is not (R20, type before size). A photo may come back smaller, upright and without
 * its place.
 */
export async function readyImage(file: File, bucket: Bucket, redraw: Redraw = redrawPhoto): Promise<File | ImageRefusal> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (isHeic(file.type, head)) return { ...refused(bucket, 'image/heic'), hint: mediaTexts.heicHint }
  const photo = photoFacts(head)
  // A name without an ending has no type: the bytes tell. A photo that is too large may yet become smaller.
  const problem = imageProblem(bucket, { type: file.type || (photo?.type ?? ''), size: photo ? 0 : file.size })
  if (problem) return { message: problem.message }
  if (file.size === 0) return { message: storageMessages.empty }

  const facts = photo && photoFacts(new Uint8Array(await file.arrayBuffer()))
  if (facts && !facts.whole) return { message: storageMessages.broken }
  const ready = facts && needsRedraw(facts, file.size) ? await redraw(file, facts) : file
  if (ready === 'unreadable') return refused(bucket, '')
  const tooLarge = sizeProblem(bucket, ready === 'too-large' ? Infinity : ready.size)
  return tooLarge ? { message: tooLarge.message } : (ready as File)
}

/** The sentence about a format that no bucket takes. */
function refused(bucket: Bucket, type: string): ImageRefusal {
  return { message: typeProblem(bucket, type)?.message ?? storageMessages.broken }
}
