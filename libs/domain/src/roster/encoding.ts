import { own } from '@torneo/contracts/fields/own'

/** Characters of Windows-1252 from 0x80 to 0x9F. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Matches UTF-8 bytes decoded as Windows-1252: 'Ã©', 'â€™'. */
const mojibake = new RegExp(`[ÂÃ][\\u0080-\\u00BF${windows}]|â[\\u0080-\\u00BF${windows}]{2}`, 'gu')

const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ordm: 'º',
  ordf: 'ª',
}

function utf8Of(text: string): string {
  const bytes = Uint8Array.from(text, (letter) =>
    windows.includes(letter) ? 0x80 + windows.indexOf(letter) : letter.charCodeAt(0),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

function letterOf(entity: string, code: string): string {
  const point = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(code)
  if (point) {
    const value = point[1] === undefined ? Number(point[2]) : Number.parseInt(point[1], 16)
    return value > 0x1f && value <= 0x10ffff ? String.fromCodePoint(value) : entity
  }
  const [, letter = '', mark = ''] = /^([a-z])(acute|grave|circ|tilde|uml|cedil)$/i.exec(code) ?? []
  return letter === ''
    ? (own(entities, code.toLowerCase()) ?? entity)
    : `${letter}${own(marks, mark.toLowerCase()) ?? ''}`
}

/** Full-width, circled and mathematical letters and digits, used as decoration in chats: '１０', '⑩', '𝟏𝟎'. */
const decorated = /[\u2460-\u2473\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu

/** Restores the letters that a wrong encoding, HTML or a decorated font has replaced, with composed accents. */
export function withPlainLetters(text: string): string {
  return text
    .replace(mojibake, utf8Of)
    .replace(/&(#x?[0-9a-f]+|[a-z]{2,6});/gi, letterOf)
    .replace(decorated, (letters) => letters.normalize('NFKC'))
    .replace(/\u{1F51F}/gu, '10')
    .replace(/\u3000/g, ' ')
    .normalize('NFC')
}

/** Matches letters that a wrong encoding puts into Spanish names: 'JosŽ Nœ–ez', 'Jos‚', 'Mart’n', 'G?mez', '�'. */
const odd =
  /[\uFFFD\u0080-\u009F¡-¨«-®±-¹»-¿‚ƒ„†‡ˆ‰‹›˜™]|\p{Ll}[ŽŸŠ]|\p{L}œ(?!\p{L})|[\p{Ll}œ][’–—]\p{Ll}|\p{L}\?\p{Ll}/u

/** True if a name seems to be decoded with a wrong encoding. */
export const hasOddLetters = (name: string): boolean => odd.test(name)
