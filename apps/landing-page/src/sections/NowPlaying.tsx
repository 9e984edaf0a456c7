import { formatLongDay } from '@torneo/domain/format/format-day'
import { matchesNow } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { MatchCard } from '../parts/MatchCard'
import { usePage } from '../use-page'

/** Title of the matches in sight. */
function titleOf(matches: ReturnType<typeof matchesNow>): string {
  if (matches.some(({ status }) => status === 'live')) return texts.now
  return matches.some(({ status }) => status === 'scheduled') ? texts.nextOnes : texts.lastOnes
}

/**
 * Band under the hero: the days until the tournament, then live matches, else the next and the last ones. Gone once it
 * is over (B103). The page's script replaces it while people look (B62).
 */
export function NowPlaying() {
  const { tournament, today, season } = usePage()
  const matches = matchesNow(tournament.matches, today)
  const left = season.phase === 'before' ? season : null
  const isCounted = left !== null && left.daysLeft !== null
  if (season.phase === 'after' || (matches.length === 0 && !isCounted)) return null
  const isLive = matches.some(({ status }) => status === 'live')
  return (
    <section id="ahora" className="now" data-live={isLive} aria-labelledby="ahora-titulo">
      <div className="section-head">
        <h2 id="ahora-titulo">{isCounted ? texts.daysLeft(left.daysLeft ?? 0) : titleOf(matches)}</h2>
        {isCounted && <p>{texts.starts(formatLongDay(left.first ?? '', Number(today.slice(0, 4))).toLowerCase())}</p>}
        {matches.length > 0 && (
          <a className="more" href="/en-vivo">
            {texts.everyMatch}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      {matches.length > 0 && (
        <div className="match-cards">
          {matches.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </div>
      )}
    </section>
  )
}
