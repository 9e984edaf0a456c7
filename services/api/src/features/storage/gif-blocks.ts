/** Reads the blocks of a GIF; throws a RangeError where one lies beyond the end of the file. */

/** Bytes of the colour table that the flags at this offset announce. */
const tableAt = (bytes: Buffer, offset: number): number => {
  const flags = bytes.readUInt8(offset)
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

/** Returns the end of a chain of sub-blocks. */
function afterSubBlocks(bytes: Buffer, from: number): number {
  let offset = from
  for (let length = bytes.readUInt8(offset); length > 0; length = bytes.readUInt8(offset)) offset += length + 1
  return offset + 1
}

/** An extension or a frame. */
interface GifBlock {
  readonly kind: 'extension' | 'frame'
  readonly start: number
  readonly end: number
}

/** Length of the header with the global colour table. */
export const gifHeader = (bytes: Buffer): number => 13 + tableAt(bytes, 10)

/** The blocks up to the trailer, which old programs omit and browsers do not need. */
export function* gifBlocks(bytes: Buffer): Generator<GifBlock> {
  let start = gifHeader(bytes)
  for (;;) {
    const isFrame = bytes[start] === 0x2c
    if (!isFrame && bytes[start] !== 0x21) return
    const end = afterSubBlocks(bytes, isFrame ? start + 11 + tableAt(bytes, start + 9) : start + 2)
    yield { kind: isFrame ? 'frame' : 'extension', start, end }
    start = end
  }
}
