import { ArticleExtras } from '../parts/ArticleExtras'
import { ArticleText } from '../parts/ArticleText'
import { ViewHead } from '../parts/ViewHead'
import { usePage } from '../use-page'

/** A page that the school wrote: its regulations, where to sleep. */
export function OwnPageView({ slug }: { readonly slug: string }) {
  const { landing, mark } = usePage()
  const page = landing.pages?.find((one) => one.slug === slug)
  if (!page) return null
  return (
    <ViewHead title={<span {...mark('pages', 'title', page.id)}>{page.title}</span>}>
      <article className="article">
        <ArticleText html={page.text} />
        <ArticleExtras {...page} />
      </article>
    </ViewHead>
  )
}
