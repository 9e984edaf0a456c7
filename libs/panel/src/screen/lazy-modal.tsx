import { retryableLazy, retryFailedLazies } from '@torneo/client'
import { Modal, type ModalSize } from '@torneo/ui/dialogs/Modal'
import { useRestoreFocus } from '@torneo/ui/dialogs/use-restore-focus'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { Component, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { LazyBoundary } from './LazyBoundary'

const texts = {
  loading: 'Cargando...',
  unloaded: 'No pudimos abrir esta parte',
  unloadedWhy: 'Revisa tu conexión y vuelve a intentar.',
} as const

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type LazyPart<Props> = ComponentType<Props> & { readonly prefetch: () => void }

/**
 * A part of a screen whose code is loaded when it opens, or by `prefetchOnIntent`. Its frame is rendered immediately
 * with a spinner, or with the error and a retry button; the screen behind it stays.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  frame: (props: Props, content: ReactNode) => ReactNode,
): LazyPart<Props> {
  const Part = retryableLazy(load)
  function Lazy(props: Props) {
    useRestoreFocus()
    return (
      <Boundary
        parts={[Part]}
        fallback={frame(props, <Spinner label={texts.loading} />)}
        renderFailed={(retry) =>
          frame(props, <ErrorPane title={texts.unloaded} text={texts.unloadedWhy} onRetry={retry} />)
        }>
        <Part {...props} />
      </Boundary>
    )
  }
  return Object.assign(Lazy, { prefetch: () => void Part.prefetch?.() })
}

interface LazyModalOptions<Props> {
  /** Title of the modal, the same as the loaded modal's own. */
  readonly title: (props: Props) => string
  readonly size?: ModalSize
}

/** A modal whose code is loaded when it opens, or by `prefetchOnIntent`. */
export function lazyModal<Props extends { readonly onClose: () => void }>(
  load: Load<Props>,
  { title, size }: LazyModalOptions<Props>,
): LazyPart<Props> {
  return lazyPart(load, (props, content) => (
    <Modal title={title(props)} size={size} onClose={props.onClose}>
      {content}
    </Modal>
  ))
}

/** Props for a screen's root: load these parts once the pointer, a finger or the focus enters the screen. */
export function prefetchOnIntent(...parts: readonly { readonly prefetch: () => void }[]) {
  const prefetch = () => {
    for (const part of parts) part.prefetch()
  }
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

interface BoundaryProps extends ComponentProps<typeof LazyBoundary> {
  readonly renderFailed: (retry: () => void) => ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    retryFailedLazies()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { renderFailed, ...boundary } = this.props
    return this.state.hasFailed ? renderFailed(this.retry) : <LazyBoundary {...boundary} />
  }
}
