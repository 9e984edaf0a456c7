/** Texts as they stand in a file, where PostCSS's own leave out comments. */
export interface RawTexts {
  /** In the raws of every node: without it, a comment's would have no field in common. */
  readonly before?: string | undefined
  readonly selector?: { readonly raw: string } | undefined
  readonly params?: { readonly raw: string } | undefined
  readonly value?: { readonly raw: string } | undefined
}

interface Texts {
  readonly selector?: string | undefined
  readonly params?: string | undefined
  readonly value?: string | undefined
  readonly raws?: RawTexts | undefined
}

/** Name as a browser compares it: `\7a-INDEX` is `z-index`. */
export const plainName = (name: string): string =>
  name
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_, hex: string | undefined, other: string) => {
      const point = Number.parseInt(hex ?? '', 16)
      return hex === undefined ? other : String.fromCodePoint(point > 0x10_ffff ? 0xff_fd : point)
    })
    .toLowerCase()

/** A comment, a string, an address in lower case without quotes, a word with the start of its arguments, or a sign. */
const tokens =
  /(\/\*[^]*?\*\/)|("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')|url\((?!["'\s])(?:\\[^]|[^\\)])*\)|((?:\\[0-9a-fA-F]{1,6}\s?|\\[^]|[\w-])+)(?=(\(\s*\S?)?)|([^])/g
const rawTextOf = ({ selector, params, value, raws }: Texts): string =>
  raws?.selector?.raw ?? raws?.params?.raw ?? raws?.value?.raw ?? selector ?? params ?? value ?? ''

const unescapedBreak = /(?<!\\)[\n\r\f]/

/**
 * True for a text that PostCSS and a browser may end at different places, so that the rules after it would not be those
 * that were judged: a string with a line break, an address that PostCSS does not recognise (`URL(`, `\75rl(`), a comment
 * or a brace within parentheses. Reads each character once.
 */
export function isAmbiguous(texts: Texts): boolean {
  const text = rawTextOf(texts)
  if (!/["'(\\{}]/.test(text)) return false
  let depth = 0
  for (const [, comment, quoted, word, start = '', sign = ''] of text.matchAll(tokens)) {
    if (comment !== undefined && depth > 0) return true
    if (quoted !== undefined && unescapedBreak.test(quoted)) return true
    if (start !== '' && plainName(word ?? '') === 'url' && (word !== 'url' || !/["']$/.test(start))) return true
    if (/["'{}]/.test(sign)) return true
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
  }
  return false
}
