import { hash } from 'node:crypto'
import type { PublicPageRequest, RenderedPublicPage } from '@torneo/domain/site/page-program'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import { tournamentDays } from '@torneo/domain/site/season'
import { existingView, shownLanding, viewData } from '@torneo/domain/site/view-data'
import { sandboxedHeaders } from '@torneo/serving/http/headers'
import { createRenderedPages } from '@torneo/serving/http/rendered-pages'
import type { Body } from '@torneo/serving/http/response-body'
import { memoizeByObject } from '@torneo/serving/memoize-by-object'
import { EndedProgram, pageLimits } from '@torneo/serving/programs/sandboxed-program'
import { after } from '@torneo/serving/timers'
import { LRUCache } from 'lru-cache'
import { NothingKnown, type TournamentModel } from '../model/tournament-model'
import type { PublicStore } from '../stream/public-store'
import type { PageVersion, PageVersions } from './page-versions'

/** Bytes of rendered pages in memory, and what each takes besides its text. */
const [maxSize, entrySize] = [8 * 1024 * 1024, 1000]

/** A view as it was rendered last. `basis`: what it was rendered from; another object after each change. */
interface RenderedView {
  readonly basis: object
  readonly release: PageVersion['release']
  readonly content: string
  readonly page: Body
}

/** Address of a visit. `isShared`: the panel's host, where the page may not act as the visitor (S13). */
export interface PageAddress {
  readonly origin: string
  readonly isShared: boolean
}

/** A view at an address. `isMissing`: its record does not exist, so that the page says so. */
export interface PlacedView {
  readonly page: Body
  readonly headers: Readonly<Record<string, string>>
  readonly isMissing: boolean
}

const addressOf = (view: PublicView): string => (view.kind === 'missing' ? '' : publicViewPath(view))

interface PublicPageParts {
  readonly store: PublicStore
  readonly model: TournamentModel
  readonly versions: PageVersions
  readonly onFault: (error: unknown) => void
  /** Called for a released version that cannot render what the site's own renders. */
  readonly onFailing: (version: string) => void
}

/**
 * Renders the views of the public page once per content (B64), by the live version. While the program fails, a view
 * stays as it was rendered last.
 */
