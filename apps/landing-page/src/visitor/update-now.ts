/** Milliseconds between two reads: while a match is live, and otherwise. */
const [liveMs, quietMs] = [10_000, 60_000]

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): string }
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('torneo-ahora', { createHTML: (html) => html })

/** Replaces the matches under the hero with those that the service renders now; a failed read leaves the old ones. */
async function readNow(place: Element): Promise<void> {
  const response = await fetch('/inicio/ahora', { cache: 'no-cache' })
  if (!response.ok) return
  const html = await response.text()
  if (html === place.innerHTML || place.contains(document.activeElement)) return
  place.innerHTML = policy?.createHTML(html) ?? html
}

/** Keeps the matches under the hero up to date while the page is in sight. */
export function updateNow(): void {
  const place = document.querySelector('[data-now]')
  if (!place) return
  let timer = 0
  const read = () => {
    window.clearTimeout(timer)
    if (document.hidden) return
    void readNow(place)
      .catch(() => undefined)
      .finally(wait)
  }
  const wait = () => {
    timer = window.setTimeout(read, place.querySelector('[data-live=true]') ? liveMs : quietMs)
  }
  document.addEventListener('visibilitychange', read)
  wait()
}
