import { newsOnHome, publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { NewsCards } from '../parts/NewsCards'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

/** The newest pieces of news, pinned ones first. */
export function LatestNews() {
  const { news = [] } = usePage().landing
  if (news.length === 0) return null
  return (
    <Section
      id="novedades"
      title={texts.news}
      aside={
        news.length > newsOnHome && (
          <a className="more" href={publicViewPath({ kind: 'news' })}>
            {texts.allNews(news.length)}
            <Icon name="arrow" />
          </a>
        )
      }>
      <NewsCards items={news.slice(0, newsOnHome)} level={3} />
    </Section>
  )
}
