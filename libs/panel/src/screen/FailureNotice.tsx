import { Notice } from '@torneo/ui/feedback/Notice'

interface FailureNoticeProps {
  /** Failed action: 'Error al actualizar el hero'. */
  readonly title: string
  /** Reason reported by the server; equal to the title when it reports none. */
  readonly reason: string
}

/** Shows a failure and its reason next to the failed form or list. */
export function FailureNotice({ title, reason }: FailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert">
      <strong>{title}</strong>
      {reason === title ? '' : `${/[.:]$/.test(title) ? '' : '.'} ${reason}`}
    </Notice>
  )
}
