import { retryFailedLazies } from '@torneo/client'
import { Component, Suspense, type ReactNode } from 'react'

interface LazyPartProps {
  readonly children: ReactNode
  readonly waiting: ReactNode
  /** Replaces a part that could not be loaded; the form around it stays. */
  readonly renderFailed: (retry: () => void) => ReactNode
}

/** A part whose code is loaded on first use. */
export class LazyPart extends Component<LazyPartProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  retry = () => {
    retryFailedLazies()
    this.setState({ isBroken: false })
  }

  override render() {
    const { children, waiting, renderFailed } = this.props
    return this.state.isBroken ? renderFailed(this.retry) : <Suspense fallback={waiting}>{children}</Suspense>
  }
}
