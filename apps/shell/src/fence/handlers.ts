import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Addition, Fence } from './fence-state'
import { isShared, outlives } from './shared-targets'
import { callUnstoppably } from './stopping'

type Handler = (...args: unknown[]) => unknown
const isFunction = (value: unknown): value is Handler => typeof value === 'function'

/** Ties handlers that sections assign, such as `document.onclick`, to their screens, like listeners. */
export function fenceHandlers(owners: readonly object[], fence: Fence): void {
  const handlers = new WeakMap<object, unknown>()
  for (const owner of owners) {
    for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      const { get, set } = property
      if (!key.startsWith('on') || !get || !set) continue
      /** Additions of a target by the app that assigned them. */
      const known = new WeakMap<object, Map<string, Addition>>()
      const forget = (target: object, app?: string) => {
        for (const [name, addition] of known.get(target) ?? []) {
          if (app !== undefined && app !== name) continue
          fence.drop(addition)
          known.get(target)?.delete(name)
        }
      }
      Object.defineProperty(owner, key, {
        ...property,
        get(this: EventTarget | undefined): unknown {
          const handler: unknown = Reflect.apply(get, this ?? window, [])
          return isFunction(handler) ? (handlers.get(handler) ?? handler) : handler
        },
        set(this: EventTarget | undefined, handler: unknown) {
          const target = this ?? window
          const isMarked = isFunction(handler) && outlives(handler)
          const caller = !isMarked && isShared(target) ? fence.currentCaller() : null
          forget(target, caller?.app)
          if (!caller || !isFunction(handler)) {
            Reflect.apply(set, target, [handler])
            return
          }
          const wrapper = function (this: unknown, ...args: unknown[]) {
            return callUnstoppably(handler, this, args)
          }
          handlers.set(wrapper, handler)
          const assign = (value: unknown): void => Reflect.apply(set, target, [value]) as undefined
          const addition: Addition = {
            caller,
            suspend: () => {
              if (Reflect.apply(get, target, []) === wrapper) assign(null)
              return leakTexts.listener(key.slice(2))
            },
            resume: () => assign(wrapper),
          }
          known.set(target, (known.get(target) ?? new Map<string, Addition>()).set(caller.app, addition))
          fence.add(addition)
          if (fence.isAwake(caller.app)) assign(wrapper)
        },
      })
    }
  }
}
