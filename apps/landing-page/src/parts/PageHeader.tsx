import { publicViewPath } from '@torneo/domain/site/public-page'
import { appearanceOf } from '../appearance'
import { pageTexts as texts } from '../page-texts'
import { presentSections } from '../present-sections'
import { siteNameOf, usePage } from '../use-page'
import { Icon } from './Icon'
import { logoSizes, Picture } from './Picture'

/** Head of every view: name, sections and the search for a promotion, which is always in sight. */
export function PageHeader({ isHome }: { readonly isHome: boolean }) {
  const page = usePage()
  const home = publicViewPath({ kind: 'home' })
  const { crest } = appearanceOf(page.landing)
  const name = siteNameOf(page) || texts.fallbackName
  const [verb, ...promotion] = texts.findPromotion.split(' ')
  const links = [
    { href: '/en-vivo', label: texts.live },
    ...presentSections(page).map(({ id, label }) => ({ href: isHome ? `#${id}` : `${home}#${id}`, label })),
  ]
  return (
    <header className="page-header">
      <a className="skip" href="#contenido">
        {texts.skip}
      </a>
      <div className="inner">
        <a className="brand" href={home}>
          {crest && (
            <Picture
              address={crest}
              isDecorative
              sizes={logoSizes}
              maxWidth={320}
              className="brand-logo"
              loads="early"
            />
          )}
          <span>{name}</span>
        </a>
        <nav aria-label={texts.menu} className="wide-menu">
          {links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        {page.tournament.promotions.length > 0 && (
          <a className="button light find" href={publicViewPath({ kind: 'promotions' })}>
            <Icon name="search" />
            <span className="find-words">
              <span className="find-verb">{verb} </span>
              {promotion.join(' ')}
            </span>
          </a>
        )}
        <details className="narrow-menu">
          <summary aria-label={texts.menu}>
            <Icon name="menu" />
          </summary>
          <nav aria-label={texts.menu}>
            {links.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </details>
      </div>
    </header>
  )
}
