import { sectionById, type SectionId } from '@torneo/contracts/releases/sections'
import { fieldParameter, formAddress, formParameter } from '@torneo/domain/records/form-address'
import { isLandingPart, type LandingPart } from '@torneo/domain/site/public-page'

const sections: Readonly<Record<LandingPart, SectionId>> = {
  hero: 'hero',
  about: 'about',
  landingSports: 'landing_sports',
  schedule: 'schedule',
  galleryGroups: 'gallery',
  sponsors: 'sponsors',
  hallOfFame: 'hall_of_fame',
  cta: 'cta',
  news: 'news',
  pages: 'pages',
  settings: 'settings',
  appearance: 'appearance',
}

/** A text that was pressed in the preview: `sponsors/019a` and `name`. */
export interface EditRequest {
  readonly record: string
  readonly field: string
}

interface EditAddress {
  readonly pathname: string
  readonly search: string
}

/**
 * Returns the address that opens the form of a text at its field; in the form of the same record, the current address
 * with the field. Null for a part without a form.
 */
export function editAddress(
  { record, field }: EditRequest,
  { name, id = '' }: { readonly name: string; readonly id: string | undefined },
  current: EditAddress,
): EditAddress | null {
  const [part = '', recordId] = record.split('/')
  if (!isLandingPart(part)) return null
  const isSame = part === name && (recordId === undefined || recordId === id)
  const params = new URLSearchParams(isSame ? current.search : '')
  if (!isSame && recordId) params.set(formParameter, formAddress('editar', recordId))
  params.set(fieldParameter, field)
  return { pathname: isSame ? current.pathname : sectionById(sections[part]).path, search: `?${params.toString()}` }
}
