import { formatLongDay } from '@torneo/domain/format/format-day'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { ArticleExtras } from '../parts/ArticleExtras'
import { ArticleText } from '../parts/ArticleText'
import { Icon } from '../parts/Icon'
import { Picture } from '../parts/Picture'
import { ViewHead } from '../parts/ViewHead'
import { usePage } from '../use-page'

/** A piece of news. */
export function ArticleView({ slug }: { readonly slug: string }) {
  const { landing, mark, today } = usePage()
  const item = landing.news?.find((one) => one.slug === slug)
  if (!item) return null
  const { id, title, date, text, image, alt } = item
  return (
    <ViewHead
      title={<span {...mark('news', 'title', id)}>{title}</span>}
      intro={formatLongDay(date, Number(today.slice(0, 4)))}
      after={
        <>
          <a className="button outline" href={publicViewPath({ kind: 'news' })}>
            <Icon name="back" />
            {texts.news}
          </a>
          <button className="button outline" type="button" data-share data-copied={texts.copied} hidden>
            <Icon name="share" />
            {texts.share}
          </button>
        </>
      }>
      <article className="article">
        {image && (
          <div className="article-picture">
            <Picture address={image} alt={alt} sizes="(min-width: 48em) 720px, 100vw" className="cover" loads="first" />
          </div>
        )}
        <ArticleText html={text} />
        <ArticleExtras {...item} />
      </article>
    </ViewHead>
  )
}
