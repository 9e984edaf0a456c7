import { useCallback, useRef } from 'react'

/** Milliseconds between checks. */
const lookEvery = 60_000

const releaseNow = async (): Promise<string | null> => {
  const response = await fetch('/en-vivo?tv=1', { method: 'HEAD', cache: 'no-store' })
  return response.ok ? response.headers.get('etag') : null
}

/** Returns a function to call between scenes, which reloads the page for a newer release. Does nothing offline. */
export function useNewRelease(): () => void {
  const known = useRef<string | null>(null)
  const lookedAt = useRef(-lookEvery)
  return useCallback(() => {
    if (performance.now() - lookedAt.current < lookEvery) return
    lookedAt.current = performance.now()
    releaseNow().then(
      (release) => {
        if (known.current !== null && release !== null && release !== known.current) location.reload()
        known.current ??= release
      },
      () => undefined,
    )
  }, [])
}
