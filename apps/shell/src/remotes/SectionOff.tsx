import { PauseCircle } from 'lucide-react'
import { Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/EmptyState'
import { SecondaryLink } from '../frame/SecondaryLink'
import type { HiddenRow } from './create-remotes'

/** The pane of a section that its team has switched off: why, in the team's own words. */
export function SectionOff({ row }: { row: HiddenRow }) {
  return (
    <EmptyState
      icon={<PauseCircle size={24} aria-hidden />}
      title={`${row.label} está en pausa`}
      text={row.message}
      action={<SecondaryLink as={Link} to="/">Ir al Dashboard</SecondaryLink>}
    />
  )
}
