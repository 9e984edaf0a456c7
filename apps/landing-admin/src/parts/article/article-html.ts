import { DOMParser as ModelParser, DOMSerializer, type Node } from 'prosemirror-model'
import { articleSchema } from './article-schema'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string }
}

// The panel's CSP refuses a plain string, though nothing runs in a document that is only parsed.
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('torneo-article', { createHTML: (html) => html })

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body

/** Parses the HTML of a text. */
export const parseArticle = (html: string): Node => ModelParser.fromSchema(articleSchema).parse(bodyOf(html))

/** Serializes a text; '' for one without words and images. */
export function serializeArticle(document: Node): string {
  const isBlank = document.childCount === 1 && document.firstChild?.isTextblock && document.firstChild.childCount === 0
  if (isBlank) return ''
  const container = window.document.createElement('div')
  container.append(DOMSerializer.fromSchema(articleSchema).serializeFragment(document.content))
  return container.innerHTML.replaceAll('&nbsp;', ' ')
}

const isWordItem = (element: Element): boolean => element.className.startsWith('MsoListParagraph')

/**
 * Makes lists of Word's list paragraphs, which are numbered or have a bullet as text, and removes the blank lines that it
 * puts between paragraphs.
 */
export function withoutWord(html: string): string {
  if (!/class="?Mso/.test(html)) return html
  const body = bodyOf(html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, ''))
  for (const first of [...body.querySelectorAll('p')].filter(isWordItem)) {
    if (first.closest('li')) continue
    const signs = (item: Element) => [...item.querySelectorAll('[style*="mso-list:Ignore" i]')]
    const isNumbered = signs(first).some((sign) => /^\s*\(?[\da-z]+[.)]/i.test(sign.textContent ?? ''))
    const list = window.document.createElement(isNumbered ? 'ol' : 'ul')
    first.before(list)
    for (let next = list.nextElementSibling; next && isWordItem(next); next = list.nextElementSibling) {
      for (const sign of signs(next)) sign.remove()
      const item = window.document.createElement('li')
      item.append(next)
      list.append(item)
    }
  }
  for (const paragraph of body.querySelectorAll('p.MsoNormal'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  return body.innerHTML
}
