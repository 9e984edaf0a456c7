import { imageWidths } from '@torneo/contracts/files/storage'

const stored = /^\/api\/storage\/buckets\/[^/]+\/files\/[^/]+\/view$/

/** Returns the address of an image in about this width in pixels; addresses of other sites are unchanged. */
export const imageAt = (address: string, width: number): string =>
  stored.test(address) ? `${address}?width=${width}` : address

/** Returns the `srcset` of a stored image; undefined for one of another site. */
export const sourceSet = (address: string, maxWidth: number = Math.max(...imageWidths)): string | undefined =>
  stored.test(address)
    ? imageWidths
        .filter((width) => width <= maxWidth)
        .map((width) => `${imageAt(address, width)} ${width}w`)
        .join(', ')
    : undefined
