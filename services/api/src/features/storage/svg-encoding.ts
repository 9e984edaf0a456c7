import { storageMessages } from '@torneo/contracts/files/storage'
import { invalidField } from '../../platform/http/problems'
import { isSvg } from './svg'

/** Bytes in which an XML declaration names its encoding. */
const head = 200

/** Encoding that the first bytes announce; null for UTF-8, and for bytes that are no XML. */
function encodingOf(bytes: Buffer): string | null {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, head))?.[1]
  return declared === undefined || /^utf-?8$/i.test(declared) ? null : declared
}

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw invalidField('file', storageMessages.svgEncoding(encoding))
  }
}

const asUtf8 = (text: string): Buffer =>
  Buffer.from(text.replace(/^(\s*<\?xml[^>]*?\sencoding\s*=\s*["'])[\w.:-]+/, '$1UTF-8'))

/**
 * Returns an SVG in UTF-8, whatever encoding it declares, so that it is read here as browsers read it; other bytes are
 * returned as they are. Throws 400 with the reason for an SVG in an encoding that browsers do not know, or in another
 * than it says.
 */
export function svgAsUtf8(bytes: Buffer): Buffer {
  const encoding = encodingOf(bytes)
  if (encoding === null) {
    // Bytes that are an SVG only when they are read as Latin-1 say nothing of their encoding.
    const isForeign = !isSvg(bytes) && bytes[0] === 0x3c && isSvg(asUtf8(bytes.toString('latin1')))
    if (isForeign) throw invalidField('file', storageMessages.svgEncoding(null))
    return bytes
  }
  const looksLikeSvg = /<(?:[\w.-]+:)?svg/.test(bytes.toString('latin1').replaceAll('\0', ''))
  if (!looksLikeSvg) return bytes
  const text = asUtf8(decoded(bytes, encoding))
  return isSvg(text) ? text : bytes
}
