/** Elements of metadata, and of the drawing programs that write paths and names of this machine into their own. */
const droppedElement = /^(?:(?:[\w.-]+:)?metadata|rdf:.*|(?:inkscape|sodipodi):.*)$/
const droppedAttribute = /^(?:inkscape|sodipodi):/

const tag = /<\/?([A-Za-z_][\w.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const attribute = /\s+([^\s=<>"'/]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/gy

/** Constructs without elements, with their ends; true for those that stay. */
const others: readonly (readonly [opens: string, closes: string, stays: boolean])[] = [
  ['<!--', '-->', false],
  ['<![CDATA[', ']]>', true],
  ['<?xml ', '?>', true],
  ['<?xml-stylesheet ', '?>', true],
  ['<?', '?>', false],
]

/** Returns the end of a doctype, whose declarations may be in brackets. */
function endOfDoctype(text: string, from: number): number {
  const [bracket, end] = [text.indexOf('[', from), text.indexOf('>', from)]
  if (bracket === -1 || end < bracket) return end + 1
  const closed = text.indexOf(']', bracket)
  return closed === -1 ? 0 : text.indexOf('>', closed) + 1
}

/** Text of a construct without elements, and its end; null for one that does not end, undefined for an element. */
function readOther(text: string, start: number): { readonly end: number; readonly stays: boolean } | null | undefined {
  if (text.startsWith('<!DOCTYPE', start)) {
    const end = endOfDoctype(text, start)
    return end === 0 ? null : { end, stays: true }
  }
  const other = others.find(([opens]) => text.startsWith(opens, start))
  if (!other) return undefined
  const [opens, closes, stays] = other
  const end = text.indexOf(closes, start + opens.length)
  return end === -1 ? null : { end: end + closes.length, stays }
}

function readTag(text: string, start: number) {
  tag.lastIndex = start
  const [whole, name = '', attributes = '', alone = ''] = tag.exec(text) ?? []
  return whole === undefined ? null : { whole, name, attributes, isAlone: alone !== '', isEnd: whole.startsWith('</') }
}

/** Removes the notes of drawing programs from the attributes of a tag. */
const withoutOwnAttributes = (whole: string, attributes: string): string =>
  attributes.includes(':')
    ? whole.replace(attributes, () =>
        attributes.replace(attribute, (one, key: string) => (droppedAttribute.test(key) ? '' : one)),
      )
    : whole

/**
 * Removes comments, metadata and the notes of drawing programs from an SVG; null for one that is no well-formed XML, which
 * is not drawn either.
 */
function withoutNotes(text: string): string | null {
  const parts: string[] = []
  const open: string[] = []
  /** Number of open elements when a dropped one began; null outside of one. */
  let droppedAt: number | null = null
  for (let offset = 0; offset < text.length;) {
    const start = text.indexOf('<', offset)
    const next = start === -1 ? text.length : start
    if (droppedAt === null) parts.push(text.slice(offset, next))
    if (start === -1) break
    const other = readOther(text, start)
    if (other === null) return null
    if (other) {
      offset = other.end
      if (droppedAt === null && other.stays) parts.push(text.slice(start, offset))
      continue
    }
    const found = readTag(text, start)
    if (!found) return null
    const { whole, name, attributes, isAlone, isEnd } = found
    offset = start + whole.length
    if (isEnd && open.pop() !== name) return null
    const stays = droppedAt === null && (isEnd || !droppedElement.test(name))
    if (stays) parts.push(withoutOwnAttributes(whole, attributes))
    else if (!isEnd && !isAlone) droppedAt ??= open.length
    if (isEnd && droppedAt === open.length) droppedAt = null
    if (!isEnd && !isAlone) open.push(name)
  }
  return open.length === 0 ? parts.join('') : null
}

/** Base64 may be broken into lines, in an attribute by references too. */
const embedded =
  /(data:[\w/.+-]{0,80}(?:;[\w=.+-]{0,80}){0,4};base64,)([A-Za-z0-9+/=\s]*(?:&#(?:9|10|13|x9|x[aAdD]);[A-Za-z0-9+/=\s]*)*)/gi
/** Characters of base64 below which no image holds metadata. */
const minLength = 64

/**
 * Returns an SVG without comments, metadata and notes of the program that drew it, with its embedded images cleaned by
 * `clean`; null for one that is no well-formed XML.
 */
export async function stripSvg(bytes: Buffer, clean: (image: Buffer) => Promise<Buffer>): Promise<Buffer | null> {
  const text = withoutNotes(bytes.toString('utf8'))
  if (text === null) return null
  const parts: string[] = []
  let offset = 0
  for (const { index, 0: whole, 1: head = '', 2: data = '' } of text.matchAll(embedded)) {
    if (data.length < minLength) continue
    const image = Buffer.from(data.replace(/&#\w+;/g, ''), 'base64')
    const cleaned = await clean(image)
    parts.push(text.slice(offset, index), cleaned.equals(image) ? whole : head + cleaned.toString('base64'))
    offset = index + whole.length
  }
  return Buffer.from(parts.join('') + text.slice(offset))
}
