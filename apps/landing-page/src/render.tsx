import type { RenderPublicPage } from '@torneo/domain/site/page-program'
import { seasonOf, tournamentDays } from '@torneo/domain/site/season'
import { renderToString } from 'preact-render-to-string'
import { appearanceOf } from './appearance'
import { classRules } from './class-rules'
import { Page } from './Page'
import { type PageContent, PageContext, noMarks } from './page-context'
import { pageHead, structuredData, withIcon } from './page-head'
import { presentView } from './present-view'
import { NowPlaying } from './sections/NowPlaying'
import { articleStyles, lookStyles, pageStyles, sketchRule } from './styles/page-styles'

/** Renders a view of the public page, whole without scripts (B62); 'now' is only the matches under the hero. */
export const render: RenderPublicPage = (request) => {
  const { template, landing, tournament, today } = request
  const view = presentView(request)
  const { days = tournamentDays(tournament.matches, landing.schedule) } = request
  const content: PageContent = { landing, tournament, today, season: seasonOf(days, today), days, mark: noMarks }
  if (view.kind === 'now') {
    const html = renderToString(
      <PageContext value={content}>
        <NowPlaying />
      </PageContext>,
    )
    return { html, css: '' }
  }
  const body = renderToString(<Page view={view} content={content} />)
  const look = appearanceOf(landing)
  const css =
    pageStyles + articleStyles(landing) + lookStyles(look) + classRules(body) + sketchRule(request.heroSketch, landing)
  const html = withIcon(template, look.crest)
    .replace('<!-- head -->', () => `${pageHead({ ...request, view })}\n    <style>${css}</style>`)
    .replace('<body>', () => `<body data-look="${look.look}" data-face="${look.titleFace}">`)
    .replace('<!-- body -->', () => body + structuredData({ ...request, view }))
  return { html, css }
}
