const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Returns the words of a cleaned formatted text in one line, at most `maximum` characters. */
export function plainArticle(html: string, maximum = Infinity): string {
  const text = html
    .replace(/<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote)|br|img)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > maximum ? `${text.slice(0, maximum - 1).trimEnd()}…` : text
}
