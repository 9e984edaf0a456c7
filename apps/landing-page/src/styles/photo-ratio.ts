const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Offsets of format, width and height in a lossy WebP file, and the bits of a size: the rest is a scale. */
const [formatAt, widthAt, heightAt, sizeBits] = [12, 26, 28, 0x3fff]

/** Decodes base64 without `atob`, which the sandbox of the page's program lacks. */
function bytesOf(base64: string): number[] {
  const bits = base64.replaceAll(/./g, (letter) => alphabet.indexOf(letter).toString(2).padStart(6, '0'))
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

/** Returns width and height of a lossy WebP in a data URI as a CSS ratio, such as '612 / 408'; null for others. */
export function photoRatio(dataUri: string): string | null {
  const [head, data = ''] = dataUri.split(',')
  if (head !== 'data:image/webp;base64') return null
  const bytes = bytesOf(data.slice(0, 40))
  if (String.fromCharCode(...bytes.slice(formatAt, formatAt + 4)) !== 'VP8 ') return null
  const sizeAt = (index: number): number => ((bytes[index] ?? 0) | ((bytes[index + 1] ?? 0) << 8)) & sizeBits
  const [width, height] = [sizeAt(widthAt), sizeAt(heightAt)]
  return width > 0 && height > 0 ? `${width} / ${height}` : null
}
