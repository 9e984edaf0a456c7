import { useState, type ReactNode } from 'react'
import { useObjectPosition } from './image-details'

interface LoadedImageProps {
  readonly address: string
  readonly className?: string | undefined
  /** Replaces an image that does not load. */
  readonly fallback?: ReactNode
  /** Loads the image only when it comes near the viewport; used for long lists. */
  readonly lazy?: boolean | undefined
}

/**
 * A decorative image from a user's address, replaced by `fallback` if it does not load. A crop keeps its focal point
 * visible.
 */
export function LoadedImage({ address, className, fallback = null, lazy = false }: LoadedImageProps) {
  const [failed, setFailed] = useState('')
  const objectPosition = useObjectPosition(address)
  if (address === '') return null
  if (failed === address) return fallback
  return (
    <img
      src={address}
      alt=""
      className={className}
      referrerPolicy="no-referrer"
      decoding="async"
      loading={lazy ? 'lazy' : undefined}
      style={objectPosition ? { objectPosition } : undefined}
      onError={() => setFailed(address)}
    />
  )
}
