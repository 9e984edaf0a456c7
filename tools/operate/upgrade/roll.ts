import { setTimeout as delay } from 'node:timers/promises'
import { PlainError, reasonOf } from '../../shared/plain-error.ts'
import type { VersionLinks } from './version-links.ts'

export interface RollOptions {
  readonly links: VersionLinks
  readonly ports: readonly number[]
  /** Restarts the node of a port from the link. */
  readonly restart: (port: number) => Promise<void>
  readonly log: (line: string) => void
  /** Milliseconds in which a node must become ready, including its migrations. */
  readonly patienceMs: number
}

const pollMs = 100

/** Requires two successes in a row, so that the last response of a node that is stopping does not count. */
async function waitUntilReady(port: number, patienceMs: number): Promise<void> {
  const since = performance.now()
  for (let ready = 0; ready < 2; await delay(pollMs)) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    ready = isReady ? ready + 1 : 0
    if (ready < 2 && performance.now() - since > patienceMs)
      throw new PlainError(`the node of port ${port} was not ready within ${Math.round(patienceMs / 1000)} s`)
  }
}

/**
 * Points the link at a version and restarts the nodes one by one, each after the previous one is ready. If a node does
 * not become ready, the link and all restarted nodes go back to the former version, and a PlainError is thrown; it
 * tells if a node is still down.
 */
export async function rollTo(version: string, { links, ports, restart, log, patienceMs }: RollOptions): Promise<void> {
  const [previousVersion, earlierVersion] = [await links.current(), await links.previous()]
  const touched: number[] = []
  const roll = async (port: number, to: string) => {
    await restart(port)
    await waitUntilReady(port, patienceMs)
    log(`${port} runs ${to}`)
  }
  await links.point(version, previousVersion === version ? null : previousVersion)
  try {
    for (const port of ports) {
      touched.push(port)
      await roll(port, version)
    }
  } catch (error) {
    if (previousVersion === null || previousVersion === version) throw error
    log(`${reasonOf(error)}: back to ${previousVersion}`)
    await links.point(previousVersion, earlierVersion)
    const down: number[] = []
    for (const port of touched) await roll(port, previousVersion).catch(() => down.push(port))
    throw new PlainError(
      `${version} was not put into service: ${reasonOf(error)}. ${down.length === 0 ? `All nodes run ${previousVersion} again.` : `Down even so: ${down.join(', ')}.`}`,
    )
  }
}
