import { matchesNow } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { MatchCard } from '../parts/MatchCard'
import { usePage } from '../use-page'

/** Live matches, else the next and the last ones; the page's script replaces it while people look (B62). */
export function NowPlaying() {
  const { tournament, today } = usePage()
  const matches = matchesNow(tournament.matches, today)
  if (matches.length === 0) return null
  const isLive = matches.some(({ status }) => status === 'live')
  const title = isLive
    ? texts.now
    : matches.some(({ status }) => status === 'scheduled')
      ? texts.nextOnes
      : texts.lastOnes
  return (
    <section id="ahora" className="now" data-live={isLive} aria-labelledby="ahora-titulo">
      <div className="section-head">
        <h2 id="ahora-titulo">{title}</h2>
        <a className="more" href="/en-vivo">
          {texts.everyMatch}
          <Icon name="arrow" />
        </a>
      </div>
      <div className="match-cards">
        {matches.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
    </section>
  )
}
