import type { ReactNode } from 'react'

/**
 * Parts of the dashboard that a section app arranges when it fills the slot `dashboard`. It renders each once; a later
 * shell may add properties, so a new one is optional for apps.
 */
export interface DashboardSlotProps {
  /** Renders the greeting with a sentence after the date (null: the usual one) and a part at its end. */
  readonly renderBanner: (sentence: string | null, part: ReactNode) => ReactNode
  /** Comes below the banner: the first steps, and a notice of counters that could not be read. */
  readonly head: ReactNode
  /** Renders the tasks of the page's editors: beside a part of the app, where an empty list is shown too, or alone. */
  readonly renderTasks: (isBeside: boolean) => ReactNode
  /** Shown instead of the parts below it while the app reads its data, so that nothing shifts. */
  readonly waiting: ReactNode
  /** Everything below. */
  readonly children: ReactNode
}
