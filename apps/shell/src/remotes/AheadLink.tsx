import type { ComponentProps } from 'react'
import { sectionById, type SectionId } from '@torneo/contracts/sections'
import { Link } from '@torneo/router'
import { useRowAhead } from './use-load-ahead'

interface AheadLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly section: SectionId
}

/** A link to a section, made ready before the click as the sidebar's rows are. */
export function AheadLink({ section, ...props }: AheadLinkProps) {
  const row = sectionById(section)
  return <Link {...props} {...useRowAhead(row)} to={row.path} />
}
