import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Addition, Fence } from './fence-state'
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

/** Maximum number of timers of a section that wait for its screen; of more, the newest run. */
const maxWaiting = 1000

/** Timers that wait for their section's screen, by app and number. */
function createWaiting(fence: Fence) {
  const byApp = new Map<string, Map<number, Addition>>()
  function drop(id: number): void {
    for (const waiting of byApp.values()) {
      const addition = waiting.get(id)
      if (addition) fence.drop(addition)
      waiting.delete(id)
    }
  }
  return {
    drop,
    add(id: number, addition: Addition): void {
      const { app } = addition.caller
      const waiting = byApp.get(app) ?? new Map<number, Addition>()
      byApp.set(app, waiting.set(id, addition))
      fence.add(addition)
      const [oldest] = waiting.keys()
      if (waiting.size > maxWaiting && oldest !== undefined) drop(oldest)
    },
  }
}

/**
 * Makes the timers of a section wait while another one is shown: an interval skips its ticks, and all others run when
 * their section is shown again. Those of the shell are handed on as they are.
 */
export function fenceTimers(timers: Timers, fence: Fence): void {
  // A timeout may be cleared as an interval: they share their numbers.
  const ofClock = createWaiting(fence)
  for (const [setName, clearName] of pairs) {
    const set = timers[setName] as Setter | undefined
    // Safari has no idle callbacks.
    if (!set) continue
    const clear = timers[clearName] as (id?: number) => void
    const waiting = setName.startsWith('set') ? ofClock : createWaiting(fence)

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
          waiting.add(id, {
            caller,
            suspend: () => what,
            resume: () => {
              waiting.drop(id)
              Reflect.apply(timers.setTimeout as Setter, timers, [run])
            },
          })
        },
        ...rest,
      ])
      return id
    }
    timers[clearName] = function (id?: number) {
      if (id !== undefined) waiting.drop(id)
      Reflect.apply(clear, timers, [id])
    }
  }
}
