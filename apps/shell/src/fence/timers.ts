import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Fence } from './fence-state'
import { outlives } from './shared-targets'

type Callback = (...args: unknown[]) => void
type Setter = (callback: Callback, ...rest: unknown[]) => number
type Timers = Record<string, unknown>

const pairs = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const

/**
 * Makes the timers of a section wait while another one is shown: an interval skips its ticks, and all others run when
 * their section is shown again. Those of the shell are handed on as they are.
 */
export function fenceTimers(timers: Timers, fence: Fence): void {
  for (const [setName, clearName] of pairs) {
    const set = timers[setName] as Setter | undefined
    // Safari has no idle callbacks.
    if (!set) continue
    const clear = timers[clearName] as (id?: number) => void
    const held = new Map<number, () => void>()

    timers[setName] = function (callback: Callback, ...rest: unknown[]) {
      const caller = typeof callback === 'function' && !outlives(callback) ? fence.currentCaller() : null
      if (!caller) return Reflect.apply(set, timers, [callback, ...rest])
      const wasAwake = fence.isAwake(caller.app)
      const id: number = Reflect.apply(set, timers, [
        (...args: unknown[]) => {
          const run = (): void => Reflect.apply(callback, timers, args)
          if (fence.isAwake(caller.app)) return run()
          const what = leakTexts.timer(setName)
          // One that is set while the section sleeps, such as by code that is loaded ahead, is none that it left behind.
          if (wasAwake) fence.report(what, caller)
          if (setName === 'setInterval') return
          held.set(id, run)
          const waiting = {
            caller,
            suspend: () => what,
            resume: () => {
              fence.drop(waiting)
              const isWanted = held.delete(id)
              if (isWanted) Reflect.apply(timers.setTimeout as Setter, timers, [run])
            },
          }
          fence.add(waiting)
        },
        ...rest,
      ])
      return id
    }
    timers[clearName] = function (id?: number) {
      if (id !== undefined) held.delete(id)
      Reflect.apply(clear, timers, [id])
    }
  }
}
