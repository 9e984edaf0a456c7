import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { Lock, PauseCircle } from 'lucide-react'
import styled from 'styled-components'
import { SecondaryLink } from '../frame/SecondaryLink'

interface ClosedSectionProps {
  readonly row: Pick<SectionRow, 'id' | 'label'>
  /** Reason why the app is switched off, in its team's own words. */
  readonly off?: string | undefined
}

/**
 * Replaces a section that is switched off, or that this user may not open (spec 1 §2 Guard). The sentence for /users is
 * prescribed (R37, R46).
 */
export default function ClosedSection({ row, off }: ClosedSectionProps) {
  const action = (
    <SecondaryLink as={Link} to="/">
      Ir al Dashboard
    </SecondaryLink>
  )
  if (off !== undefined) {
    return (
      <EmptyState
        icon={<PauseCircle size={24} aria-hidden />}
        title={`${row.label} está en pausa`}
        text={off}
        action={action}
      />
    )
  }
  const text =
    row.id === 'users' ? 'No tienes permisos para gestionar usuarios' : 'No tienes permisos para acceder a esta sección'
  return (
    <Narrow>
      <EmptyState icon={<Lock size={24} aria-hidden />} title="Acceso Denegado" text={text} action={action} />
    </Narrow>
  )
}

const Narrow = styled.div`
  width: min(100%, 35rem);
  margin: 0 auto;
`
