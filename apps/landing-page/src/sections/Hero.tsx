import { isOpenOn } from '@torneo/domain/site/open-call'
import { appearanceOf } from '../appearance'
import { dateBadge } from '../date-badge'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { OutLink } from '../parts/OutLink'
import { logoSizes, Picture } from '../parts/Picture'
import { siteNameOf, usePage } from '../use-page'

/** Address of a map that finds a place by its name. */
const mapOf = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Characters from which a title is set smaller. */
const [long, longest] = [36, 100]
const sizeOf = (title: string): string => (title.length > longest ? 'longest' : title.length > long ? 'long' : '')

/** First screen: the photo whole, title, when and where, and the ways to the tournament. */
export function Hero() {
  const page = usePage()
  const { landing, mark } = page
  const { hero, settings } = landing
  const title = hero?.title || siteNameOf(page) || texts.fallbackName
  return (
    <div id="hero" className={`hero ${hero?.backgroundImage ? 'has-picture' : 'no-picture'}`}>
      <HeroPhoto />
      <div className="inner hero-words">
        <HeroTiles />
        <h1 className={sizeOf(title)} {...mark('hero', 'title')}>
          {title}
        </h1>
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
        {settings && (settings.eventDate || settings.eventTime || settings.eventLocation) && (
          <p className="hero-when" {...mark('settings', 'eventDate')}>
            {[settings.eventDate, settings.eventTime, settings.eventLocation].filter(Boolean).join(' · ')}
          </p>
        )}
        <HeroButtons />
      </div>
    </div>
  )
}

/** The hero's photo; without one, the lines of a court on the school's colour with its crest. */
function HeroPhoto() {
  const { landing } = usePage()
  const { backgroundImage = '', logoImage } = landing.hero ?? {}
  const crest = logoImage || appearanceOf(landing).crest
  return (
    <div className="hero-photo">
      {backgroundImage ? (
        <Picture address={backgroundImage} sizes="100vw" maxWidth={2048} className="hero-picture" loads="first" />
      ) : (
        <>
          <svg className="hero-court" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d="M20 20h600v320H20zM320 20v320M20 110h110v140H20M620 110H510v140h110" />
            <circle cx="320" cy="180" r="72" />
          </svg>
          {crest && (
            <Picture
              address={crest}
              isDecorative
              sizes={logoSizes}
              maxWidth={640}
              className="hero-mark"
              loads="first"
            />
          )}
        </>
      )}
    </div>
  )
}

/** Crest and date over the photo's lower edge. */
function HeroTiles() {
  const { landing, days } = usePage()
  const { hero } = landing
  const crest = hero?.backgroundImage ? hero.logoImage || appearanceOf(landing).crest : null
  const date = dateBadge(days)
  if (!crest && !date) return null
  return (
    <div className="hero-tiles">
      {crest && (
        <Picture address={crest} isDecorative sizes={logoSizes} maxWidth={320} className="hero-crest" loads="early" />
      )}
      {date && (
        <p className="date-badge">
          <span>{date.month}</span>
          <b>{date.days}</b>
        </p>
      )}
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
