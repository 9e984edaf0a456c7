/** Number of bytes to read: EXIF data is at the start of the file. */
const headBytes = 256 * 1024

const [exifDirectory, dateTaken, dateWritten] = [0x8769, 0x9003, 0x0132]

/** Yields the tag of each entry of a TIFF directory, with the position of its value or offset. */
function* entriesOf(
  tiff: DataView,
  offset: number,
  isLittle: boolean,
): Generator<readonly [tag: number, valueAt: number]> {
  const count = tiff.getUint16(offset, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const entryOffset = offset + 2 + entry * 12
    yield [tiff.getUint16(entryOffset, isLittle), entryOffset + 8]
  }
}

/** Year of 'yyyy:mm:dd hh:mm:ss'; 0 when the camera's clock was not set. */
function yearAt(tiff: DataView, offset: number): number {
  const year = Number(String.fromCharCode(...Array.from({ length: 4 }, (_, index) => tiff.getUint8(offset + index))))
  return year >= 1900 && year <= 2100 ? year : 0
}

/** Year in a JPEG's EXIF data: of the date taken, otherwise of the file's date. */
function yearTaken(tiff: DataView): number {
  const isLittle = tiff.getUint16(0) === 0x4949
  let written = 0
  for (const [tag, valueOffset] of entriesOf(tiff, tiff.getUint32(4, isLittle), isLittle)) {
    if (tag === dateWritten) written = yearAt(tiff, tiff.getUint32(valueOffset, isLittle))
    if (tag !== exifDirectory) continue
    for (const [inner, innerOffset] of entriesOf(tiff, tiff.getUint32(valueOffset, isLittle), isLittle)) {
      const year = inner === dateTaken ? yearAt(tiff, tiff.getUint32(innerOffset, isLittle)) : 0
      if (year > 0) return year
    }
  }
  return written
}

/** Finds the EXIF block of a JPEG, starting at its TIFF header; null without one. */
function exifOf(bytes: DataView): DataView | null {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== 0xffd8) return null
  for (
    let offset = 2;
    offset + 10 < bytes.byteLength && bytes.getUint8(offset) === 0xff && bytes.getUint8(offset + 1) !== 0xda;
  ) {
    const [marker, length] = [bytes.getUint8(offset + 1), bytes.getUint16(offset + 2)]
    // Matches 'Exif' and two zeros.
    if (marker === 0xe1 && bytes.getUint32(offset + 4) === 0x45786966)
      return new DataView(bytes.buffer, offset + 10, Math.min(length - 8, bytes.byteLength - offset - 10))
    offset += 2 + length
  }
  return null
}

/** Year of a photo, from its EXIF data only, because the file's own date is that of the copy. Null without a date. */
export async function photoYear(file: File): Promise<number | null> {
  try {
    const exif = exifOf(new DataView(await file.slice(0, headBytes).arrayBuffer()))
    return (exif && yearTaken(exif)) || null
  } catch {
    // Ignores malformed EXIF data with offsets out of range.
    return null
  }
}
