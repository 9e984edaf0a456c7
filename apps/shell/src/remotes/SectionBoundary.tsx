import { Component, type ReactNode } from 'react'
import type { SectionRow } from '@torneo/contracts/remotes'
import type { FailureKind } from './create-remotes'
import { remotes } from './remotes'
import { SectionFailed } from './SectionFailed'

/** What browsers say when a part of a page that it asks for later is not served any more (Chromium, Firefox, Safari). */
const partIsGone = /dynamically imported module|Importing a module script failed/i

const kindOf = (error: Error): FailureKind => (partIsGone.test(error.message) ? 'gone' : 'broken')

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
    remotes.broke(this.props.row.owner, kindOf(error), String(error))
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const failure = { kind: kindOf(error), detail: error.message, tries: 1 }
    return <SectionFailed row={this.props.row} failure={failure} onRetry={this.props.onRetry} />
  }
}
