import { useState, type ReactNode } from 'react'

interface LoadedImageProps {
  readonly address: string
  readonly className?: string | undefined
  /** Instead of an image that does not load. */
  readonly fallback?: ReactNode
}

/** A decorative image from an address that someone typed; nothing broken is ever shown. */
export function LoadedImage({ address, className, fallback = null }: LoadedImageProps) {
  const [failed, setFailed] = useState('')
  if (address === '') return null
  if (failed === address) return fallback
  return <img src={address} alt="" className={className} referrerPolicy="no-referrer" onError={() => setFailed(address)} />
}
