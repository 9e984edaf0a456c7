/** What may come before the root of an XML document: where it ends is all that matters here. */
const preludes: readonly { readonly opens: RegExp; readonly closes: RegExp }[] = [
  { opens: /\s+/y, closes: /(?:)/y },
  { opens: /<\?/y, closes: /\?>/g },
  { opens: /<!--/y, closes: /-->/g },
  // With a list of entities, as drawing programs write it, or without.
  { opens: /<!DOCTYPE\s+(?:[\w.-]+:)?svg\b[^>[]*\[/y, closes: /\]\s*>/g },
  { opens: /<!DOCTYPE\s+(?:[\w.-]+:)?svg\b[^>[]*/y, closes: />/y },
]

const root = /<(?:[A-Za-z_][\w.-]*:)?svg[\s/>]/y

/** Where a pattern's match at or after `from` ends; null when there is none. */
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

/** Where the first element is due. */
function rootAt(text: string): number {
  let at = 0
  for (let next = afterPrelude(text, at); next !== null && next > at; next = afterPrelude(text, at)) at = next
  return at
}

/** The bytes as text, less a character that is cut at their end; null when they are no UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** An element that is a script, an attribute that listens, or an attribute whose address runs. A text may speak of them. */
const running = /<(?:[\w.-]+:)?script[\s/>]|<[^<>]*[\s"'/]on[a-z]+\s*=|=\s*["']\s*(?:[^"'<>]*;\s*)?javascript\s*:/i

/**
 * Whether an SVG has a script in plain sight: it is refused, so that one is not published by accident. One that is
 * hidden well is not found here; the policy that every file leaves with is what keeps it from running.
 */
export function holdsScript(svg: Uint8Array): boolean {
  return running.test(textOf(svg) ?? '')
}

const rootAlone = /<(?:[A-Za-z_][\w.-]*:)?svg(?:\s[^<>]*)?\/>/y
const rootEnd = /<\/(?:[A-Za-z_][\w.-]*:)?svg\s*>/y

/** Whether an SVG goes on to the end of its root, so that a browser draws it. */
export function isCompleteSvg(svg: Uint8Array): boolean {
  const text = textOf(svg) ?? ''
  const lastEnd = text.lastIndexOf('</')
  return lastEnd === -1 ? endOf(rootAlone, text, rootAt(text)) !== null : endOf(rootEnd, text, lastEnd) !== null
}

/** Whether an SVG declares entities, or anything else, of its own: they can unfold to so much that no browser draws it, or name what is elsewhere. */
export function declaresEntities(svg: Uint8Array): boolean {
  const text = textOf(svg) ?? ''
  return /<!ENTITY|<!DOCTYPE[^>[]*\[/i.test(text.slice(0, rootAt(text)))
}

/** Whether bytes are an SVG: UTF-8 whose first element is `svg`. A page that only embeds one is not an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  // A tag, white space or a byte order mark: other files are not read as text at all.
  if (![0x3c, 0x20, 0x09, 0x0a, 0x0d, 0xef].includes(bytes[0] ?? 0)) return false
  const text = textOf(bytes)
  if (text === null) return false
  return endOf(root, text, rootAt(text)) !== null
}
