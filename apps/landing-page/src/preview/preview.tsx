import type { PublicLanding, PublicTournament } from '@torneo/contracts/site/public'
import { dayOf } from '@torneo/domain/match/list/match-words'
import { isLandingPart, landingAnchor, type PublicView } from '@torneo/domain/site/public-page'
import { seasonOf, tournamentDays } from '@torneo/domain/site/season'
import { render } from 'preact'
import { appearanceOf } from '../appearance'
import { classRules } from '../class-rules'
import { Page } from '../Page'
import { previewMarks } from '../page-context'
import { articleStyles, lookStyles, pageStyles } from '../styles/page-styles'
import { editableIn, makeReachable } from './edit-marks'
import { type Draft, withDraft } from './with-draft'

/*
 * The panel's preview (B53): the public page with scheduled and unsaved changes, in a frame of the panel, or by a
 * link with a token. A press on a text asks the panel to open its field (B63).
 */

/** Milliseconds between two reads of a visible preview. */
const intervalMs = 30_000
const token = location.hash.slice(1)
const rules = new CSSStyleSheet()
const styles = new CSSStyleSheet()
/** Places files at a released version's own address. */
const placed = (css: string): string => css.replaceAll('/inicio/assets/', new URL('./', import.meta.url).pathname)
styles.replaceSync(placed(pageStyles))
document.adoptedStyleSheets.push(styles, rules)

let draft: Draft | null = null
let others: readonly Draft[] = []
let read: { readonly landing: PublicLanding; readonly tournament: PublicTournament; readonly today: string } | null =
  null
let shownFor = ''

interface DraftMessage {
  readonly kind?: string
  readonly draft?: Draft
  readonly others?: readonly Draft[]
}

/** Reads a response, or throws the service's message. */
async function readJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache', ...init })
  const body = (await response.json()) as T & {
    readonly message?: string
    readonly details?: readonly { readonly message: string }[]
  }
  if (!response.ok) throw new Error(body.details?.[0]?.message ?? body.message ?? response.statusText)
  return body
}

const readLanding = (): Promise<PublicLanding> =>
  token
    ? readJson('/api/preview/shared', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    : readJson('/api/preview/landing')

/** Shows the piece of news or the page that is edited, else the home. */
function viewOf({ news = [], pages = [] }: PublicLanding): PublicView {
  const edited = (records: readonly { readonly id: string; readonly slug: string }[]) =>
    records.find(({ id }) => id === (draft?.id ?? ''))?.slug
  const [article, page] = [draft?.name === 'news' && edited(news), draft?.name === 'pages' && edited(pages)]
  if (typeof article === 'string') return { kind: 'article', id: article }
  return typeof page === 'string' ? { kind: 'page', id: page } : { kind: 'home' }
}

function draw(): void {
  if (!read) return
  const landing = [...others, draft].reduce<PublicLanding>(withDraft, read.landing)
  const isFramed = window.parent !== window
  const days = tournamentDays(read.tournament.matches, landing.schedule)
  const season = seasonOf(days, read.today)
  const mark = isFramed ? previewMarks : () => undefined
  render(<Page view={viewOf(landing)} content={{ ...read, landing, season, days, mark }} />, document.body)
  const look = appearanceOf(landing)
  document.body.dataset.look = look.look
  document.body.dataset.face = look.titleFace
  rules.replaceSync(placed(articleStyles(landing) + lookStyles(look)) + classRules(document.body.innerHTML))
  makeReachable(document.body)
  document.documentElement.dataset.preview = isFramed ? 'framed' : 'shared'
}

async function refresh(): Promise<void> {
  try {
    const [landing, tournament] = await Promise.all([
      readLanding(),
      readJson<PublicTournament>('/api/public/tournament'),
    ])
    read = { landing, tournament, today: dayOf(Date.now(), tournament.timeZone) }
    draw()
  } catch (error) {
    // An expired link hides the content; a failed repeated read leaves it.
    if (read && !token) return
    read = null
    render(<p className="inner view">{(error as Error).message}</p>, document.body)
  }
}

/** Scrolls once per width to the edited part, so that one can scroll away while typing. */
function scrollToDraft(): void {
  const view = `${draft?.name} ${innerWidth}`
  if (!read || !draft || shownFor === view) return
  const part = document.getElementById(landingAnchor(isLandingPart(draft.name) ? draft.name : 'hero'))
  if (!part) return
  shownFor = view
  // Not `scrollIntoView`, which would scroll the panel around the frame as well.
  const { scrollMarginTop } = getComputedStyle(part)
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const margin = (parseFloat(scrollMarginTop) || 0) + (parseFloat(scrollPaddingTop) || 0)
  scrollTo({ top: part.getBoundingClientRect().top + scrollY - margin, behavior: 'instant' })
}

window.addEventListener('resize', () => requestAnimationFrame(scrollToDraft))

window.addEventListener('message', ({ origin, source, data }: MessageEvent<DraftMessage | null>) => {
  if (origin !== location.origin || source !== window.parent || data?.kind !== 'torneo-draft') return
  draft = data.draft ?? null
  // Absent from a panel released before this version.
  others = data.others ?? []
  draw()
  requestAnimationFrame(scrollToDraft)
})

document.addEventListener('click', (event) => {
  const target = event.target as Element
  const marked = editableIn(target)
  const link = target.closest('a')
  // Links of the page lead away from the preview, except to its own sections.
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  if (!marked || window.parent === window) return
  event.preventDefault()
  const { edit, editField } = marked.dataset
  window.parent.postMessage({ kind: 'torneo-edit', record: edit, field: editField }, location.origin)
})

document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement
  if ((event.key !== 'Enter' && event.key !== ' ') || !target.matches('[data-edit][role=button]')) return
  event.preventDefault()
  target.click()
})

void refresh().then(() => {
  requestAnimationFrame(scrollToDraft)
  if (window.parent !== window) window.parent.postMessage({ kind: 'torneo-preview-ready' }, location.origin)
})
setInterval(() => {
  if (!document.hidden) void refresh()
}, intervalMs)
