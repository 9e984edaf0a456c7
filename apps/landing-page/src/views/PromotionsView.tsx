import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Crest } from '../parts/Crest'
import { ViewHead } from '../parts/ViewHead'
import { usePage } from '../use-page'

/** All promotions, newest first; the page's script filters them while one types. */
export function PromotionsView() {
  const { promotions } = usePage().tournament
  return (
    <ViewHead title={texts.promotionsTitle} intro={promotions.length > 0 ? texts.promotionsHint : texts.noPromotions}>
      {promotions.length > 0 && (
        <div data-filter>
          <label className="search" hidden>
            <span>{texts.searchLabel}</span>
            <input type="search" autoComplete="off" enterKeyHint="search" />
          </label>
          <ul className="promotions">
            {promotions.map(({ id, name, year, color, category }) => (
              <li key={id} data-words={`${name} ${year}`}>
                <a className="card row" href={publicViewPath({ kind: 'promotion', id })}>
                  <Crest name={name} year={year} color={color} />
                  <span>
                    <b>{name}</b>
                    <span className="muted">{name.includes(String(year)) ? category : `${year} · ${category}`}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="muted" role="status" data-none hidden>
            {texts.noneFound}
          </p>
        </div>
      )}
    </ViewHead>
  )
}
