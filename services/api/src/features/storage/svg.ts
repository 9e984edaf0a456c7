/** Constructs that may precede the root of an XML document; only their end matters here. */
const preludes: readonly { readonly opens: RegExp; readonly closes: RegExp }[] = [
  { opens: /\s+/y, closes: /(?:)/y },
  { opens: /<\?/y, closes: /\?>/g },
  { opens: /<!--/y, closes: /-->/g },
  // DOCTYPE with a list of entities, as drawing programs write it, or without.
  { opens: /<!DOCTYPE\s+(?:[\w.-]+:)?svg\b[^>[]*\[/y, closes: /\]\s*>/g },
  { opens: /<!DOCTYPE\s+(?:[\w.-]+:)?svg\b[^>[]*/y, closes: />/y },
]

const root = /<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/y

/** Returns the end of a pattern's match at or after `from`; null if there is none. */
function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : null
}

function afterPrelude(text: string, from: number): number | null {
  for (const { opens, closes } of preludes) {
    const opened = endOf(opens, text, from)
    if (opened !== null) return endOf(closes, text, opened)
  }
  return null
}

/** Returns the position of the first element. */
function rootOffset(text: string): number {
  let offset = 0
  for (let next = afterPrelude(text, offset); next !== null && next > offset; next = afterPrelude(text, offset))
    offset = next
  return offset
}

/** Decodes bytes as text, without a truncated character at the end; null if they are not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** Matches a script element, an event handler attribute, or a `javascript:` URL; text content may mention them. */
const running = /<(?:[\w.-]+:)?script[\s/>]|<[^<>]*[\s"'/]on[a-z]+\s*=|=\s*["'](?:[^"'<>]*;)?\s*javascript\s*:/i

/**
 * True if an SVG openly contains a script: it is rejected, so that none is published by accident. A well hidden one is
 * not found here; the content security policy of every file keeps it from running.
 */
export function containsScript(svg: Uint8Array): boolean {
  return running.test(textOf(svg) ?? '')
}

const rootAlone = /<(?:[A-Za-z_][\w.-]*:)?svg(?:\s[^<>]*)?\/>/y
const rootEnd = /<\/(?:[A-Za-z_][\w.-]*:)?svg\s*>/y

/** True if an SVG ends with its root element, so that browsers draw it. */
export function isCompleteSvg(svg: Uint8Array): boolean {
  const text = textOf(svg) ?? ''
  const lastEnd = text.lastIndexOf('</')
  return lastEnd === -1 ? endOf(rootAlone, text, rootOffset(text)) !== null : endOf(rootEnd, text, lastEnd) !== null
}

/** True if an SVG declares entities: they can expand to more than browsers draw, or refer to external content. */
export function declaresEntities(svg: Uint8Array): boolean {
  const text = textOf(svg) ?? ''
  return /<!(?:ENTITY|ATTLIST)|<!DOCTYPE[^<>[]*\[/i.test(text.slice(0, rootOffset(text)))
}

/** True for an SVG: UTF-8 whose first element is `svg`. A page that only embeds one does not count. */
export function isSvg(bytes: Uint8Array): boolean {
  // A tag, white space or a byte order mark: other files are not decoded as text at all.
  if (![0x3c, 0x20, 0x09, 0x0a, 0x0d, 0xef].includes(bytes[0] ?? 0)) return false
  const text = textOf(bytes)
  if (text === null) return false
  return endOf(root, text, rootOffset(text)) !== null
}
