import { parseFileAddress } from '@torneo/domain/records/stored-file'
import type { Interlude } from './interludes'

const widths: Readonly<Record<Interlude['kind'], number>> = { photo: 2048, sponsors: 640 }

/** Returns a stored picture's address at its display width; addresses of other sites are unchanged. */
export const pictureAddress = (url: string, kind: Interlude['kind']): string =>
  parseFileAddress(url) ? `${url}?width=${widths[kind]}` : url
