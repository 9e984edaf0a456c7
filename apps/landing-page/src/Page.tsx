import type { PublicView } from '@torneo/domain/site/public-page'
import { type PageContent, PageContext } from './page-context'
import { PageFooter } from './parts/PageFooter'
import { PageHeader } from './parts/PageHeader'
import { ArticleView } from './views/ArticleView'
import { GalleriesView } from './views/GalleriesView'
import { GalleryView } from './views/GalleryView'
import { HomeView } from './views/HomeView'
import { MissingView } from './views/MissingView'
import { NewsView } from './views/NewsView'
import { OwnPageView } from './views/OwnPageView'
import { PromotionsView } from './views/PromotionsView'
import { PromotionView } from './views/PromotionView'

interface PageProps {
  readonly view: PublicView
  readonly content: PageContent
}

function View({ view }: Pick<PageProps, 'view'>) {
  switch (view.kind) {
    case 'promotions':
      return <PromotionsView />
    case 'promotion':
      return <PromotionView id={view.id} />
    case 'galleries':
      return <GalleriesView />
    case 'gallery':
      return <GalleryView id={view.id} />
    case 'news':
      return <NewsView />
    case 'article':
      return <ArticleView slug={view.id} />
    case 'page':
      return <OwnPageView slug={view.id} />
    case 'missing':
      return <MissingView />
    case 'home':
    case 'now':
      return <HomeView />
  }
}

/** The public page (B61): drawn by the service for visitors, and by the browser in the panel's preview. */
export function Page({ view, content }: PageProps) {
  return (
    <PageContext value={content}>
      <PageHeader isHome={view.kind === 'home'} />
      <main id="contenido">
        <View view={view} />
      </main>
      <PageFooter />
    </PageContext>
  )
}
