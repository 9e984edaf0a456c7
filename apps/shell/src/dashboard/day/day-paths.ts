import { sectionById } from '@torneo/contracts/releases/sections'

/** Address of 'Canchas' (B36). */
export const fieldsPath = `${sectionById('fixtures').path}?vista=canchas`
