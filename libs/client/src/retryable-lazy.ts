import { createElement, lazy, useState, type ComponentType } from 'react'

const retries = new Set<() => void>()

/** Makes every lazy part that failed load again when it is next rendered; the shell calls it on 'Reintentar'. */
export function retryFailedLazies(): void {
  for (const retry of [...retries]) retry()
}

/** @public Named in the declarations of its callers. */
export type LazyComponent<Props, Module = unknown> = ComponentType<Props> & {
  /** Loads its module before it is rendered; undefined when that fails. A shell of an earlier release gives none: call it as `part.prefetch?.()`. */
  readonly prefetch?: () => Promise<Module | undefined>
}

/**
 * Like `React.lazy`, with two differences: a module that failed to load is requested again after `retryFailedLazies`, and one that is loaded is
 * rendered without suspending, where React would show the fallback for 300 ms.
 */
export function retryableLazy<Props extends object, Module = unknown>(
  load: () => Promise<Module & { readonly default: ComponentType<Props> }>,
): LazyComponent<Props, Module> {
  type Part = Module & { readonly default: ComponentType<Props> }
  let loaded: Part | undefined
  let loading: Promise<Part> | undefined
  let hasFailed = false
  const loadOnce = () => {
    loading ??= load().then((part) => {
      loaded = part
      return part
    }, (error: unknown) => {
      hasFailed = true
      throw error
    })
    return loading
  }
  let Suspending = lazy(loadOnce)
  const retry = () => {
    if (!hasFailed) return
    hasFailed = false
    loading = undefined
    Suspending = lazy(loadOnce)
  }
  retries.add(retry)
  function RetryableLazy(props: Props) {
    // Chosen once: another type in its place would unmount the part.
    const [View] = useState<ComponentType<Props>>(() => loaded?.default ?? Suspending)
    return createElement(View, props)
  }
  // A failure is only shown by a rendered part: a prefetch that failed is repeated when the part is rendered.
  const prefetch = () => loadOnce().catch(() => {
    retry()
    return undefined
  })
  // Section apps of before know it as `ahead`.
  return Object.assign(RetryableLazy, { prefetch, ahead: prefetch })
}
