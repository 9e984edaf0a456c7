import { leakTexts } from '@torneo/domain/releases/leaks'
import type { Addition, Fence } from './fence-state'
import { isShared, outlives } from './shared-targets'

type Listener = EventListenerOrEventListenerObject
interface Kept extends Addition {
  readonly target: EventTarget
  readonly type: string
  readonly capture: boolean
  readonly wrapper: EventListener
}

const captureOf = (options?: boolean | AddEventListenerOptions) =>
  typeof options === 'object' ? options.capture === true : options === true

const nothing = () => undefined
const stoppers = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const

/** True for an event of the panel's frame: a section may hear it, and not stop it. */
const isOfFrame = ({ target }: Event) =>
  target instanceof Element && target.closest('#root') !== null && !target.closest('#contenido, [data-section]')

function call(listener: Listener, target: EventTarget, event: Event): void {
  if (typeof listener === 'function') Reflect.apply(listener, target, [event])
  else listener.handleEvent(event)
}

function callWithoutStopping(listener: Listener, target: EventTarget, event: Event): void {
  for (const name of stoppers) Object.defineProperty(event, name, { value: nothing, configurable: true })
  try {
    call(listener, target, event)
  } finally {
    for (const name of stoppers) delete (event as Partial<Event>)[name]
  }
}

/** Ties the listeners that sections add to the page, and to parts of it that are not theirs, to their screens. */
export function fenceListeners(prototype: EventTarget, fence: Fence): void {
  const { addEventListener: add, removeEventListener: remove } = prototype
  const known = new WeakMap<Listener, Kept[]>()
  const find = (target: EventTarget, type: string, listener: Listener, capture: boolean) =>
    known.get(listener)?.find((kept) => kept.target === target && kept.type === type && kept.capture === capture)

  function forget(kept: Kept, listener: Listener): void {
    fence.drop(kept)
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
      if (isOfFrame(event)) callWithoutStopping(listener, target, event)
      else call(listener, target, event)
    }
    const kept: Kept = {
      target,
      type,
      capture,
      wrapper,
      caller,
      suspend: () => {
        remove.call(target, type, wrapper, capture)
        return target instanceof Node && !target.isConnected ? null : leakTexts.listener(type)
      },
      resume: () => add.call(target, type, wrapper, options),
    }
    known.set(listener, [...(known.get(listener) ?? []), kept])
    fence.add(kept)
    if (signal) add.call(signal, 'abort', () => forget(kept, listener), { once: true })
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
