import { Fragment } from 'react'
import { sectionById, type SectionId } from '@torneo/contracts/sections'
import { askingNew } from '@torneo/panel/use-asked-new'
import { Link } from '@torneo/router'

interface NeededFirstProps {
  /** 'Primero crea' */
  readonly lead: string
  /** What is not there yet: 'un deporte', and the section with its form. */
  readonly needs: readonly { readonly section: SectionId; readonly label: string }[]
}

/** In an empty list: links to the forms of what its records are made of. */
export function NeededFirst({ lead, needs }: NeededFirstProps) {
  return (
    <>
      {lead}{' '}
      {needs.map(({ section, label }, index) => (
        <Fragment key={section}>
          {index > 0 && ' y '}
          <Link to={sectionById(section).path} state={askingNew}>{label}</Link>
        </Fragment>
      ))}.
    </>
  )
}
