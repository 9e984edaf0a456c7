import { navigation } from './shared-targets'

const ofEvents = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation', 'intercept'] as const
const flags = ['cancelBubble', 'returnValue'] as const
const nothing = () => undefined

/** True for an event of the panel's frame, and for a navigation: a section may hear it, and not stop it. */
const isOfFrame = (event: unknown): event is Event => {
  if (!(event instanceof Event)) return false
  const { target } = event
  if (target === navigation) return navigation !== undefined
  return target instanceof Element && target.closest('#root') !== null && !target.closest('#contenido, [data-section]')
}

/** Calls a listener or a handler with an event and its other arguments; it cannot stop an event of the frame. */
export function callUnstoppably(call: (...args: unknown[]) => unknown, target: unknown, args: unknown[]): unknown {
  const [event] = args
  if (!isOfFrame(event)) return Reflect.apply(call, target, args)
  const define = (name: string, value: unknown) =>
    Object.defineProperty(event, name, { value, writable: true, configurable: true })
  for (const name of ofEvents) define(name, nothing)
  for (const name of flags) define(name, event[name])
  try {
    Reflect.apply(call, target, args)
  } finally {
    for (const name of [...ofEvents, ...flags]) Reflect.deleteProperty(event, name)
  }
  return undefined
}
