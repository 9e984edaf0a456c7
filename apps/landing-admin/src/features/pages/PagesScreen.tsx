import { plainArticle } from '@torneo/domain/format/plain-article'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { usePageOf } from '../../parts/use-page-of'
import { PageForm } from './PageForm'
import { PageList } from './PageList'
import { pages } from './pages-api'
import { pagesTexts as texts } from './pages-texts'

PagesScreen.prefetch = pages.prefetch

/** Pages of the landing page's own, such as its regulations (B104). */
export default function PagesScreen() {
  const pageOf = usePageOf('pages')
  const { screen, open, rowActions } = useCollection(pages, texts, ({ title }) => ({
    title: texts.removeQuestion(title),
    body: texts.removeBody,
    subject: title,
  }))
  return (
    <>
      <CollectionScreen {...screen} searchIn={({ title, text }) => [title, plainArticle(text)]} icon="📄">
        {(shown) => (
          <PageList
            shown={shown}
            isSortable={shown.length === screen.query.data?.items.length}
            {...rowActions(shown)}
            pageOf={pageOf}
          />
        )}
      </CollectionScreen>
      {open.isOpen && <PageForm page={open.record} onClose={open.close} />}
    </>
  )
}
