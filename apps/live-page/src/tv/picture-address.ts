import { storedFileOf } from '@torneo/domain/stored-file'
import type { Interlude } from './interludes'

const widths: Readonly<Record<Interlude['kind'], number>> = { photo: 2048, sponsors: 640 }

/** The address of a stored picture at its display width; other sites' addresses are unchanged. */
export const pictureAddress = (url: string, kind: Interlude['kind']): string => (storedFileOf(url) ? `${url}?width=${widths[kind]}` : url)
