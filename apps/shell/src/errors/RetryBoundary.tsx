import { Component, type ErrorInfo, type ReactNode } from 'react'
import { repairPage } from '../fence/section-visits'
import { noteError } from './note-error'

/** Silent retries at an address: enough for a screen whose parts throw one after another while they are left. */
const maxRetries = 3

interface Props {
  /** A change resets the retries. */
  readonly at?: string
  /** Replaces the children once the retries are used up. */
  readonly pane: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/**
 * Catches what the boundary of a section cannot: errors of its clean-up, which React throws after it has unmounted that
 * boundary, and those of the shell. The children are rendered again at once, because the error is mostly one of a screen
 * that is no longer shown.
 */
export class RetryBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  private retries = 0
  private isRetrying = false

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  /** Is called once for each error of a commit, and all of them are one retry. */
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    noteError({ error, componentStack: componentStack ?? '' })
    if (this.isRetrying || this.retries === maxRetries) return
    this.retries += 1
    this.isRetrying = true
    repairPage()
    this.setState({ hasFailed: false }, () => (this.isRetrying = false))
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at) this.reset()
  }

  private readonly reset = () => {
    this.retries = 0
    if (this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.pane(this.reset) : this.props.children
  }
}
