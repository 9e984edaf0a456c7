import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Addition, Fence } from './fence-state'
import { isShared, outlives } from './shared-targets'
import { callUnstoppably } from './stopping'

type Listener = EventListenerOrEventListenerObject
interface Kept extends Addition {
  readonly target: EventTarget
  readonly type: string
  readonly capture: boolean
  readonly wrapper: EventListener
  /** Ends the wait for its signal. */
  readonly unbind: () => void
}

const captureOf = (options?: boolean | AddEventListenerOptions) =>
  typeof options === 'object' ? options.capture === true : options === true

function call(listener: Listener, target: EventTarget, event: Event): void {
  if (typeof listener === 'function') callUnstoppably(listener as (event: unknown) => unknown, target, [event])
  else callUnstoppably((heard) => listener.handleEvent(heard as Event), target, [event])
}

/** Ties the listeners that sections add to the page, and to parts of it that are not theirs, to their screens. */
export function fenceListeners(prototype: EventTarget, fence: Fence): void {
  const { addEventListener: add, removeEventListener: remove } = prototype
  const known = new WeakMap<Listener, Kept[]>()
  const find = (target: EventTarget, type: string, listener: Listener, capture: boolean) =>
    known.get(listener)?.find((kept) => kept.target === target && kept.type === type && kept.capture === capture)

  function forget(kept: Kept, listener: Listener): void {
    fence.drop(kept)
    kept.unbind()
    known.set(listener, known.get(listener)?.filter((other) => other !== kept) ?? [])
  }

  prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: Listener | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = this ?? window
    const caller = listener && !outlives(listener) && isShared(target) ? fence.currentCaller() : null
    if (!caller || !listener) return add.call(target, type, listener, options)
    const capture = captureOf(options)
    if (find(target, type, listener, capture)) return
    const { once = false, signal } = typeof options === 'object' ? options : {}
    if (signal?.aborted) return
    const wrapper = (event: Event) => {
      if (once) forget(kept, listener)
      call(listener, target, event)
    }
    const kept: Kept = {
      target,
      type,
      capture,
      wrapper,
      caller,
      unbind: () => signal && remove.call(signal, 'abort', onAbort),
      suspend: () => {
        remove.call(target, type, wrapper, capture)
        if (!(target instanceof Node) || target.isConnected) return leakTexts.listener(type)
        // Its node is no longer in the page: it goes on as if it had never been there.
        forget(kept, listener)
        add.call(target, type, listener, options)
        return null
      },
      resume: () => add.call(target, type, wrapper, options),
    }
    const onAbort = () => forget(kept, listener)
    known.set(listener, [...(known.get(listener) ?? []), kept])
    fence.add(kept)
    if (signal) add.call(signal, 'abort', onAbort, { once: true })
    // It may be there from before its node was in the page.
    remove.call(target, type, listener, capture)
    if (fence.isAwake(caller.app)) add.call(target, type, wrapper, options)
  }

  prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: Listener | null,
    options?: boolean | EventListenerOptions,
  ) {
    const target = this ?? window
    const capture = captureOf(options)
    const kept = listener && find(target, type, listener, capture)
    if (kept) {
      forget(kept, listener)
      remove.call(target, type, kept.wrapper, capture)
    }
    remove.call(target, type, listener, options)
  }
}
