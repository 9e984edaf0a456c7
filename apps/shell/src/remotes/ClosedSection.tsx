import { Lock, PauseCircle } from 'lucide-react'
import styled from 'styled-components'
import type { SectionRow } from '@torneo/contracts/remotes'
import { Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/EmptyState'
import { SecondaryLink } from '../frame/SecondaryLink'

interface ClosedSectionProps {
  readonly row: Pick<SectionRow, 'id' | 'label'>
  /** Of an app that its team has switched off: why, in the team's own words. */
  readonly off?: string | undefined
}

/** What stands at the address of a section that nobody may open now, or not this person. Spec 1 §2 Guard; the sentence on /users is promised (R37, R46). */
export default function ClosedSection({ row, off }: ClosedSectionProps) {
  const action = <SecondaryLink as={Link} to="/">Ir al Dashboard</SecondaryLink>
  if (off !== undefined) {
    return <EmptyState icon={<PauseCircle size={24} aria-hidden />} title={`${row.label} está en pausa`} text={off} action={action} />
  }
  const text = row.id === 'users' ? 'No tienes permisos para gestionar usuarios' : 'No tienes permisos para acceder a esta sección'
  return <Narrow><EmptyState icon={<Lock size={24} aria-hidden />} title="Acceso Denegado" text={text} action={action} /></Narrow>
}

const Narrow = styled.div`
  width: min(100%, 35rem);
  margin: 0 auto;
`
