import { Notice } from '@torneo/ui/Notice'

interface FailureNoticeProps {
  /** What failed: 'Error al actualizar el hero'. */
  readonly title: string
  /** Why, as the server says it; equal to the title where it says no more. */
  readonly reason: string
}

/** What failed, and why, where it failed. */
export function FailureNotice({ title, reason }: FailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert">
      <strong>{title}</strong>{reason === title ? '' : `${/[.:]$/.test(title) ? '' : '.'} ${reason}`}
    </Notice>
  )
}
