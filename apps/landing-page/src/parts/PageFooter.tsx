import { socialNetworks } from '@torneo/contracts/site/social-networks'
import { landingAnchor, publicViewPath } from '@torneo/domain/site/public-page'
import { appearanceOf } from '../appearance'
import { pageTexts as texts } from '../page-texts'
import { siteNameOf, usePage } from '../use-page'
import { OutLink } from './OutLink'
import { Picture } from './Picture'

/** Foot of every view: who organises, how to reach them, other years. */
export function PageFooter() {
  const page = usePage()
  const { landing, tournament, mark } = page
  const { settings } = landing
  const { crest } = appearanceOf(landing)
  const { year } = tournament.tournament ?? {}
  return (
    <footer id="pie" className="page-footer">
      <div className="inner">
        <div className="footer-brand">
          {crest && <Picture address={crest} isDecorative sizes="48px" maxWidth={160} className="brand-logo" />}
          <div>
            <p>
              <b {...mark('settings', 'siteName')}>{siteNameOf(page) || texts.fallbackName}</b>
              {year !== undefined && ` · ${texts.edition(year)}`}
            </p>
            {settings?.footerTagline && <p {...mark('settings', 'footerTagline')}>{settings.footerTagline}</p>}
            {settings?.footerDescription && (
              <p className="lines" {...mark('settings', 'footerDescription')}>
                {settings.footerDescription}
              </p>
            )}
          </div>
        </div>
        <address className="footer-contact">
          {settings?.contactAddress && (
            <p className="lines" {...mark('settings', 'contactAddress')}>
              {settings.contactAddress}
            </p>
          )}
          {settings?.contactPhone && (
            <a href={`tel:${settings.contactPhone.replace(/[^\d+]/g, '')}`} {...mark('settings', 'contactPhone')}>
              {settings.contactPhone}
            </a>
          )}
          {settings?.contactEmail && (
            <a href={`mailto:${settings.contactEmail}`} {...mark('settings', 'contactEmail')}>
              {settings.contactEmail}
            </a>
          )}
        </address>
        <ul id={landingAnchor('pages')} className="footer-links">
          {landing.pages?.map(({ id, slug, title }) => (
            <li key={id}>
              <a href={publicViewPath({ kind: 'page', id: slug })}>{title}</a>
            </li>
          ))}
          <li>
            <a href="/en-vivo/campeones">{texts.earlierEditions}</a>
          </li>
          {socialNetworks.map(({ field, link }) =>
            settings?.[field] ? (
              <li key={field}>
                <OutLink href={settings[field]} rel="me">
                  {link}
                </OutLink>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </footer>
  )
}
