import { pageTexts as texts } from '../page-texts'
import { NewsCards } from '../parts/NewsCards'
import { ViewHead } from '../parts/ViewHead'
import { usePage } from '../use-page'

/** All news, pinned ones first, then the newest. */
export function NewsView() {
  const { news = [] } = usePage().landing
  return (
    <ViewHead title={texts.news} {...(news.length === 0 && { intro: texts.noNews })}>
      <NewsCards items={news} level={2} />
    </ViewHead>
  )
}
