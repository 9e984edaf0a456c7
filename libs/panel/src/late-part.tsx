import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { fetchFormsAhead, retryableLazy, retryFailedLazies } from '@torneo/client'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Modal, type ModalSize } from '@torneo/ui/Modal'
import { Spinner } from '@torneo/ui/Spinner'
import { useFocusBack } from '@torneo/ui/use-focus-back'

const texts = {
  loading: 'Cargando...',
  unloaded: 'No pudimos abrir esta parte',
  unloadedWhy: 'Revisa tu conexión y vuelve a intentar.',
} as const

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type LatePart<Props> = ComponentType<Props> & { readonly ahead: () => void }

/**
 * A part of a screen whose code comes when it is opened, or ahead of that (`fetchingAhead`): a list does not carry its forms. Its frame is there at
 * once, around a sign of waiting, or around what failed with a way to fetch it again; the screen behind it stays.
 */
export function latePart<Props extends object>(load: Load<Props>, frame: (props: Props, content: ReactNode) => ReactNode): LatePart<Props> {
  const Part = retryableLazy(load)
  function Late(props: Props) {
    useFocusBack()
    return (
      <Boundary
        waiting={frame(props, <Spinner label={texts.loading} />)}
        renderFailed={(retry) => frame(props, <ErrorPane title={texts.unloaded} text={texts.unloadedWhy} onRetry={retry} />)}
      >
        <Part {...props} />
      </Boundary>
    )
  }
  return Object.assign(Late, { ahead: () => void Part.ahead?.() })
}

interface LateModalOptions<Props> {
  /** As the modal itself says it. */
  readonly title: (props: Props) => string
  readonly size?: ModalSize
}

/** A modal whose code comes when it is opened, or ahead of that. */
export function lateModal<Props extends { readonly onClose: () => void }>(load: Load<Props>, { title, size }: LateModalOptions<Props>): LatePart<Props> {
  return latePart(load, (props, content) => <Modal title={title(props)} size={size} onClose={props.onClose}>{content}</Modal>)
}

/** On a screen's root: whoever comes to it with the pointer, a finger or the keyboard may soon open one of these. */
export function fetchingAhead(...parts: readonly { readonly ahead: () => void }[]) {
  const fetchAhead = () => {
    for (const part of parts) part.ahead()
  }
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead }
}

interface BoundaryProps {
  readonly children: ReactNode
  readonly waiting: ReactNode
  readonly renderFailed: (retry: () => void) => ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  retry = () => {
    retryFailedLazies()
    // It may be what forms are made with that is missing: drawn before that is there, the part would fail once more.
    void Promise.resolve(fetchFormsAhead()).then(() => this.setState({ isBroken: false }))
  }

  override render() {
    const { children, waiting, renderFailed } = this.props
    return this.state.isBroken ? renderFailed(this.retry) : <Suspense fallback={waiting}>{children}</Suspense>
  }
}
