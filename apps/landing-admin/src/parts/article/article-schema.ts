import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

const storedImage = /^\/api\/storage\/buckets\/(general|sponsors|gallery|tournament)\/files\/[0-9A-Za-z]{1,36}\/view$/

/** Path of a stored image in an address of this site; '' for any other image. */
export function storedImagePath(src: string): string {
  if (!URL.canParse(src, location.origin)) return ''
  const { origin, pathname } = new URL(src, location.origin)
  const path = pathname.replace(/download$/, 'view')
  return origin === location.origin && storedImage.test(path) ? path : ''
}

/** Address of a link of a text; '' for one that the page does not follow. */
export function safeLink(typed: string): string {
  const address = typed.trim().replace(/^http:/i, 'https:')
  if (/^(https:\/\/[^\s/]|mailto:.|tel:.|\/(?![/\\]))/i.test(address)) return address
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`
  return /^[^\s/:]+\.[^\s/:]{2,}(\/\S*)?$/.test(address) ? `https://${address}` : ''
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: ['p', 'td', 'th'].map((tag) => ({ tag })),
    toDOM: () => ['p', 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [
      ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: {
    content: 'paragraph+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: { content: 'list_item+', group: 'block list', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { content: 'list_item+', group: 'block list', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: {
    content: 'paragraph (paragraph | list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  image: {
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
    group: 'block',
    draggable: true,
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image: HTMLElement) => {
          const src = storedImagePath(image.getAttribute('src') ?? '')
          const [alt, width, height] = ['alt', 'width', 'height'].map((name) => image.getAttribute(name))
          return src === '' ? false : { src, alt: alt ?? '', width, height }
        },
      },
    ],
    toDOM: ({ attrs: { src, alt, width, height } }) => [
      'img',
      { src, alt, ...(width && height ? { width, height } : {}) } as Record<string, string>,
    ],
  },
  text: { group: 'inline' },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} as const satisfies Record<string, NodeSpec>

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link: HTMLElement) => {
          const href = safeLink(link.getAttribute('href') ?? '')
          return href === '' ? false : { href }
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all that is copied in a <b> that is not bold.
      { tag: 'b', getAttrs: (bold: HTMLElement) => bold.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight: string) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  u: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
} as const satisfies Record<string, MarkSpec>

/** The subset of HTML that a text may have: whatever else is pasted becomes the nearest of it, or its words alone. */
export const articleSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks })
