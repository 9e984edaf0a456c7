import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Compresses with brotli, as fast and as dense as gzip: a higher quality pays only for responses sent a thousand times.
 */
export const brotli = (bytes: Buffer): Promise<Buffer> =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
