import { Component, type ReactNode } from 'react'
import type { SectionRow } from '@torneo/contracts/remotes'
import { kindOfDrawError } from './failure-kind'
import { remotes } from './remotes'
import { SectionFailed } from './SectionFailed'

interface Props {
  readonly row: SectionRow
  readonly onRetry: () => Promise<void>
  readonly children: ReactNode
}

/** Keeps what a section throws while drawing inside its pane. Retrying mounts a new boundary. */
export class SectionBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error): void {
    remotes.broke(this.props.row.owner, kindOfDrawError(error.message), String(error))
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const failure = { kind: kindOfDrawError(error.message), detail: error.message, tries: 1 }
    return <SectionFailed row={this.props.row} failure={failure} onRetry={this.props.onRetry} />
  }
}
