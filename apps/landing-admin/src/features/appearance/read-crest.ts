import { crestColors } from './crest-colors'

/** Side in pixels of the square in which a crest is read. */
const side = 96

const stored = /^\/api\/storage\//

/** Reads the colours of a picture; none of one that cannot be read, such as a picture of another site. */
export async function readCrest(address: string): Promise<readonly string[]> {
  const picture = new Image()
  picture.src = stored.test(address) ? `${address}?width=160` : address
  try {
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    const context = canvas.getContext('2d')
    if (!context) return []
    context.drawImage(picture, 0, 0, side, side)
    return crestColors(context.getImageData(0, 0, side, side).data)
  } catch {
    // Pixels of another site may not be read.
    return []
  }
}
