import { logFault } from './process-log'

/**
 * The only timers of the services (`npm run check` rejects others): errors of their work are logged here, because an
 * unhandled one would end the process. They never keep the process alive.
 */
const owned = (work: () => unknown) => (): void => void (async () => work())().catch(logFault)

export const after = (ms: number, work: () => unknown): NodeJS.Timeout => setTimeout(owned(work), ms).unref()

export const every = (ms: number, work: () => unknown): NodeJS.Timeout => setInterval(owned(work), ms).unref()

/**
 * Returns the result of the work; rejects with the error of `onLate` after `ms`. Its timer can do nothing else, and is
 * cleared with the work.
 */
export async function withDeadline<T>(ms: number, work: Promise<T>, onLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onLate()), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
