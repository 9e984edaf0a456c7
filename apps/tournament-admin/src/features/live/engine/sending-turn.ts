import { newActionKey } from '@torneo/client'
import type { Device } from './device'

/** Does the work while no other tab of this device does work of the same name. */
export type TakeTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Longer than any work lasts, in milliseconds: a tab that a phone put to sleep is not waited for. */
const patience = 20_000
const leaseTime = 6000
/** Two tabs that write at once see by then who was last. */
const settling = 50

const pause = (time: number) => new Promise<void>((resolve) => { setTimeout(resolve, time) })

/** By the browser's own locks. */
function lockedTurns(locks: LockManager): TakeTurn {
  return async (name, work) => {
    const signal = AbortSignal.timeout(patience)
    let isGiven = false
    const given = () => {
      isGiven = true
      return work()
    }
    try {
      return await locks.request(name, { signal }, given)
    } catch (error) {
      if (isGiven || !signal.aborted) throw error
      return locks.request(name, { steal: true }, given)
    }
  }
}

/** Until when a lease is good; 0 where there is none, or one that no tab of now can have written. */
function endOf(text: string | null, now: number): number {
  const until = Number(text?.split(' ')[1])
  return until > now && until <= now + leaseTime ? until : 0
}

/** By a lease in the storage, for a plain http address. The holder may lose it by sleeping: that repeats a request, which counts once. */
function leasedTurns(storage: Storage): TakeTurn {
  return async (name, work) => {
    const lease = `torneo:live-turn:${name}`
    const tab = newActionKey()
    const isMine = () => storage.getItem(lease)?.startsWith(tab) ?? false
    const renew = () => storage.setItem(lease, `${tab} ${Date.now() + leaseTime}`)
    try {
      while (!isMine()) {
        const rest = endOf(storage.getItem(lease), Date.now()) - Date.now()
        if (rest <= 0) renew()
        await pause(rest <= 0 ? settling : Math.min(rest, 4 * settling))
      }
    } catch {
      // A storage that refuses holds nothing that another tab could send.
      return work()
    }
    const renewal = setInterval(() => { if (isMine()) renew() }, leaseTime / 3)
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      if (isMine()) storage.removeItem(lease)
    }
  }
}

/** One tab at a time sends the actions of a match: what counts is their order, since their keys make repeats count once. */
export function createTurns({ locks, storage }: Pick<Device, 'locks' | 'storage'>): TakeTurn {
  if (!storage) return (_, work) => work()
  return locks ? lockedTurns(locks) : leasedTurns(storage)
}
