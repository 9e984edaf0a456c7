import type { About } from '@torneo/contracts/content/about'
import { valuesLike } from '@torneo/panel/record/form-fields'

/** Values of the form. */
export type AboutValues = Pick<About, 'title' | 'description' | 'quote' | 'highlights'>

export const aboutValues = valuesLike<AboutValues>({ title: '', description: '', quote: '', highlights: [] })
