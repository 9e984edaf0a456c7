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
    const other = others.find(([opens]) => text.startsWith(opens, start))
    if (other) {
      const end = text.indexOf(other[1], start + other[0].length)
      if (end === -1) return null
      offset = end + other[1].length
      if (droppedAt === null && other[2]) parts.push(text.slice(start, offset))
    } else if (text.startsWith('<!DOCTYPE', start)) {
      offset = endOfDoctype(text, start)
      if (offset === 0) return null
      parts.push(text.slice(start, offset))
    } else {
      tag.lastIndex = start
      const [whole, name = '', attributes = '', alone] = tag.exec(text) ?? []
      if (whole === undefined) return null
      offset = start + whole.length
      const isEnd = whole.startsWith('</')
      if (isEnd && open.pop() !== name) return null
      const stays = droppedAt === null && (isEnd || !droppedElement.test(name))
      if (stays)
        parts.push(
          attributes.includes(':')
            ? whole.replace(attributes, () =>
                attributes.replace(attribute, (one, key: string) => (droppedAttribute.test(key) ? '' : one)),
              )
            : whole,
        )
      else if (!isEnd && !alone) droppedAt ??= open.length
      if (isEnd && droppedAt === open.length) droppedAt = null
      if (!isEnd && !alone) open.push(name)
    }
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
