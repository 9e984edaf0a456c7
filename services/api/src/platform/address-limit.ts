import { networkOf } from './network'
import { rateLimited } from './problems'

/** Networks remembered at most; beyond that the oldest is forgotten, so that memory stays bounded. */
const remembered = 10_000

/**
 * A limit of calls an address may make in a sliding window (milliseconds), kept by this process alone: enough for what is
 * only logged. Throws 429 with the seconds until the next call may pass.
 */
export function createAddressLimit(calls: number, window: number, now: () => number = () => performance.now()) {
  const times = new Map<string, number[]>()
  return (address: string): void => {
    const network = networkOf(address)
    const since = now() - window
    const recent = (times.get(network) ?? []).filter((time) => time > since)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= calls) throw rateLimited((oldest - since) / 1000)
    times.delete(network)
    times.set(network, [...recent, now()])
    const [first] = times.keys()
    if (times.size > remembered && first !== undefined) times.delete(first)
  }
}
