import type { News } from '@torneo/contracts/content/news'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { plainArticle } from '@torneo/domain/format/plain-article'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { usePage } from '../use-page'
import { Picture } from './Picture'

/** Characters of a text on its card. */
const shownCharacters = 160

/** Cards that lead to pieces of news. */
export function NewsCards({ items, level }: { readonly items: readonly News[]; readonly level: 2 | 3 }) {
  const { mark, today } = usePage()
  const Title = `h${level}` as const
  return (
    <ul className="news">
      {items.map(({ id, slug, title, date, text, image, pinned }) => (
        <li key={id}>
          <a className="card news-card" href={publicViewPath({ kind: 'article', id: slug })}>
            {image && <Picture address={image} isDecorative sizes="(min-width: 48em) 360px, 100vw" className="cover" />}
            <span className="news-words">
              <span className="small muted">
                {pinned && <b className="news-pinned">{texts.pinned}</b>}
                <time dateTime={date}>{formatLongDay(date, Number(today.slice(0, 4)))}</time>
              </span>
              <Title {...mark('news', 'title', id)}>{title}</Title>
              <span className="muted">{plainArticle(text, shownCharacters)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
