import { PublicTournament } from '@torneo/contracts/site/public'
import type { PublicPageRequest, RenderedPublicPage } from '@torneo/domain/site/page-program'
import { type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import { tournamentDays } from '@torneo/domain/site/season'
import { existingView, sampleViews, viewData } from '@torneo/domain/site/view-data'
import { dayIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'
import type { HeroSketch } from './hero-sketch'
import type { PageVersion } from './page-versions'

/** A view of a version that is only looked at. */
export interface Look extends RenderedPublicPage {
  /** Its record does not exist, so that the page says so. */
  readonly isMissing: boolean
}

/** Renders versions of the public page that are not live: for who releases them, and to try them before they are. */
export function createPageLooks(
  { zone, readLanding, publicTournament }: FastifyInstance['services'],
  sketches: HeroSketch,
  onFault: (error: unknown) => void,
) {
  async function read() {
    const [{ landing }, body] = await Promise.all([readLanding(), publicTournament.assemble()])
    return { landing, tournament: PublicTournament.parse(JSON.parse(String(body.bytes))) }
  }
  type Shown = Awaited<ReturnType<typeof read>>

  async function render(version: PageVersion, view: PublicView, origin: string, { landing, tournament }: Shown) {
    const today = dayIn(await zone.read())
    const request: PublicPageRequest = {
      ...{ view, template: version.template, origin, today, landing },
      days: tournamentDays(tournament.matches, landing.schedule),
      heroSketch: view.kind === 'home' ? await sketches.of(landing.hero?.backgroundImage ?? '') : null,
      tournament: { ...tournament, scorers: {}, ...viewData(view, tournament, today) },
    }
    return version.render(JSON.stringify(request))
  }

  return {
    async look(version: PageVersion, requested: PublicView, origin: string): Promise<Look> {
      const shown = await read()
      const view = existingView(requested, shown.tournament, shown.landing)
      return { ...(await render(version, view, origin, shown)), isMissing: view.kind === 'missing' }
    },

    /** Returns the first address that a version cannot render from what is shown now; null if it renders all. */
    async firstFailure(version: PageVersion): Promise<string | null> {
      const shown = await read()
      for (const view of sampleViews(shown.tournament, shown.landing)) {
        const isRendered = await render(version, view, 'http://localhost', shown).then(
          () => true,
          (error: unknown) => onFault(error),
        )
        if (!isRendered) return publicViewPath(view)
      }
      return null
    },
  }
}
