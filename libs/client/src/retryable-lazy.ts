import { createElement, lazy, useSyncExternalStore, type ComponentType } from 'react'
import { withForms } from './forms-door'

const retries = new Set<() => void>()

/** Gives every lazy part that failed another chance; the shell calls it on 'Reintentar'. */
export function retryFailedLazies(): void {
  for (const retry of [...retries]) retry()
}

/** Like `React.lazy`, which keeps a rejection for ever, but a failed part is fetched again after 'Reintentar'. */
export function retryableLazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const listeners = new Set<() => void>()
  let failed = false
  const make = () => lazy(() => withForms(load).catch((error: unknown) => {
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
  return function RetryableLazy(props: Props) {
    return createElement(useSyncExternalStore(subscribe, () => current) as ComponentType<Props>, props)
  }
}
