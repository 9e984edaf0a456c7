import { Notice } from '@torneo/ui/feedback/Notice'

/** Sentence of a form's last failure. */
export const FailureNotice = ({ failure }: { readonly failure: string | null }) =>
  failure !== null && (
    <Notice tone="danger" role="alert">
      {failure}
    </Notice>
  )
