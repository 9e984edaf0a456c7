import { hash } from 'node:crypto'
import type { PublicPageRequest } from '@torneo/domain/site/page-program'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tableCollections } from '../../data/read-models/tables'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { Body } from '../../platform/http/response-body'
import { EndedProgram, pageLimits, type PageProcess } from '../../platform/site/page-process'
import type { PageProgram } from '../../platform/site/page-program'
import { createRenderedPages } from '../../platform/site/rendered-pages'
import { createToday } from '../../platform/time/time-zone'
import { after } from '../../platform/time/timers'
import type { LandingCache } from './landing-source'
import type { createPublicViews } from './public-views'

type Program = PageProgram<PageProcess['render']>

/** Loads the current program; `loaded` returns it if there is nothing to load. */
export type ProgramSource = (() => Promise<Program | null>) & { readonly loaded: () => Program | null }

/** Bytes of rendered pages in memory, and what each takes besides its text. */
const [maxSize, entrySize] = [8 * 1024 * 1024, 1000]

/** A view as it was rendered last. `basis`: what it was rendered from; another object after each change. */
interface RenderedView {
  readonly basis: object
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

/**
 * Renders the views of the public page once per content (B64). While changes may have been missed, or the program
 * fails, a view stays as it was rendered last.
 */
export function createPublicPage(
  { config, changes }: FastifyInstance['services'],
  programOf: ProgramSource,
  collections: readonly string[],
  readLanding: LandingCache,
  tournament: TournamentCache,
  views: ReturnType<typeof createPublicViews>,
  onFault: (error: unknown) => void,
) {
  const pages = createRenderedPages()
  const known = new LRUCache<string, RenderedView>({ maxSize, sizeCalculation: ({ page }) => entrySize + page.size })
  const pending = new Map<string, { readonly basis: object; readonly loading: Promise<RenderedView> }>()
  const today = createToday(config.timeZone)
  let basis = { release: Number.NaN, day: '' }
  changes.on([...collections, ...tableCollections, 'tournaments'], ({ isRepeat }) => {
    if (!isRepeat) basis = { ...basis }
  })

  /** Returns the same object until data, release or day change. */
  function basisOf({ release }: Program): typeof basis {
    const day = today()
    if (basis.release !== release || basis.day !== day) basis = { release, day }
    return basis
  }

  /** Renders a view, unless it was rendered from the same content. */
  async function rendered(program: Program, view: PublicView, of: typeof basis): Promise<RenderedView> {
    const { release, template, render } = program
    const [{ landing, tag }] = await Promise.all([readLanding(), tournament.refresh()])
    const shown = views.shownIn(view, of.day)
    const content = hash('sha1', JSON.stringify([release, view, of.day, tag]) + shown)
    const before = known.get(addressOf(view))
    if (before?.content === content) return { ...before, basis: of }
    try {
      const rest: Omit<PublicPageRequest, 'tournament'> = {
        view,
        template,
        origin: pages.anyOrigin,
        today: of.day,
        landing,
      }
      const { html, css } = await render(`${JSON.stringify(rest).slice(0, -1)},"tournament":${shown}}`)
      return { basis: of, content, page: pages.bodyOf({ parts: [placedAtHome(html)], css }) }
    } catch (error) {
      if (!before) throw error
      onFault(error)
      if (error instanceof EndedProgram) retryLater()
      return { ...before, basis: of }
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
  function renderedOnce(program: Program, view: PublicView): Promise<RenderedView> {
    const [address, of] = [addressOf(view), basisOf(program)]
    const before = pending.get(address)
    if (before?.basis === of) return before.loading
    const loading = rendered(program, view, of)
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

  const placed = ({ page }: RenderedView, { kind }: PublicView, origin: string): PlacedView => {
    const body = pages.placed(page, origin)
    return { page: body, policy: pages.policyOf(body), isMissing: kind === 'missing' }
  }

  /** Returns a view that is in memory and up to date, or the best there is. */
  function ready(view: PublicView, origin: string): PlacedView | null {
    const last = known.get(addressOf(view))
    if (!last) return null
    const program = programOf.loaded()
    const isUsable = !changes.isLive() || (program !== null && last.basis === basisOf(program))
    return isUsable ? placed(last, view, origin) : null
  }

  /** Returns a view; null while there is nothing to show, 'none' if the site has no such page. */
  async function load(requested: PublicView, origin: string): Promise<PlacedView | 'none' | null> {
    try {
      const program = await programOf()
      if (!program) return 'none'
      const view = await existing(requested)
      return placed(await renderedOnce(program, view), view, origin)
    } catch (error) {
      onFault(error)
      const last = known.get(addressOf(requested))
      return last ? placed(last, requested, origin) : null
    }
  }

  return { ready, load }
}
