import { parseFileAddress } from '@torneo/domain/records/stored-file'

/**
 * Address for displaying an image about `width` pixels wide: a smaller copy of a stored image, a foreign image
 * unchanged.
 */
export function shownAddress(address: string, width: number): string {
  return parseFileAddress(address) ? `${address}?width=${width}` : address
}
