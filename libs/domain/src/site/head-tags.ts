const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for the content or an attribute of an HTML element. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Tag that previews of links read, such as 'og:title'. */
export const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}" />`
