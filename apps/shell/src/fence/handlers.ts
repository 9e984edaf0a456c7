import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Fence } from './fence-state'
import { isShared } from './shared-targets'

/** Ties handlers that sections assign, such as `document.onclick`, to their screens, like listeners. */
export function fenceHandlers(owners: readonly object[], fence: Fence): void {
  for (const owner of owners) {
    for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      const { get, set } = property
      if (!key.startsWith('on') || !get || !set) continue
      Object.defineProperty(owner, key, {
        ...property,
        set(this: EventTarget | undefined, handler: unknown) {
          const target = this ?? window
          Reflect.apply(set, target, [handler])
          const caller = typeof handler === 'function' && isShared(target) ? fence.currentCaller() : null
          if (!caller) return
          fence.add({
            caller,
            suspend: () => {
              if (Reflect.apply(get, target, []) !== handler) return null
              Reflect.apply(set, target, [null])
              return leakTexts.listener(key.slice(2))
            },
            resume: () => Reflect.apply(set, target, [handler]) as void,
          })
        },
      })
    }
  }
}
