import type { CompetitionView } from '@torneo/domain/match/list/first-screen'
import { dayOf } from '@torneo/domain/match/list/match-words'
import { renderToString } from 'preact-render-to-string'
import { ServerStyleSheet } from 'styled-components'
import { App, type PageData } from './App'
import { preloadView } from './competition/lazy-views'
import { CrashBoundary } from './CrashBoundary'
import { editionAddress, isArchived } from './edition/archived'
import type { TournamentFeed } from './feed/tournament-feed'
import { liveTexts } from './live-texts'
import { LookStyle, type SchoolLook } from './look-style'
import { championsHead, competitionHead, cupHead, headTags, matchHead, tournamentHead } from './page-head'

interface RenderRequest extends PageData {
  /** The built page without content. */
  readonly template: string
  /** The public address; empty if unknown. */
  readonly origin: string
  /** Sport in the address. */
  readonly sport: string | null
  /** View and team in the address. Absent from an older API, which sends them with the part. */
  readonly view?: CompetitionView | null
  readonly team?: string | null
  /** Null before its first save; absent from an older API. */
  readonly look?: SchoolLook | null
}

/** A page in two pieces; its data as JSON goes between them. */
export interface RenderedPage {
  readonly before: string
  readonly after: string
  /** Its inline style, whose hash the content security policy lists. */
  readonly css: string
}

/** Creates a feed of the current tournament that never changes. */
function staticFeed({ tournament, part = null }: PageData): TournamentFeed {
  const state = {
    status: 'ready',
    tournament,
    part,
    matches: tournament.matches,
    isLoading: false,
    connection: 'reconnecting',
    asOf: Date.now(),
    channels: null,
  } as const
  return { state: () => state, subscribe: () => () => undefined, read: () => undefined, complete: () => undefined }
}

function headOf(request: RenderRequest): string {
  const { tournament, part, sport, match, champions, origin } = request
  const { name = liveTexts.page, year } = tournament.tournament ?? {}
  if (match) return headTags(matchHead(match.match, name, dayOf(Date.now(), tournament.timeZone)), origin)
  if (champions) return headTags(championsHead(request), origin)
  if (part?.view === 'copa' && tournament.generalCup)
    return headTags(cupHead(tournament.generalCup, tournament.tournament ?? {}), origin)
  if (part) return headTags(competitionHead({ tournament, part, sport }), origin)
  const head = tournamentHead(name, year)
  return headTags(isArchived(tournament) ? { ...head, path: editionAddress(year ?? 0) } : head, origin)
}

/** Signals to the service that a part of the tournament suffices. */
export const takesPart = true

/** Renders a page's first HTML, readable without scripts, for the browser to hydrate. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { part, match } = request
  const { view = part?.view ?? null, team = part?.team ?? null, champions = null } = request
  await preloadView(champions ? 'campeones' : match ? 'partido' : view)
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <CrashBoundary isUnattended={false}>
        {request.look && <LookStyle $look={request.look} />}
        <App
          feed={staticFeed(request)}
          match={match}
          champions={champions}
          address={{ sport: request.sport, view, team }}
          day={part?.day ?? null}
          following={request.following}
        />
      </CrashBoundary>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  const css = styles.slice(styles.indexOf('>') + 1, styles.lastIndexOf('<'))
  const page = request.template
    .replace(/<!-- head -->[^]*<!-- \/head -->/, () => `${headOf(request)}\n    ${styles}`)
    .replace(
      /<div id="root">[^]*?<\/div>/,
      () => `<div id="root">${html}</div>\n    <script type="application/json" id="datos">\0</script>`,
    )
  const [before = '', after = ''] = page.split('\0')
  return { before, after, css }
}
