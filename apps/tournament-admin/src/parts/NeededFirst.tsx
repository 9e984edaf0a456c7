import { sectionById, type SectionId } from '@torneo/contracts/releases/sections'
import { formQuery } from '@torneo/domain/records/form-address'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { Link } from '@torneo/router'
import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import { LinkButton } from './LinkButton'

interface Need {
  readonly section: SectionId
  /** Noun such as 'un deporte'; defaults to the section's name. */
  readonly label?: string
}

interface NeededFirstProps {
  /** Introduction such as 'Primero crea'. */
  readonly lead: string
  /** Missing records, each with the section that has its form. */
  readonly needs: readonly Need[]
}

const formOf = (section: SectionId) => sectionById(section).path + formQuery('nuevo')

/** Links to the forms of the missing records. */
export function NeededFirst({ lead, needs }: NeededFirstProps) {
  return (
    <>
      {lead}{' '}
      {needs.map(({ section, label = sectionById(section).label }, index) => (
        <Fragment key={section}>
          {index > 0 && ' y '}
          <Link to={formOf(section)}>{label}</Link>
        </Fragment>
      ))}
      .
    </>
  )
}

interface NeededButtonProps {
  /** Name of the empty list. */
  readonly name: string
  readonly need: Need
}

/** Replaces an empty list's own button, whose form could not be completed without this record. */
export function NeededButton({ name, need: { section, label } }: NeededButtonProps) {
  return (
    <LinkButton $variant="primary" id={focusIds(name).new} to={formOf(section)}>
      <Plus size={18} aria-hidden />
      Crear {label}
    </LinkButton>
  )
}
