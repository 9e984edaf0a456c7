/** Upper half of code page 850, used by Windows' console and older programs; '\uFFFD' replaces foreign characters. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»'.padEnd(0x35, '\uFFFD') +
  'ÁÂÀ'.padEnd(0x11, '\uFFFD') +
  'ãÃ'.padEnd(0x0e, '\uFFFD') +
  'ÊËÈ\uFFFDÍÎÏ'.padEnd(0x0c, '\uFFFD') +
  'ÓßÔÒõÕ\uFFFD\uFFFD\uFFFDÚÛÙ'.padEnd(0x20, '\uFFFD')

const fromCp850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (cp850[byte - 0x80] ?? '\uFFFD'))).join('')

/** Symbols inside words and capitals after small letters, which are accents decoded wrongly. */
const wrongLetters = /[\u0080-\u009F¡-©«-¯±-¹»-¿×÷‚ƒ„†‡ˆ‰‹›˜™\uFFFD]|\p{Ll}[\p{Lu}\u00A0’–—]|œ(?!\p{L})/gu

const countWrongLetters = (text: string): number => text.match(wrongLetters)?.length ?? 0

function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((side) => start.filter((byte, index) => byte === 0 && index % 2 === side).length)
  if (start.length < 2 || Math.max(...zeros) < start.length / 4 || Math.min(...zeros) > 0) return null
  return zeros[1] === 0 ? 'utf-16be' : 'utf-16le'
}

function decode(bytes: Uint8Array): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : unmarkedUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [first, ...others] = [
      new TextDecoder('windows-1252').decode(bytes),
      new TextDecoder('macintosh').decode(bytes),
      fromCp850(bytes),
    ]
    return others.reduce((best, text) => (countWrongLetters(text) < countWrongLetters(best) ? text : best), first)
  }
}

/**
 * Decodes a file as UTF-8, UTF-16, Windows-1252, Mac Roman or code page 850, by the fewest odd letters; null if binary.
 */
export function fileText(buffer: ArrayBuffer): string | null {
  const text = decode(new Uint8Array(buffer))
  return text.includes('\0') ? null : text
}
