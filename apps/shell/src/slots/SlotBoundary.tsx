import { Component, type ErrorInfo, type ReactNode } from 'react'
import { noteError } from '../errors/note-error'
import { remotes } from '../remotes/remotes'

interface Props {
  /** App whose part it is, which is told of its error. */
  readonly app: string
  /** Shown instead of a part that threw. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows the panel without a part that throws while rendering, and reports the error to its team. */
export class SlotBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    noteError({ error, componentStack: componentStack ?? '' })
    void remotes.reportBroken(this.props.app, String(error))
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
