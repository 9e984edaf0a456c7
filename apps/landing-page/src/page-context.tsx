import type { PublicLanding } from '@torneo/contracts/site/public'
import type { PublicPageRequest } from '@torneo/domain/site/page-program'
import type { LandingPart } from '@torneo/domain/site/public-page'
import type { Season, TournamentDays } from '@torneo/domain/site/season'
import { createContext } from 'react'

/** Record and field of the panel that a text of the page comes from. */
export interface EditTarget {
  readonly 'data-edit': string
  readonly 'data-edit-field': string
}

/** Marks an element as the field of a record; only in the panel's preview, where a press opens the form (B63). */
export type Mark = <Part extends LandingPart>(
  part: Part,
  field: FieldOf<NonNullable<PublicLanding[Part]>>,
  id?: string,
) => EditTarget | undefined

type FieldOf<Content> = keyof (Content extends readonly (infer Row)[] ? Row : Content) & string

export interface PageContent extends Pick<PublicPageRequest, 'landing' | 'tournament' | 'today'> {
  readonly season: Season
  readonly days: TournamentDays | null
  readonly mark: Mark
}

export const noMarks: Mark = () => undefined

/** Marks for the preview: 'sponsors/019a' and 'name'. */
export const previewMarks: Mark = (part, field, id) => ({
  'data-edit': id === undefined ? part : `${part}/${id}`,
  'data-edit-field': field,
})

/** The content of the page, the same for every part. */
export const PageContext = createContext<PageContent | null>(null)
