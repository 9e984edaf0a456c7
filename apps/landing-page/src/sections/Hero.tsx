import { isOpenOn } from '@torneo/domain/site/open-call'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { OutLink } from '../parts/OutLink'
import { logoSizes, Picture } from '../parts/Picture'
import { siteNameOf, usePage } from '../use-page'

/** Address of a map that finds a place by its name. */
const mapOf = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** First screen: picture, title, when and where, and the ways to the tournament. */
export function Hero() {
  const page = usePage()
  const { landing, mark } = page
  const { hero, settings } = landing
  return (
    <div id="hero" className={`hero ${hero?.backgroundImage ? 'has-picture' : ''}`}>
      {hero?.backgroundImage && (
        <Picture address={hero.backgroundImage} sizes="100vw" maxWidth={2048} className="hero-picture" loads="first" />
      )}
      <div className="inner">
        {settings && (settings.eventDate || settings.eventTime || settings.eventLocation) && (
          <p className="hero-when" {...mark('settings', 'eventDate')}>
            {[settings.eventDate, settings.eventTime, settings.eventLocation].filter(Boolean).join(' · ')}
          </p>
        )}
        {hero?.logoImage && (
          <Picture
            address={hero.logoImage}
            isDecorative
            sizes={logoSizes}
            maxWidth={320}
            className="hero-logo"
            loads="early"
          />
        )}
        <h1 {...mark('hero', 'title')}>{hero?.title || siteNameOf(page) || texts.fallbackName}</h1>
        {hero?.subtitle && (
          <p className="hero-subtitle" {...mark('hero', 'subtitle')}>
            {hero.subtitle}
          </p>
        )}
        {hero?.description && (
          <p className="hero-text lines" {...mark('hero', 'description')}>
            {hero.description}
          </p>
        )}
        {!hero && <p className="hero-text">{texts.emptyWhy}</p>}
        <HeroButtons />
      </div>
    </div>
  )
}

/** Ways on from the first screen: the matches, the organiser's own link and the map. */
function HeroButtons() {
  const { landing, tournament, today, mark } = usePage()
  const { hero, settings, cta } = landing
  // A link to a place on this page leads to the invitation, and ends with it.
  const isInvited = !hero?.ctaLink.startsWith('#') || isOpenOn(cta?.until ?? '', today)
  const isLive = tournament.matches.some(({ status }) => status === 'live')
  const place = [settings?.eventLocation, settings?.contactAddress].filter(Boolean).join(', ')
  return (
    <div className="buttons">
      {tournament.matches.length > 0 && (
        <a className="button light" href="/en-vivo">
          <Icon name="live" />
          {isLive ? texts.whoPlays : texts.allMatches}
        </a>
      )}
      {hero?.ctaVisible && hero.ctaText && isInvited && (
        <OutLink className={`button ${tournament.matches.length > 0 ? 'outline' : 'light'}`} href={hero.ctaLink}>
          <span {...mark('hero', 'ctaText')}>{hero.ctaText}</span>
        </OutLink>
      )}
      {place && (
        <OutLink className="button outline" href={mapOf(place)}>
          <Icon name="pin" />
          {texts.directions}
        </OutLink>
      )}
    </div>
  )
}
