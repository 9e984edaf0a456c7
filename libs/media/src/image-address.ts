import { storedFileOf } from '@torneo/domain/stored-file'

/** The address of an image as it is drawn: a stored one in a copy of about that many pixels across, a foreign one as it is. */
export function shownAddress(address: string, width: number): string {
  return storedFileOf(address) ? `${address}?width=${width}` : address
}
