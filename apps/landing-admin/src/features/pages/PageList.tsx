import type { LandingPage } from '@torneo/contracts/content/pages'
import { useChosenOrder } from '@torneo/panel/collection/use-chosen-order'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { Badge } from '@torneo/ui/display/Badge'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { ArticleCard, ArticleList } from '../../parts/article/ArticleCard'
import { pages } from './pages-api'
import { pagesTexts as texts } from './pages-texts'

interface PageListProps extends RowActions<LandingPage> {
  readonly shown: readonly LandingPage[]
  /** False while a search hides some of the records. */
  readonly isSortable: boolean
}

/** The pages, in an order that people choose. */
export function PageList({ shown, isSortable, ...actions }: PageListProps) {
  const { rows, announcement, handle } = useChosenOrder(pages, shown)
  return (
    <>
      <ArticleList aria-label={texts.list}>
        {rows.map((page) => (
          <ArticleCard
            key={page.id}
            id={page.id}
            title={page.title}
            words={page.text}
            isBusy={actions.busyId === page.id}
            meta={page.file && <Badge tone="neutral">{texts.hasPdf}</Badge>}
            handle={isSortable && rows.length > 1 ? handle(page.id) : null}
            actions={
              <RecordActions
                collection="pages"
                record={page}
                name={page.title}
                editLabel={texts.edit(page.title)}
                removeLabel={texts.remove(page.title)}
                {...actions}
              />
            }
          />
        ))}
      </ArticleList>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
