import { hash } from 'node:crypto'
import { closingReads } from '@torneo/contracts/endpoint/reads'
import { publicEndpoints } from '@torneo/contracts/site/public'
import type { PublicPageRequest, RenderedPublicPage } from '@torneo/domain/site/page-program'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import { createRenderedPages } from '@torneo/serving/http/rendered-pages'
import type { Body } from '@torneo/serving/http/response-body'
import { EndedProgram, pageLimits } from '@torneo/serving/programs/sandboxed-program'
import { createToday } from '@torneo/serving/time-zone'
import { after } from '@torneo/serving/timers'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { HeroSketch } from './hero-sketch'
import type { PageSource, PageVersion } from './page-versions'
import type { createPublicViews } from './public-views'

/** Bytes of rendered pages in memory, and what each takes besides its text. */
const [maxSize, entrySize] = [8 * 1024 * 1024, 1000]

/** A view as it was rendered last. `basis`: what it was rendered from; another object after each change. */
interface RenderedView {
  readonly basis: object
  readonly release: PageVersion['release']
  readonly content: string
  readonly page: Body
}

/** A view at an origin. `isMissing`: its record does not exist, so that the page says so. */
export interface PlacedView {
  readonly page: Body
  readonly policy: string
  readonly isMissing: boolean
}

const addressOf = (view: PublicView): string => (view.kind === 'missing' ? '' : publicViewPath(view))

interface Faults {
  readonly onFault: (error: unknown) => void
  /** Called for a released version that cannot render what the site's own renders. */
  readonly onFailing: (version: string, address: string) => void
}

/**
 * Renders the views of the public page once per content (B64), by the version that its source has. While changes may
 * have been missed, or the program fails, a view stays as it was rendered last.
 */
