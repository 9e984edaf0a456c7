import type { MatchRow } from '@torneo/contracts/match/match'
import type { PublicTournament } from '@torneo/contracts/site/public'
import { nextTie } from '@torneo/domain/competition/bracket/next-tie'
import { championsOf } from '@torneo/domain/site/champions-of'
import type { AssembledBody } from '@torneo/serving/http/assembled-body'
import { jsonInPage } from '@torneo/serving/http/json-in-page'
import { createRenderedPages } from '@torneo/serving/http/rendered-pages'
import type { PageProgram as Program } from '@torneo/serving/programs/page-program'
import type { TournamentModel } from '../model/tournament-model'
import type { PublicStore } from '../stream/public-store'
import { firstScreenOf, type Shown } from './first-screen'

/** Output of the program that renders the families' page: the HTML before and after the page's data (JSON). */
interface RenderedPage {
  readonly before: string
  readonly after: string
  /** The page's inline style, whose hash the content security policy names. */
  readonly css: string
}
/** Older releases return the page at once. */
export type RenderFamiliesPage = (request: object) => RenderedPage | Promise<RenderedPage>
export type PageProgram = Program<RenderFamiliesPage>

/** No particular sport, day, view or promotion. */
export const everything: Shown = { sport: null, day: null, view: null, team: null, following: [] }

/** Parts of a page's data besides the tournament. */
interface PageParts {
  /** State of the only match, as JSON. */
  readonly match?: string
  readonly part?: object | null
  readonly champions?: object | null
}

/** Renders the families' pages from the model, each once per content. */
export function createLiveBodies(store: PublicStore, model: TournamentModel) {
  const pages = createRenderedPages()

  /** `data`: the page's tournament as JSON. */
  async function pageBody(
    program: PageProgram,
    shown: Shown,
    data: string,
    { match = 'null', part = null, champions = null }: PageParts = {},
  ): Promise<AssembledBody> {
    const { sport, view, team, following } = shown
    const content = `{"tournament":${data},"part":${jsonInPage(part)},"match":${match},"champions":${jsonInPage(champions)},"following":${jsonInPage(following)}}`
    const look = store.state().landing?.landing.appearance ?? null
    const key = JSON.stringify([program.release, model.today(), sport, view, team, look])
    return pages.of(key + content, async () => {
      const { before, after, css } = await program.render({
        template: program.template,
        origin: pages.anyOrigin,
        sport,
        view,
        team,
        following,
        tournament: JSON.parse(data) as object,
        part,
        champions,
        match: JSON.parse(match) as object | null,
        look,
      })
      return { parts: [before, `${content}${after}`], css }
    })
  }

  async function tournamentBody(program: PageProgram, shown: Shown): Promise<AssembledBody> {
    const first = program.takesPart ? firstScreenOf(model, shown, model.today()) : null
    return first
      ? pageBody(program, shown, first.tournament, { part: first.part })
      : pageBody(program, shown, jsonInPage(model.all()))
  }

  /** Knock-outs of a tie's sport, and the matches of the ties that its winner and loser play next. */
  function followingOf({ sportId, tieId }: MatchRow) {
    const { competition } = model.tables(sportId)
    if (!competition || !tieId) return { competitions: {}, next: [] }
    const phases = competition.phases.filter(({ kind }) => kind === 'knockout')
    const ties = phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
    const next = (['winner', 'loser'] as const).flatMap((outcome) => {
      const id = nextTie(ties, tieId, outcome)?.tie.matchId
      return (id && model.match(id)) || []
    })
    return { competitions: { [sportId]: { ...competition, phases } }, next }
  }

  /** Renders a match's page from the tournament's name, its sport, the match and what follows it. */
  function matchBody(program: PageProgram, id: string): Promise<AssembledBody> {
    const match = model.match(id)
    const sport = match && model.sport(match.sportId)
    if (!match || !sport) throw new Error('The match is gone')
    const { competitions, next } = followingOf(match)
    const { tournament, timeZone } = model.all()
    const own = {
      ...{ competitions, tournament, timeZone, sports: [sport], promotions: [], teams: [] },
      ...{ standings: {}, scorers: {}, matches: [match, ...next] },
    }
    return pageBody(program, everything, jsonInPage(own), { match: model.stateOf(match) })
  }

  /** Renders all champions, or the years of a promotion. */
  function championsBody(program: PageProgram, promotionId: string | null): Promise<AssembledBody> {
    const { tournament, timeZone, promotions } = model.all()
    const head = {
      ...{ tournament, timeZone, promotions, sports: [], teams: [] },
      ...{ matches: [], standings: {}, scorers: {} },
    }
    const champions = { editions: championsOf(store.state().editions?.items ?? [], promotionId), promotionId }
    return pageBody(program, everything, jsonInPage(head), { champions })
  }

  return {
    placed: pages.placed,
    policyOf: pages.policyOf,
    tournament: tournamentBody,
    match: matchBody,
    champions: championsBody,
    /** Renders an archived edition, as it was shown. */
    archived: (program: PageProgram, shown: Shown, edition: PublicTournament) =>
      pageBody(program, shown, jsonInPage(edition)),
  }
}
