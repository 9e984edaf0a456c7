import type { PublicLanding, PublicTournament } from '@torneo/contracts/site/public'
import type { PublicView } from './public-page'
import type { TournamentDays } from './season'

/** Input of the public page's program: everything that one address shows. */
export interface PublicPageRequest {
  readonly view: PublicView
  /** The built page without content. */
  readonly template: string
  /** Public origin of the page's addresses; a placeholder while pages are cached for all origins. */
  readonly origin: string
  /** Today in the tournament's time zone, as yyyy-mm-dd. */
  readonly today: string
  readonly landing: PublicLanding
  /** Days of play of the whole tournament, which a view alone does not show; null without any. */
  readonly days?: TournamentDays | null
  /** Data URI of a blurred picture that stands in for the hero's while that loads; null or absent without one. */
  readonly heroSketch?: string | null
  /** The tournament with the matches that the view shows and the tables of its sports. */
  readonly tournament: PublicTournament
}

/** Output of the program. `css`: the page's inline style, whose hash the content security policy names. */
export interface RenderedPublicPage {
  readonly html: string
  readonly css: string
}

/** Renders a view; that of 'now' is a fragment without a document. */
export type RenderPublicPage = (request: PublicPageRequest) => RenderedPublicPage | Promise<RenderedPublicPage>
