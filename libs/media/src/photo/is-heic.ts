import { letters, spells } from './bytes'

const types = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
/** What the file says to be made as; AVIF is a cousin and none of these. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** An iPhone's own format, by its type or by its first bytes: a name may say JPG. */
export function isHeic(type: string, head: Uint8Array): boolean {
  return types.includes(type) || (spells(head, 4, 'ftyp') && brands.includes(letters(head, 8, 4)))
}
