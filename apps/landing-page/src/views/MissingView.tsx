import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { ViewHead } from '../parts/ViewHead'

/** Answer to an address that is not a page. */
export function MissingView() {
  return (
    <ViewHead title={texts.missing} intro={texts.missingWhy}>
      <p className="buttons">
        <a className="button ink" href={publicViewPath({ kind: 'home' })}>
          {texts.home}
        </a>
        <a className="button outline" href={publicViewPath({ kind: 'promotions' })}>
          {texts.findPromotion}
        </a>
        <a className="button outline" href="/en-vivo">
          {texts.allMatches}
        </a>
      </p>
    </ViewHead>
  )
}
