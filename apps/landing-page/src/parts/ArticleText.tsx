import { imageAt, sourceSet } from '../image-source'
import { usePage } from '../use-page'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string }
}

// The preview is drawn in the browser, where the CSP refuses a plain string.
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('torneo-article', { createHTML: (html) => html })

const imageTag = /<img src="([^"]*)" alt="([^"]*)"/g
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Formatted text, which the service has cleaned; its images load as they come near, in the size of the screen. */
export function ArticleText({ html }: { readonly html: string }) {
  const { imageDetails } = usePage().landing
  const withSizes = html.replace(imageTag, (_, src: string, alt: string) => {
    const text = alt || escaped(imageDetails?.[src]?.alt ?? '')
    return `<img src="${imageAt(src, 1280)}" srcset="${sourceSet(src, 1280) ?? ''}" sizes="(min-width: 48em) 680px, 100vw" loading="lazy" decoding="async" alt="${text}"`
  })
  const markup = { __html: policy?.createHTML(withSizes) ?? withSizes }
  // The service reduced it to a closed subset of HTML when it was saved.
  // oxlint-disable-next-line react/no-danger
  return <div className="article-text" dangerouslySetInnerHTML={markup} />
}
