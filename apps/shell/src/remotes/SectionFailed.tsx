import type { SectionRow } from '@torneo/contracts/releases/remotes'
import type { FailureKind } from '@torneo/contracts/releases/section-failures'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { useState } from 'react'
import { SecondaryLink } from '../frame/SecondaryLink'

const reasons: Readonly<Record<FailureKind, string>> = {
  missing: 'La sección no está publicada en este momento.',
  unreachable: 'La sección no respondió.',
  timeout: 'La sección tarda más de lo normal. Si llega, se abre sola.',
  hung: 'La sección no terminó de abrirse.',
  contract: 'Esta versión de la sección necesita una actualización del panel.',
  broken: 'La sección tuvo un error.',
  gone: 'Una parte de la sección ya no está: probablemente hay una versión nueva. Lo que escribiste queda guardado en este dispositivo; recarga la página.',
}

interface SectionFailedProps {
  readonly row: Pick<SectionRow, 'label' | 'owner'>
  readonly failure: { readonly kind: FailureKind; readonly detail: string; readonly attempts: number }
  readonly onRetry: () => Promise<void>
}

/**
 * Pane of a section that failed to load. The second failure offers a reload; a deleted chunk offers it immediately.
 */
export function SectionFailed({ row, failure, onRetry }: SectionFailedProps) {
  const [busy, setBusy] = useState(false)
  return (
    <ErrorPane
      title={`No pudimos abrir ${row.label}`}
      text={`${reasons[failure.kind]} El resto del panel sigue funcionando y no perdiste nada de lo que guardaste.`}
      busy={busy}
      onRetry={() => {
        setBusy(true)
        void onRetry().finally(() => setBusy(false))
      }}
      actions={
        <>
          {(failure.attempts > 1 || failure.kind === 'gone') && (
            <Button variant="secondary" onClick={() => location.reload()}>
              Recargar la página
            </Button>
          )}
          <SecondaryLink as={Link} to="/">
            Ir al Dashboard
          </SecondaryLink>
        </>
      }
      details={`${row.owner}: ${failure.detail}`}
    />
  )
}
