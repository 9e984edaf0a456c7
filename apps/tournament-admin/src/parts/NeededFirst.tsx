import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import { sectionById, type SectionId } from '@torneo/contracts/sections'
import { formQuery } from '@torneo/domain/form-address'
import { focusIds } from '@torneo/panel/collection-focus'
import { Link } from '@torneo/router'
import { LinkButton } from './LinkButton'

interface Need {
  readonly section: SectionId
  /** 'un deporte'; the section's name without it. */
  readonly label?: string
}

interface NeededFirstProps {
  /** 'Primero crea' */
  readonly lead: string
  /** What is not there yet, and the section with its form. */
  readonly needs: readonly Need[]
}

const formOf = (section: SectionId) => sectionById(section).path + formQuery('nuevo')

/** Links to the forms of what is needed first. */
export function NeededFirst({ lead, needs }: NeededFirstProps) {
  return (
    <>
      {lead}{' '}
      {needs.map(({ section, label = sectionById(section).label }, index) => (
        <Fragment key={section}>
          {index > 0 && ' y '}
          <Link to={formOf(section)}>{label}</Link>
        </Fragment>
      ))}.
    </>
  )
}

interface NeededButtonProps {
  /** Of the empty list. */
  readonly name: string
  readonly need: Need
}

/** In an empty list, in place of its own button: a form that cannot be completed is no way on. */
export function NeededButton({ name, need: { section, label } }: NeededButtonProps) {
  return (
    <LinkButton $variant="primary" id={focusIds(name).new} to={formOf(section)}>
      <Plus size={18} aria-hidden />Crear {label}
    </LinkButton>
  )
}
