import type { passRole, Role } from '@torneo/contracts/people/roles'
import type { SectionId } from '@torneo/contracts/releases/sections'

/** Audience of an article: a role, holders of a volunteer's pass, or everybody with an account. */
export type HelpGuide = Role | typeof passRole | 'everyone'

/** A screenshot in both themes, as addresses; the size is in CSS pixels. */
export interface HelpPicture {
  readonly light: string
  readonly dark: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A picture made for an article by `npm run pictures -- --articles`. */
export const helpPicture = (light: string, dark: string, alt: string): HelpPicture => ({
  light,
  dark,
  alt,
  width: 360,
  height: 480,
})

/**
 * An article of 'Ayuda'. Shells of later releases read it too, so a new property must be optional. Bold parts of
 * `steps` and `notes`, such as `**Nuevo partido**`, quote texts of the screen exactly (tools/check/help.test.ts).
 */
export interface HelpArticle {
  /** Unique in the panel, and part of its address: `?ayuda=<id>`. */
  readonly id: string
  /** A task in the words of users: 'Cargar un gol'. */
  readonly title: string
  readonly guide: HelpGuide
  /** Section where the task is done. */
  readonly section?: SectionId
  /** Search terms that the article does not contain. */
  readonly finds?: string
  readonly steps: readonly string[]
  readonly notes?: readonly string[]
  readonly picture?: HelpPicture
}

/** Module with the articles that a section app passes to `screensOf`. */
export interface HelpModule {
  readonly default: readonly HelpArticle[]
}

/** Query parameter that opens 'Ayuda' over any screen: an article by its id, or the list when empty. */
export const helpParameter = 'ayuda'

/**
 * Builds the query that opens an article ('' for the list) over the current screen, or closes the help (null); other
 * parameters stay.
 */
export function helpQuery(search: string, article: string | null): string {
  const params = new URLSearchParams(search)
  if (article === null) params.delete(helpParameter)
  else params.set(helpParameter, article)
  return `?${params.toString()}`
}
