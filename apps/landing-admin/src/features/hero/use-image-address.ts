import { useEffect, useState } from 'react'
import { imageUrl } from '@torneo/contracts/fields'
import { check } from '@torneo/contracts/validation'

/** Typing settles for this long, in milliseconds, before an address is asked for an image. */
const settle = 500
const shape = imageUrl()

function usable(typed: string): string {
  const checked = check(shape, typed)
  return checked.ok ? checked.value : ''
}

/** The address of an image while it is being typed: empty until it is one that may be saved and the typing has settled. */
export function useImageAddress(typed: string): string {
  const [address, setAddress] = useState(() => usable(typed))
  useEffect(() => {
    const next = usable(typed)
    // What is no address any more goes at once; half an address is not asked for.
    const timer = setTimeout(() => setAddress(next), next === '' ? 0 : settle)
    return () => clearTimeout(timer)
  }, [typed])
  return address
}
