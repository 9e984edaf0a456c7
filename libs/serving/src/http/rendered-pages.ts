import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AssembledBody, Part } from './assembled-body'
import { policyWithStyle } from './headers'
import type { Body } from './response-body'

/** Bytes of rendered pages in memory. */
const maxSize = 8 * 1024 * 1024

/** A rendered page, in parts; only the first one has addresses. `css`: its inline style. */
export interface RenderedParts {
  readonly parts: readonly string[]
  readonly css: string
}

/**
 * Pages by a hash of their content: most changes leave most pages as they are. A page is rendered once for all origins,
 * since clients may invent them, and placed at each.
 */
export function createRenderedPages() {
  /** Placeholder in a rendered page for the request's origin. */
  const anyOrigin = `http://${randomUUID()}.invalid`
  const policies = new WeakMap<Body, string>()
  const pages = new LRUCache<string, AssembledBody>({ maxSize, sizeCalculation: ({ size }) => size })
  /** Pages with the addresses of the last requested origin. */
  const placedPages = new WeakMap<Body, { readonly key: string; readonly body: Body }>()

  function bodyOf({ parts, css }: RenderedParts): AssembledBody {
    const body = new AssembledBody(parts.map((part) => new Part(part)))
    policies.set(body, policyWithStyle(css))
    return body
  }

  return {
    anyOrigin,
    bodyOf,
    policyOf: (page: Body): string => policies.get(page) ?? '',

    /** Returns the page of a content, rendered on first use. */
    async of(content: string, render: () => RenderedParts | Promise<RenderedParts>): Promise<AssembledBody> {
      const key = hash('sha1', content)
      const known = pages.get(key)
      if (known) return known
      const body = bodyOf(await render())
      pages.set(key, body)
      return body
    },

    /** Inserts an origin into a rendered page's addresses. Pages of different `headers` are different bodies. */
    placed(page: Body, origin: string, headers = ''): Body {
      const known = placedPages.get(page)
      const key = `${headers} ${origin}`
      if (known?.key === key) return known.body
      const [first, ...rest] = (page as AssembledBody).parts
      const body = new AssembledBody([new Part(String(first?.bytes).replaceAll(anyOrigin, origin)), ...rest])
      policies.set(body, policies.get(page) ?? '')
      placedPages.set(page, { key, body })
      return body
    },
  }
}
