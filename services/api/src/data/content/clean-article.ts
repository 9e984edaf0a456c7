import { articleMessages, isBlankArticle } from '@torneo/contracts/content/article'
import { parseFileAddress, viewAddress } from '@torneo/domain/records/stored-file'
import sanitize from 'sanitize-html'
import { invalidField } from '../../platform/http/problems'

/** Depth beyond which tags are dropped and their text stays: a list in a list in a quotation. */
const nestingLimit = 12

/** Links of a text lead to a secure page, an address of ours, a mailbox or a telephone. */
const isLink = (href: string): boolean => /^(https:\/\/[^\s/]|mailto:.|tel:.|\/(?![/\\]))/i.test(href)

/** Address of a stored image; null for any other. */
function storedImage(src: string): string | null {
  const file = parseFileAddress(src)
  return file && file.bucket !== 'documents' ? viewAddress(file) : null
}

const renamed = (tagName: string) => () => ({ tagName, attribs: {} })

const options: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'br', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit,
  transformTags: {
    b: renamed('strong'),
    i: renamed('em'),
    h1: renamed('h2'),
    h4: renamed('h3'),
    h5: renamed('h3'),
    h6: renamed('h3'),
    div: renamed('p'),
    a: (tagName, { href = '' }) => {
      const address = href.trim().replace(/^http:/i, 'https:')
      return { tagName, attribs: isLink(address) ? { href: address } : {} }
    },
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => {
      const isSized = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height)
      return { tagName, attribs: { src: storedImage(src) ?? '', alt, ...(isSized ? { width, height } : {}) } }
    },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' ? !attribs['src'] : tag === 'a' && !attribs['href'] && 'excludeTag',
}

/** Reduces a formatted text to the subset that the page shows; throws 400 if nothing is left. */
export function cleanArticle(html: string): string {
  const text = sanitize(html, options).replaceAll(' />', '>').trim()
  if (isBlankArticle(text)) throw invalidField('text', articleMessages.text)
  return text
}

const imageTag = /<img src="([^"]+)" alt="[^"]*"/g

/** Lists the stored images of a cleaned text. */
export const imagesOfArticle = (html: string): string[] => [
  ...new Set([...html.matchAll(imageTag)].map(([, src = '']) => src)),
]

interface Size {
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Adds the images' sizes to a cleaned text, so that the page reserves their places. */
export const withImageSizes = (html: string, sizes: ReadonlyMap<string, Size>): string =>
  html.replace(/<img src="([^"]+)" alt="[^"]*"(?=>)/g, (tag, src: string) => {
    const { width, height } = sizes.get(src) ?? {}
    return width && height ? `${tag} width="${width}" height="${height}"` : tag
  })
