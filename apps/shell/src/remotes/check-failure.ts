import type { FailureKind } from '@torneo/contracts/releases/section-failures'
import { ownFetch } from '../fence/section-visits'
import { timeoutMessage } from './failure-kind'

/** Files that a section needs before its first screen, by its manifest. */
interface Manifest {
  readonly exposes?: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[]
}

/** Names all fetched files; a browser may forget some, and then a hanging section counts as late. */
const hasArrived = (folder: string, file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.startsWith(folder) && name.endsWith(`/${file}`))

/**
 * Classifies a failure to fetch a section's files by requesting them again, past all caches: those of `entry`, its
 * manifest, or the one that the browser names.
 */
export async function kindOfFetchError(entry: string, message: string): Promise<FailureKind> {
  const request = (address: string | URL, method: string) => ownFetch(address, { method, cache: 'no-store' })
  try {
    const [named] = /https?:\/\/[^\s"']+\.js(?!\w)/.exec(message) ?? []
    if (named) return (await request(named, 'HEAD')).status === 404 ? 'gone' : 'unreachable'
    const answer = await request(entry, 'GET')
    const manifest = answer.ok ? ((await answer.json().catch(() => null)) as Manifest | null) : null
    // Something else with status 200 is a page of the network, such as a hotel's.
    if (!manifest) return answer.status === 404 ? 'gone' : 'unreachable'
    const files = ['remoteEntry.js', ...(manifest.exposes?.flatMap(({ assets }) => assets.js.sync) ?? [])]
    const answers = await Promise.all(files.map((file) => request(new URL(file, entry), 'HEAD')))
    if (answers.some(({ status }) => status === 404)) return 'gone'
    if (message !== timeoutMessage) return 'unreachable'
    const folder = new URL('.', entry).href
    return files.every((file) => hasArrived(folder, file)) ? 'hung' : 'timeout'
  } catch {
    return 'unreachable'
  }
}
