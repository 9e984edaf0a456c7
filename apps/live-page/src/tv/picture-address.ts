import { storedFileOf } from '@torneo/domain/stored-file'
import type { Interlude } from './interludes'

const widths: Readonly<Record<Interlude['kind'], number>> = { photo: 2048, sponsors: 640 }

/** A picture as large as it is shown; a foreign one as it is. */
export const pictureAddress = (url: string, kind: Interlude['kind']): string => (storedFileOf(url) ? `${url}?width=${widths[kind]}` : url)
