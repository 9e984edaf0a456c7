import { logFault } from './process-log'
import { tooSlow } from './problems'

/**
 * The only timers of the service (`npm run check` refuses others): what their work throws or rejects with is logged and ends there, since it would
 * end the process. None keeps the process alive.
 */
const owned = (work: () => unknown) => (): void => void (async () => work())().catch(logFault)

export const after = (ms: number, work: () => unknown): NodeJS.Timeout => setTimeout(owned(work), ms).unref()

export const every = (ms: number, work: () => unknown): NodeJS.Timeout => setInterval(owned(work), ms).unref()

/** The result of reading what somebody sends; rejects with 408 when that takes longer than `ms`. Its timer can do nothing else, and ends with the work. */
export async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
