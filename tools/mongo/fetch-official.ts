import { connect } from 'node:net'
import { PlainError } from '../shared/plain-error.ts'

export const officialVersion = '8.2.6'

const officialHost = 'fastdl.mongodb.org'
const probeMs = 3000

/**
 * Downloads MongoDB's own build for this system below `folder` and returns the binary's path. Throws when there is
 * none, or no network.
 */
export async function fetchOfficial(folder: string): Promise<string> {
  if (!usesProxyOrMirror() && !(await answers(officialHost, 443))) {
    throw new PlainError(`${officialHost} does not answer within ${probeMs / 1000} s`)
  }
  // The library verifies TLS certificates only when configured to, and retries a host that is known to be unreachable.
  process.env.npm_config_strict_ssl = 'true'
  process.env.MONGOMS_MAX_RETRIES ??= '1'
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js')
  return MongoBinary.getPath({ version: officialVersion, downloadDir: folder })
}

function usesProxyOrMirror(): boolean {
  const { HTTPS_PROXY, https_proxy, MONGOMS_DOWNLOAD_MIRROR, MONGOMS_DOWNLOAD_URL } = process.env
  return Boolean(HTTPS_PROXY || https_proxy || MONGOMS_DOWNLOAD_MIRROR || MONGOMS_DOWNLOAD_URL)
}

/**
 * Probes the host with a bare connection, because a network that drops packets would stall the download for a minute.
 */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const finish = (reachable: boolean) => {
      socket.destroy()
      resolve(reachable)
    }
    socket.setTimeout(probeMs, () => finish(false))
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}
