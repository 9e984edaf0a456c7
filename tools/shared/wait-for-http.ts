import { setTimeout as delay } from 'node:timers/promises'

/** Requests an address until it responds with success; false when it did not within `timeoutMs`. */
export async function waitForHttp(address: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) return true
    await delay(20)
  }
  return false
}
