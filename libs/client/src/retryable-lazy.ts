import { createElement, lazy, useState, useSyncExternalStore, type ComponentType } from 'react'
import { withForms } from './forms-door'

const retries = new Set<() => void>()

/** Gives every lazy part that failed another chance; the shell calls it on 'Reintentar'. */
export function retryFailedLazies(): void {
  for (const retry of [...retries]) retry()
}

/** @public Named in the declarations of those who make one. */
export type LazyComponent<Props, Module = unknown> = ComponentType<Props> & {
  /**
   * Fetches it before it is drawn, and says what its module holds: undefined when it could not be fetched. A page that was opened before a release
   * may have a lib without it, or one that says nothing: call it as `part.ahead?.()`.
   */
  readonly ahead?: () => Promise<Module | undefined>
}

/**
 * Like `React.lazy`, which keeps a rejection for ever, but a failed part is fetched again after 'Reintentar', and one that was fetched ahead is
 * drawn in the same turn: React.lazy waits once even for what is there, and what was waited for is shown 300 ms later.
 */
export function retryableLazy<Props extends object, Module = unknown>(
  load: () => Promise<Module & { readonly default: ComponentType<Props> }>,
): LazyComponent<Props, Module> {
  const listeners = new Set<() => void>()
  let failed = false
  let here: ComponentType<Props> | undefined
  let coming: ReturnType<typeof load> | undefined
  const bring = () => {
    coming ??= withForms(load).then((part) => {
      here = part.default
      return part
    }, (error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  const make = () => lazy(() => bring().catch((error: unknown) => {
    failed = true
    throw error
  }))
  let current = make()
  retries.add(() => {
    if (!failed) return
    failed = false
    current = make()
    for (const listener of [...listeners]) listener()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  function RetryableLazy(props: Props) {
    const waited = useSyncExternalStore(subscribe, () => current) as ComponentType<Props>
    // Chosen once: another type in its place would begin the part anew.
    const [atOnce] = useState(() => here)
    return createElement(atOnce ?? waited, props)
  }
  return Object.assign(RetryableLazy, { ahead: () => bring().catch(() => undefined) })
}