export function createPublicPage({ store, model, versions, onFault, onFailing }: PublicPageParts) {
  const pages = createRenderedPages()
  const known = new LRUCache<string, RenderedView>({ maxSize, sizeCalculation: ({ page }) => entrySize + page.size })
  const pending = new Map<string, { readonly basis: object; readonly loading: Promise<RenderedView> }>()
  let basis: Readonly<{ release: PageVersion['release']; day: string }> = { release: Number.NaN, day: '' }
  store.onChange((part) => {
    if (part !== 'editions') basis = { ...basis }
  })

  const tagOf = memoizeByObject((landing: object) => hash('sha1', JSON.stringify(landing)))

  /** Returns the same object until data, release or day change. */
  function basisOf({ release }: PageVersion): typeof basis {
    const day = model.today()
    if (basis.release !== release || basis.day !== day) basis = { release, day }
    return basis
  }

  const isOnOwnHost = () => (store.state().versions?.pageOrigin ?? null) !== null

  function landingState() {
    const { landing } = store.state()
    if (!landing) throw new NothingKnown('The API has not said yet what the landing is')
    return landing
  }

  /** Reads what a view shows; `inputOf` makes it the input of a version's program. */
  function contentOf(view: PublicView, today: string) {
    const { landing, sketch = null } = landingState()
    const tournament = model.all()
    const shown = model.partOf(viewData(view, tournament, today))
    const days = tournamentDays(tournament.matches, landing.schedule)
    const heroSketch = view.kind === 'home' ? sketch : null
    function inputOf({ template }: PageVersion): string {
      const origin = pages.anyOrigin
      const rest: Omit<PublicPageRequest, 'tournament'> = {
        ...{ view, template, origin, today, days, heroSketch },
        landing: shownLanding(view, landing),
      }
      return `${JSON.stringify(rest).slice(0, -1)},"tournament":${shown}}`
    }
    const nameFor = (release: PageVersion['release']) =>
      hash('sha1', JSON.stringify([release, view, today, tagOf(landing), days, heroSketch, isOnOwnHost()]) + shown)
    return { inputOf, nameFor }
  }

  const bodyOf = ({ html, css }: RenderedPublicPage): Body => pages.bodyOf({ parts: [placedAtHome(html)], css })

  /** Renders with the site's own version what a released one cannot; null if neither can. */
  async function renderInstead(failing: PageVersion, inputOf: (version: PageVersion) => string): Promise<Body | null> {
    const own = await versions.site()
    if (!own || typeof failing.release === 'number') return null
    const rendered = await own.render(inputOf(own)).catch(() => null)
    if (rendered) onFailing(failing.release)
    return rendered && bodyOf(rendered)
  }

  /** Renders a view, unless it was rendered from the same content. */
  async function rendered(version: PageVersion, view: PublicView, of: typeof basis): Promise<RenderedView> {
    const { inputOf, nameFor } = contentOf(view, of.day)
    const content = nameFor(version.release)
    const before = known.get(addressOf(view))
    if (before?.content === content) return { ...before, basis: of }
    try {
      return { basis: of, release: version.release, content, page: bodyOf(await version.render(inputOf(version))) }
    } catch (error) {
      onFault(error)
      if (error instanceof EndedProgram) retryLater()
      const instead = await renderInstead(version, inputOf)
      // Pages of an earlier version may be old.
      if (before && (before.release === version.release || !instead)) return { ...before, basis: of }
      if (!instead) throw error
      return { basis: of, release: version.release, content: '', page: instead }
    }
  }

  let retry: NodeJS.Timeout | null = null

  /** Renders again, on the next visits, what stayed as it was because the program could not run. */
  function retryLater(): void {
    retry ??= after(pageLimits.restMs, () => {
      retry = null
      basis = { ...basis }
    })
  }

  /** Points addresses and links of the page's home to '/', where it is on its own host: '/inicio' would lead there. */
  const placedAtHome = (html: string): string =>
    isOnOwnHost()
      ? html
          .replaceAll(`href="${publicPagePath}"`, 'href="/"')
          .replaceAll(`href="${publicPagePath}#`, 'href="/#')
          .replaceAll(`${pages.anyOrigin}${publicPagePath}"`, `${pages.anyOrigin}/"`)
          .replaceAll(`${pages.anyOrigin}${publicPagePath}#`, `${pages.anyOrigin}/#`)
      : html

  /** Renders a view once for all who request it meanwhile; one that a change overtook is rendered again for the next. */
  function renderedOnce(version: PageVersion, view: PublicView): Promise<RenderedView> {
    const [address, of] = [addressOf(view), basisOf(version)]
    const before = pending.get(address)
    if (before?.basis === of) return before.loading
    const loading = rendered(version, view, of)
      .then((made) => {
        known.set(address, made)
        return made
      })
      .finally(() => {
        if (pending.get(address)?.loading === loading) pending.delete(address)
      })
    pending.set(address, { basis: of, loading })
    return loading
  }

  const placed = ({ page }: Pick<RenderedView, 'page'>, { kind }: PublicView, at: PageAddress): PlacedView => {
    const body = pages.placed(page, at.origin, at.isShared ? 'shared' : 'own')
    const policy = pages.policyOf(body)
    const headers = at.isShared ? sandboxedHeaders(policy) : { 'content-security-policy': policy }
    return { page: body, headers, isMissing: kind === 'missing' }
  }

  return {
    /** Returns a view that is in memory and up to date. */
    ready(view: PublicView, at: PageAddress): PlacedView | null {
      const last = known.get(addressOf(view))
      const version = last && versions.live.loaded()
      return version && last.basis === basisOf(version) ? placed(last, view, at) : null
    },

    /** Returns a view; null while there is nothing to show, 'none' if the site has no such page. */
    async load(requested: PublicView, at: PageAddress): Promise<PlacedView | 'none' | null> {
      try {
        const version = await versions.live()
        if (!version) return 'none'
        // Resolved before it names a page in memory: clients may invent ids.
        const view = existingView(requested, model.all(), landingState().landing)
        return placed(await renderedOnce(version, view), view, at)
      } catch (error) {
        if (!(error instanceof NothingKnown)) onFault(error)
        const last = known.get(addressOf(requested))
        return last ? placed(last, requested, at) : null
      }
    },
  }
}

export type PublicPage = ReturnType<typeof createPublicPage>
