import type { MatchRow } from '@torneo/contracts/match/matches'
import { formatRound } from '@torneo/domain/match/format-round'
import { hasScore } from '@torneo/domain/match/list/match-state'
import {
  dayName,
  formatDisplayState,
  formatPlace,
  formatShortClock,
  rulesOf,
  spokenScore,
} from '@torneo/domain/match/list/match-words'
import { matchTitle, sideName } from '@torneo/domain/match/side-name'
import { pageTexts as texts } from '../page-texts'
import { usePage } from '../use-page'
import { Crest } from './Crest'
import { Icon } from './Icon'

/** Card of a match, a link to its page with the families. */
export function MatchCard({ match }: { readonly match: MatchRow }) {
  const { tournament, today } = usePage()
  const isLive = match.status === 'live'
  const isScored = hasScore(match)
  const state = formatDisplayState(match)
  const day = match.date === today ? texts.at(match.time) : `${dayName(match.date, today)}, ${match.time}`
  const clock = isLive ? formatShortClock(match, rulesOf(tournament.sports, match.sportId)) : ''
  return (
    <a className="match-card" href={`/en-vivo/partido/${encodeURIComponent(match.id)}`}>
      <span className="match-head">
        {isLive ? (
          <span className="live-badge">{state}</span>
        ) : (
          <span className="time-badge">
            {state ? (
              `${state} · ${dayName(match.date, today)}`
            ) : (
              <>
                <Icon name="calendar" />
                {day}
              </>
            )}
          </span>
        )}
        <span className="match-sport">
          {match.sport?.icon && <span aria-hidden="true">{match.sport.icon} </span>}
          {match.sport?.name}
        </span>
      </span>
      <span className="visually-hidden">{isScored ? spokenScore(match) : matchTitle(match)}</span>
      {(['home', 'away'] as const).map((side) => {
        const team = match[`${side}Team`]
        return (
          <span key={side} className="match-side" aria-hidden="true">
            {team ? (
              <Crest name={team.name} year={team.promotionYear} color={team.color || team.promotionColor} />
            ) : (
              <span className="crest open">?</span>
            )}
            <span className="match-name">{sideName(match, side)}</span>
            {isScored && <b>{match[`${side}Score`]}</b>}
          </span>
        )
      })}
      <span className="match-foot">{[formatRound(match), clock, formatPlace(match)].filter(Boolean).join(' · ')}</span>
    </a>
  )
}
