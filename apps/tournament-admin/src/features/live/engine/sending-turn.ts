import { newActionKey } from '@torneo/client'
import type { Device } from './device'

/** Does the work while no other tab of this device does work of the same name. */
export type TakeTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Longer than any work lasts, in milliseconds: a tab that a phone put to sleep is not waited for. */
const patience = 20_000
const leaseTime = 4000
/** Two tabs that write at once see by then who was last. */
const settling = 50

const pause = (time: number) => new Promise<void>((resolve) => { setTimeout(resolve, time) })

/** By the browser's own locks. */
function lockedTurns(locks: LockManager): TakeTurn {
  return async (name, work) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience)
    let isGiven = false
    const given = () => {
      isGiven = true
      clearTimeout(timer)
      return work()
    }
    try {
      return await locks.request(`torneo:live-turn:${name}`, { signal: waiting.signal }, given)
    } catch (error) {
      if (isGiven || !waiting.signal.aborted) throw error
      return locks.request(`torneo:live-turn:${name}`, { steal: true }, given)
    }
  }
}

/** Until when a lease is good; 0 where there is none, or one that no tab of now can have written. */
function endOf(text: string | null, now: number): number {
  const until = Number(text?.split(' ')[1])
  return until > now && until <= now + leaseTime ? until : 0
}

function createLease(storage: Storage, name: string) {
  const place = `torneo:live-turn:${name}`
  const tab = newActionKey()
  const isMine = () => storage.getItem(place)?.startsWith(tab) ?? false
  const write = () => storage.setItem(place, `${tab} ${Date.now() + leaseTime}`)
  let renewal: ReturnType<typeof setInterval> | undefined

  function whileMine(work: () => void): void {
    try {
      if (isMine()) work()
    } catch {
      // Not renewed or not removed, it ends by itself.
    }
  }

  return {
    async take(): Promise<void> {
      try {
        while (!isMine()) {
          const rest = endOf(storage.getItem(place), Date.now()) - Date.now()
          if (rest <= 0) write()
          await pause(rest <= 0 ? settling : Math.min(rest, 4 * settling))
        }
      } catch {
        // A storage that refuses holds nothing that another tab could send.
      }
      renewal = setInterval(() => whileMine(write), leaseTime / 3)
    },
    give(): void {
      clearInterval(renewal)
      whileMine(() => storage.removeItem(place))
    },
  }
}

/** By a lease in the storage, for a plain http address. The holder may lose it by sleeping: that repeats a request, which counts once. */
function leasedTurns(storage: Storage, onLeave: Device['onLeave']): TakeTurn {
  const held = new Set<ReturnType<typeof createLease>>()
  // The page that comes next need not wait for one that is gone.
  onLeave(() => { for (const lease of held) lease.give() })

  return async (name, work) => {
    const lease = createLease(storage, name)
    held.add(lease)
    try {
      await lease.take()
      return await work()
    } finally {
      held.delete(lease)
      lease.give()
    }
  }
}

/** One tab at a time sends the actions of a match: what counts is their order, since their keys make repeats count once. */
export function createTurns({ locks, storage, onLeave }: Pick<Device, 'locks' | 'storage' | 'onLeave'>): TakeTurn {
  if (!storage) return (_, work) => work()
  return locks ? lockedTurns(locks) : leasedTurns(storage, onLeave)
}
