import type { PublicTournament } from '@torneo/contracts/site/public'
import type { RenderPublicPage } from '@torneo/domain/site/page-program'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tableCollections } from '../../data/read-models/tables'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { Body } from '../../platform/http/response-body'
import type { PageProgram } from '../../platform/site/page-program'
import { createRenderedPages } from '../../platform/site/rendered-pages'
import { dayIn } from '../../platform/time/time-zone'
import type { LandingCache } from './landing-source'
import type { createPublicViews } from './public-views'

type Program = PageProgram<RenderPublicPage>

/** Bytes of last rendered pages in memory. */
const maxSize = 8 * 1024 * 1024

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
  { config, responseCache, changes }: FastifyInstance['services'],
  programOf: () => Promise<Program | null>,
  collections: readonly string[],
  readLanding: LandingCache,
  tournament: TournamentCache,
  views: ReturnType<typeof createPublicViews>,
  onFault: (error: unknown) => void,
) {
  const cached = responseCache.of([...collections, ...tableCollections, 'tournaments'])
  const pages = createRenderedPages()
  const last = new LRUCache<string, Body>({ maxSize, sizeCalculation: ({ size }) => size })
  const pending = new Map<string, Promise<Body>>()

  async function rendered({ release, template, render }: Program, view: PublicView, today: string): Promise<Body> {
    const [{ landing, tag }] = await Promise.all([readLanding(), tournament.refresh()])
    const shown = views.shownIn(view, today)
    const content = JSON.stringify([release, view, today, tag]) + shown
    try {
      return await pages.of(content, async () => {
        const { html, css } = await render({
          view,
          template,
          origin: pages.anyOrigin,
          today,
          landing,
          tournament: JSON.parse(shown) as PublicTournament,
        })
        return { parts: [config.siteOrigin === null ? html : atOwnHost(html)], css }
      })
    } catch (error) {
      const before = last.get(addressOf(view))
      if (!before) throw error
      onFault(error)
      return before
    }
  }

  /** Points a page's own addresses of its home to '/', where it is on its own host. */
  const atOwnHost = (html: string): string =>
    ['"', '#'].reduce(
      (text, end) => text.replaceAll(`${pages.anyOrigin}${publicPagePath}${end}`, `${pages.anyOrigin}/${end}`),
      html,
    )

  /** Renders a view, once for all who request it meanwhile where the cache loads for each: without a change stream. */
  function renderedOnce(program: Program, view: PublicView, today: string): Promise<Body> {
    if (changes.isLive()) return rendered(program, view, today)
    const address = addressOf(view)
    const loading = pending.get(address) ?? rendered(program, view, today).finally(() => void pending.delete(address))
    pending.set(address, loading)
    return loading
  }

  /** Resolves a view before it names a cached response: clients may invent ids. */
  async function existing(view: PublicView): Promise<PublicView> {
    if (view.kind === 'promotion') await tournament.refresh()
    return 'id' in view ? views.existing(view, (await readLanding()).landing) : view
  }

  const viewIn = (page: Body, { kind }: PublicView): PlacedView => ({
    page,
    policy: pages.policyOf(page),
    isMissing: kind === 'missing',
  })

  /** Returns a view; null while there is nothing to show, 'none' if the site has no such page. */
  return async (requested: PublicView, origin: string): Promise<PlacedView | 'none' | null> => {
    const known = last.get(addressOf(requested))
    const before = () => (known ? viewIn(pages.placed(known, origin), requested) : null)
    if (known && !changes.isLive()) return before()
    try {
      const loaded = await programOf()
      if (!loaded) return 'none'
      const view = await existing(requested)
      const today = dayIn(config.timeZone)
      const key = [loaded.release, today, addressOf(view)]
      const page = async () => {
        const body = await cached(JSON.stringify(key), () => renderedOnce(loaded, view, today))
        last.set(addressOf(view), body)
        return body
      }
      const body = await cached(JSON.stringify([...key, origin]), async () => pages.placed(await page(), origin))
      return viewIn(body, view)
    } catch (error) {
      onFault(error)
      return before()
    }
  }
}
