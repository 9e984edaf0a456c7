import { retryFailedLazies } from '@torneo/client'
import { Component, Suspense, type ReactNode } from 'react'

interface LazyPartProps {
  readonly children: ReactNode
  readonly fallback: ReactNode
  /** Replaces a part that could not be loaded; the form around it stays. */
  readonly renderFailed: (retry: () => void) => ReactNode
}

/** A part whose code is loaded on first use. */
export class LazyPart extends Component<LazyPartProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    retryFailedLazies()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { children, fallback, renderFailed } = this.props
    return this.state.hasFailed ? renderFailed(this.retry) : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
