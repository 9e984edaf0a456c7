import { Lock } from 'lucide-react'
import styled from 'styled-components'
import { Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/EmptyState'
import { SecondaryLink } from './SecondaryLink'

/** Spec 1 §2 Guard; the sentence on /users is a promised one of its own (R37, R46). */
export function AccessDenied({ row }: { row: { readonly id: string } }) {
  const text = row.id === 'users' ? 'No tienes permisos para gestionar usuarios' : 'No tienes permisos para acceder a esta sección'
  return (
    <Narrow>
      <EmptyState
        icon={<Lock size={24} aria-hidden />}
        title="Acceso Denegado"
        text={text}
        action={<SecondaryLink as={Link} to="/">Ir al Dashboard</SecondaryLink>}
      />
    </Narrow>
  )
}

const Narrow = styled.div`
  width: min(100%, 35rem);
  margin: 0 auto;
`