export function createPublicPage(
  { config, changes, readLanding, tournament }: FastifyInstance['services'],
  { site, source }: { readonly site: () => Promise<PageVersion | null>; readonly source: PageSource },
  { views, sketches }: { readonly views: ReturnType<typeof createPublicViews>; readonly sketches: HeroSketch },
  { onFault, onFailing }: Faults,
) {
  const pages = createRenderedPages()
  const known = new LRUCache<string, RenderedView>({ maxSize, sizeCalculation: ({ page }) => entrySize + page.size })
  const pending = new Map<string, { readonly basis: object; readonly loading: Promise<RenderedView> }>()
  const today = createToday(config.timeZone)
  let basis: Readonly<{ release: PageVersion['release']; day: string; sketch: string | null }> = {
    release: Number.NaN,
    day: '',
    sketch: null,
  }
  changes.on([...publicEndpoints.landing.reads, ...closingReads], ({ isRepeat }) => {
    if (!isRepeat) basis = { ...basis }
  })

  /** Returns the same object until data, release, day or the hero's sketch change. */
  function basisOf({ release }: PageVersion): typeof basis {
    const [day, sketch] = [today(), sketches.last()]
    if (basis.release !== release || basis.day !== day || basis.sketch !== sketch) basis = { release, day, sketch }
    return basis
  }

  /** Reads what a view shows; `inputOf` makes it the input of a version's program. */
  async function contentOf(view: PublicView, today: string) {
    const [{ landing, tag }] = await Promise.all([readLanding(), tournament.refresh()])
    const shown = views.shownIn(view, today)
    const heroSketch = view.kind === 'home' ? sketches.of(landing.hero?.backgroundImage ?? '') : null
    function inputOf({ template }: PageVersion): string {
      const origin = pages.anyOrigin
      const rest: Omit<PublicPageRequest, 'tournament'> = { view, template, origin, today, landing, heroSketch }
      return `${JSON.stringify(rest).slice(0, -1)},"tournament":${shown}}`
    }
    return {
      inputOf,
      nameFor: (release: PageVersion['release']) =>
        hash('sha1', JSON.stringify([release, view, today, tag, heroSketch !== null]) + shown),
    }
  }

  const bodyOf = ({ html, css }: RenderedPublicPage): Body => pages.bodyOf({ parts: [placedAtHome(html)], css })

  /** Renders with the site's own version what a released one cannot, which is then taken back; null if neither can. */
  async function renderInstead(
    failing: PageVersion,
    view: PublicView,
    inputOf: (version: PageVersion) => string,
  ): Promise<Body | null> {
    const own = await site()
    if (!own || typeof failing.release === 'number') return null
    const rendered = await own.render(inputOf(own)).catch(() => null)
    if (rendered) onFailing(failing.release, publicViewPath(view))
    return rendered && bodyOf(rendered)
  }

  /** Renders a view, unless it was rendered from the same content. */
  async function rendered(version: PageVersion, view: PublicView, of: typeof basis): Promise<RenderedView> {
    const { inputOf, nameFor } = await contentOf(view, of.day)
    const content = nameFor(version.release)
    const before = known.get(addressOf(view))
    if (before?.content === content) return { ...before, basis: of }
    try {
      return { basis: of, release: version.release, content, page: bodyOf(await version.render(inputOf(version))) }
    } catch (error) {
      onFault(error)
      if (error instanceof EndedProgram) retryLater()
      const instead = await renderInstead(version, view, inputOf)
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
    config.siteOrigin === null
      ? html
      : html
          .replaceAll(`href="${publicPagePath}"`, 'href="/"')
          .replaceAll(`href="${publicPagePath}#`, 'href="/#')
          .replaceAll(`${pages.anyOrigin}${publicPagePath}"`, `${pages.anyOrigin}/"`)
          .replaceAll(`${pages.anyOrigin}${publicPagePath}#`, `${pages.anyOrigin}/#`)

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

  /** Resolves a view before it names a cached response: clients may invent ids. */
  async function existing(view: PublicView): Promise<PublicView> {
    if (view.kind === 'promotion') await tournament.refresh()
    return 'id' in view ? views.existing(view, (await readLanding()).landing) : view
  }

  const placed = ({ page }: Pick<RenderedView, 'page'>, { kind }: PublicView, origin: string): PlacedView => {
    const body = pages.placed(page, origin)
    return { page: body, policy: pages.policyOf(body), isMissing: kind === 'missing' }
  }

  /** Returns a view that is in memory and up to date, or the best there is. */
  function ready(view: PublicView, origin: string): PlacedView | null {
    const last = known.get(addressOf(view))
    if (!last) return null
    const version = source.loaded()
    const isUsable = !changes.isLive() || (version !== null && last.basis === basisOf(version))
    return isUsable ? placed(last, view, origin) : null
  }

  /** Returns a view; null while there is nothing to show, 'none' if the site has no such page. */
  async function load(requested: PublicView, origin: string): Promise<PlacedView | 'none' | null> {
    try {
      const version = await source()
      if (!version) return 'none'
      const view = await existing(requested)
      return placed(await renderedOnce(version, view), view, origin)
    } catch (error) {
      onFault(error)
      const last = known.get(addressOf(requested))
      return last ? placed(last, requested, origin) : null
    }
  }

  /** Renders a view with a version that is only looked at. */
  async function look(version: PageVersion, requested: PublicView, origin: string): Promise<PlacedView> {
    const view = await existing(requested)
    const { inputOf } = await contentOf(view, today())
    return placed({ page: bodyOf(await version.render(inputOf(version))) }, view, origin)
  }

  /** Resolves the first address that a version cannot render from what is shown now; null if it renders all. */
  async function firstFailure(version: PageVersion): Promise<string | null> {
    for (const view of views.samples((await readLanding()).landing)) {
      const { inputOf } = await contentOf(view, today())
      const isRendered = await version.render(inputOf(version)).then(
        () => true,
        (error: unknown) => onFault(error),
      )
      if (!isRendered) return publicViewPath(view)
    }
    return null
  }

  return { ready, load, look, firstFailure }
}
