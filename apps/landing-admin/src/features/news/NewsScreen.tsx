import { formatDay } from '@torneo/domain/format/format-day'
import { plainArticle } from '@torneo/domain/format/plain-article'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { RecordActions } from '@torneo/panel/record/RecordActions'
import { Badge } from '@torneo/ui/display/Badge'
import { useState } from 'react'
import { ArticleCard, ArticleList } from '../../parts/article/ArticleCard'
import { usePageOf } from '../../parts/use-page-of'
import { news } from './news-api'
import { newsTexts as texts } from './news-texts'
import { NewsForm } from './NewsForm'

NewsScreen.prefetch = news.prefetch

/** News of the landing page (B104). */
export default function NewsScreen() {
  const pageOf = usePageOf('news')
  const [thisYear] = useState(() => new Date().getFullYear())
  const { screen, open, rowActions } = useCollection(news, texts, ({ title }) => ({
    title: texts.removeQuestion(title),
    body: texts.removeBody,
    subject: title,
  }))
  return (
    <>
      <CollectionScreen {...screen} searchIn={({ title, text }) => [title, plainArticle(text)]} icon="📰">
        {(shown) => (
          <ArticleList aria-label={texts.list}>
            {shown.map((item) => {
              const { id, title, date, text, image, pinned, file, videoUrl } = item
              const actions = rowActions(shown)
              return (
                <ArticleCard
                  key={id}
                  id={id}
                  title={title}
                  words={text}
                  image={image}
                  isBusy={actions.busyId === id}
                  meta={
                    <>
                      <time dateTime={date}>{formatDay(date, thisYear)}</time>
                      {pinned && <Badge tone="info">{texts.isPinned}</Badge>}
                      {file && <Badge tone="neutral">{texts.hasPdf}</Badge>}
                      {videoUrl && <Badge tone="neutral">{texts.hasVideo}</Badge>}
                    </>
                  }
                  actions={
                    <RecordActions
                      collection="news"
                      record={item}
                      name={title}
                      editLabel={texts.edit(title)}
                      removeLabel={texts.remove(title)}
                      {...actions}
                      pageOf={pageOf}
                    />
                  }
                />
              )
            })}
          </ArticleList>
        )}
      </CollectionScreen>
      {open.isOpen && <NewsForm item={open.record} onClose={open.close} />}
    </>
  )
}
