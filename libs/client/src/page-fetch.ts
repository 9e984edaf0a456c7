let kept: typeof fetch | undefined

/**
 * Keeps the page's own `fetch` before any section is loaded: one that replaces `fetch` neither breaks the panel's calls
 * nor reads the passwords and proofs in them. Only the first call has an effect.
 */
export function keepPageFetch(): void {
  kept ??= fetch.bind(globalThis)
}

export const pageFetch: typeof fetch = (...args) => (kept ?? fetch)(...args)
