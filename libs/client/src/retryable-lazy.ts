import { createElement, lazy, useState, type ComponentType } from 'react'

const retries = new Set<() => void>()

/** Allows every failed lazy part to load again on its next render; the shell calls it on 'Reintentar'. */
export function retryFailedLazies(): void {
  for (const retry of [...retries]) retry()
}

/** @public Part of the declarations of its callers. */
export type LazyComponent<Props, Module = unknown> = ComponentType<Props> & {
  /** Loads the module ahead of rendering; undefined on failure. */
  readonly prefetch: () => Promise<Module | undefined>
}

/**
 * Works like `React.lazy`, with two differences: a module that failed to load is requested again after
 * `retryFailedLazies`, and a loaded one renders without suspending, whereas React would show the fallback for 300 ms.
 */
export function retryableLazy<Props extends object, Module = unknown>(
  load: () => Promise<Module & { readonly default: ComponentType<Props> }>,
): LazyComponent<Props, Module> {
  type Part = Module & { readonly default: ComponentType<Props> }
  let loaded: Part | undefined
  let loading: Promise<Part> | undefined
  let hasFailed = false
  let isAwaited = false
  const loadOnce = () => {
    loading ??= load().then(
      (part) => {
        loaded = part
        return part
      },
      (error: unknown) => {
        hasFailed = true
        throw error
      },
    )
    return loading
  }
  let Suspending = lazy(loadOnce)
  const retry = () => {
    if (!hasFailed) return
    hasFailed = false
    isAwaited = false
    loading = undefined
    Suspending = lazy(loadOnce)
  }
  retries.add(retry)
  function RetryableLazy(props: Props) {
    // Choose once: a change of component type would unmount the part.
    const [View] = useState<ComponentType<Props>>(() => {
      if (loaded) return loaded.default
      isAwaited = true
      return Suspending
    })
    return createElement(View, props)
  }
  // Swallow a failed prefetch: rendering the part loads it again and shows the failure, unless it is waiting for this one.
  const prefetch = () =>
    loadOnce().catch(() => {
      if (!isAwaited) retry()
      return undefined
    })
  return Object.assign(RetryableLazy, { prefetch })
}
