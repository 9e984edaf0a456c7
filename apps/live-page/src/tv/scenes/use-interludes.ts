import type { PublicLanding } from '@torneo/contracts/site/public'
import { useCallback, useEffect, useState } from 'react'
import { type Interlude, interludesOf } from './interludes'
import { pictureAddress } from './picture-address'

const refreshMs = 600_000

/** Loads the interludes by path, not through the contract's endpoint: see load-tournament. */
async function loadInterludes(): Promise<readonly Interlude[]> {
  const response = await fetch('/api/public/landing')
  if (!response.ok) throw new Error(`The landing content answered ${response.status}`)
  return interludesOf((await response.json()) as PublicLanding)
}

/** Loads the pictures before the interlude is shown. */
function preload(interlude: Interlude): void {
  const urls = interlude.kind === 'photo' ? [interlude.url] : interlude.sponsors.map(({ logo }) => logo)
  for (const url of urls) if (url) new Image().src = pictureAddress(url, interlude.kind)
}

/** Returns the next interlude, if any, and a function to call after it was shown. Offline the loaded list remains. */
export function useInterludes(): readonly [Interlude | undefined, () => void] {
  const [interludes, setInterludes] = useState<readonly Interlude[]>([])
  const [sceneIndex, setSceneIndex] = useState(0)

  useEffect(() => {
    const load = () =>
      void loadInterludes().then(setInterludes, (error: unknown) =>
        console.error('Sponsors and photos could not be read', error),
      )
    load()
    const timer = setInterval(load, refreshMs)
    return () => clearInterval(timer)
  }, [])

  const next = interludes[sceneIndex % Math.max(1, interludes.length)]
  useEffect(() => {
    if (next) preload(next)
  }, [next])
  return [next, useCallback(() => setSceneIndex((before) => before + 1), [])]
}
