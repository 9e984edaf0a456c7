import { setTimeout as delay } from 'node:timers/promises'

/** Asks an address until it answers with a success; false when it did not within `patienceMs`. */
export async function waitForHttp(address: string, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) return true
    await delay(20)
  }
  return false
}
