import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** Below this, compressing buys nothing (bytes). */
const worthCompressing = 1024

export const isWorthCompressing = ({ length }: Buffer): boolean => length >= worthCompressing

/** For what is kept and sent to many: as small as it gets. */
export const gzipWell = (bytes: Buffer): Promise<Buffer> => compress(bytes, { level: 9 })

/** For what is sent once: nearly as small, for a fraction of the time. */
export const gzipFast = (bytes: Buffer): Promise<Buffer> => compress(bytes, { level: 3 })

/** Whether an Accept-Encoding header takes gzip: named, and not refused by a weight of nought. */
export function takesGzip(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(header)
}
