import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Fence } from './fence-state'

type Callback = (...args: unknown[]) => unknown
type Observer = new (callback: Callback, ...rest: unknown[]) => object

const names = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'] as const

/** Lets the observers of a section see nothing while another one is shown. */
export function fenceObservers(page: Record<string, unknown>, fence: Fence): void {
  for (const name of names) {
    const Original = page[name] as Observer | undefined
    if (!Original) continue
    page[name] = new Proxy(Original, {
      construct(target, [callback, ...rest]: [Callback, ...unknown[]], newTarget: Observer) {
        const caller = typeof callback === 'function' ? fence.currentCaller() : null
        const observe = (...args: unknown[]): unknown => {
          if (!caller || fence.isAwake(caller.app)) return Reflect.apply(callback, args[1], args)
          return fence.report(leakTexts.listener(name), caller)
        }
        return Reflect.construct(target, [caller ? observe : callback, ...rest], newTarget) as object
      },
    })
  }
}
