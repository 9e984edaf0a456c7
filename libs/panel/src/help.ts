import type { passRole, Role } from '@torneo/contracts/roles'
import type { SectionId } from '@torneo/contracts/sections'

/** Whom an article is written for: a role, who holds a volunteer's pass, or everybody with an account. */
export type HelpGuide = Role | typeof passRole | 'everyone'

/** A screenshot in both themes, by their addresses; the size is in CSS pixels. */
export interface HelpPicture {
  readonly light: string
  readonly dark: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** The files that `npm run pictures -- --articles` made for an article. */
export const helpPicture = (light: string, dark: string, alt: string): HelpPicture => ({ light, dark, alt, width: 360, height: 480 })

/**
 * An article of 'Ayuda'. Shells of later releases read it too: a new property must be optional. In `steps` and `notes`, `**Nuevo partido**` is a text of
 * the screen, exactly as it stands there (tools/check/help.test.ts).
 */
export interface HelpArticle {
  /** Unique in the panel, and its address: `?ayuda=<id>`. */
  readonly id: string
  /** A task, as people call it: 'Cargar un gol'. */
  readonly title: string
  readonly guide: HelpGuide
  /** Where it is done. */
  readonly section?: SectionId
  /** Words to find it by that it does not contain. */
  readonly finds?: string
  readonly steps: readonly string[]
  readonly notes?: readonly string[]
  readonly picture?: HelpPicture
}

/** What a section app brings as `help`, by `sectionScreens`. */
export interface HelpModule {
  readonly default: readonly HelpArticle[]
}

/** In the query of any address: 'Ayuda' is open over it, on this article, or on the list when it is empty. */
export const helpParameter = 'ayuda'

/** The query that opens an article ('' the list) over the present screen, or closes the help (null); the rest of the query stays. */
export function helpQuery(search: string, article: string | null): string {
  const params = new URLSearchParams(search)
  if (article === null) params.delete(helpParameter)
  else params.set(helpParameter, article)
  return `?${params.toString()}`
}
