import { withJitter } from '@torneo/domain/reconnect-delay'
import { outlivesScreen } from '@torneo/panel/screen/outlives-screen'

/** Sends the actions of one match until none is waiting. */
interface Worker {
  /** Ends the wait for the next attempt; null while sending. */
  wake: (() => void) | null
  readonly idleListeners: Set<() => void>
}

interface WorkersOptions {
  /** True while a match has an action that can be sent. */
  readonly isNeeded: (matchId: string) => boolean
  /** Sends the match's first action; resolves to false if it was not answered. */
  readonly send: (matchId: string) => Promise<boolean>
}

/** Milliseconds between two attempts. They grow, with jitter so that all phones of a ground do not retry at once. */
const retryDelayMs = (failures: number) => withJitter(Math.min(10_000, 500 * 2 ** failures), Math.random())

/** Runs a worker per match with waiting actions, which sends them one at a time and retries until they are answered. */
export function createWorkers({ isNeeded, send }: WorkersOptions) {
  const workers = new Map<string, Worker>()

  function notifyIdle({ idleListeners }: Worker): void {
    for (const listener of [...idleListeners]) listener()
    idleListeners.clear()
  }

  async function run(matchId: string, worker: Worker): Promise<void> {
    for (let failures = 0; isNeeded(matchId);) {
      failures = (await send(matchId)) ? 0 : failures + 1
      if (failures === 0) continue
      notifyIdle(worker)
      await new Promise<void>((resolved) => {
        const timer = setTimeout(outlivesScreen(resolved), retryDelayMs(failures))
        worker.wake = () => {
          clearTimeout(timer)
          resolved()
        }
      })
      worker.wake = null
    }
    workers.delete(matchId)
    notifyIdle(worker)
  }

  return {
    /** Starts the match's worker if it is needed and not running. */
    start(matchId: string): void {
      if (workers.has(matchId) || !isNeeded(matchId)) return
      const worker: Worker = { wake: null, idleListeners: new Set() }
      workers.set(matchId, worker)
      void run(matchId, worker)
    },
    wake: (matchId: string): void => workers.get(matchId)?.wake?.(),
    wakeAll(): void {
      for (const worker of workers.values()) worker.wake?.()
    },
    /** Resolves when no action of a match is being sent. */
    idle(matchId: string): Promise<void> {
      const worker = workers.get(matchId)
      return !worker || worker.wake
        ? Promise.resolve()
        : new Promise((resolved) => {
            worker.idleListeners.add(resolved)
          })
    },
  }
}
