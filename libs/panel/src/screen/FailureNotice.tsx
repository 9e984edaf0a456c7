import { Notice } from '@torneo/ui/feedback/Notice'

interface FailureNoticeProps {
  /** Failed action: 'Error al actualizar el hero'; absent if the reason names it. */
  readonly title?: string
  /** Reason reported by the server; equal to the title when it reports none. Null without a failure. */
  readonly reason: string | null
}

/** Shows a failure and its reason next to the failed form or list. */
export function FailureNotice({ title, reason }: FailureNoticeProps) {
  if (reason === null) return null
  if (title === undefined)
    return (
      <Notice tone="danger" role="alert">
        {reason}
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert">
      <strong>{title}</strong>
      {reason === title ? '' : `${/[.:]$/.test(title) ? '' : '.'} ${reason}`}
    </Notice>
  )
}
