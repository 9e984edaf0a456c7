/** The proof of a user; in this module's memory only, as the store is open to all sections. */
let held: { readonly user: string; readonly proof: string } | null = null

/** Returns the proof to send for a user; undefined without one. */
export const proofOf = (user: string | undefined): string | undefined =>
  held && held.user === user ? held.proof : undefined

export function holdProof(user: string, proof: string): void {
  held = { user, proof }
}

type Waiter = (isProven: boolean) => void
const waiters = new Set<Waiter>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Calls the listener when the first call begins to wait and when none waits any more; returns its removal. */
export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isProofRequested = (): boolean => waiters.size > 0

/** Ends every wait of `waitForProof`. */
export function resolveProof(isProven: boolean): void {
  for (const waiter of [...waiters]) waiter(isProven)
}

/**
 * Resolves with true once the person has proven who they are, with false when they cancel or the call is aborted, and at
 * once where the page has no dialog for it.
 */
export function waitForProof(signal: AbortSignal): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    const finish: Waiter = (isProven) => {
      waiters.delete(finish)
      notify()
      resolve(isProven)
    }
    waiters.add(finish)
    signal.addEventListener('abort', () => finish(false), { once: true })
    notify()
  })
}
