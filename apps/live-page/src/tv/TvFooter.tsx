import { formatDataAge } from '@torneo/domain/format/format-age'
import { formatScore } from '@torneo/domain/match/list/match-state'
import { formatKickoff, formatShortClock, rulesOf } from '@torneo/domain/match/list/match-words'
import type { SortedMatches } from '@torneo/domain/match/list/sorted-matches'
import { matchTitle, sideName } from '@torneo/domain/match/side-name'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import { color, font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { encode } from 'uqr'
import type { TournamentState } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import { useLateMatch, useNextMatch } from '../parts/local-now'
import { twoLines, u } from './tv-styles'

interface TvFooterProps {
  readonly state: TournamentState
  readonly matches: SortedMatches
  /** True while the board shows live matches; the footer then shows the next one. */
  readonly isLive: boolean
  readonly now: number
  readonly today: string
}

/** Number of matches that fit in the row, and milliseconds before more of them rotate. */
const [shown, turnMs] = [2, 10_000]

function liveNow(live: SortedMatches['live'], now: number): SortedMatches['live'] {
  const from = (Math.floor(now / turnMs) % Math.ceil(live.length / shown)) * shown
  return live.slice(from, from + shown)
}

/** Live scores or the next match, whatever the scene, and the QR code of the page. */
export function TvFooter({ state, matches, isLive, now, today }: TvFooterProps) {
  const sports = state.tournament?.sports ?? []
  const next = useNextMatch(matches.upcoming)
  const late = useLateMatch(matches.upcoming)
  // The late match stays, and the next one follows it: neither hides the other (B44).
  const coming = late && late !== next ? [late, next] : [next]
  return (
    <Root>
      <MatchUpdates>
        {isLive || matches.live.length === 0
          ? coming.map(
              (match) =>
                match && (
                  <p key={match.id}>
                    <small>{match === late ? liveTexts.late : liveTexts.tvNext}</small>
                    <span>
                      <b>{matchTitle(match)}</b> {formatKickoff(match, today)}
                    </span>
                  </p>
                ),
            )
          : liveNow(matches.live, now).map((match) => (
              <p key={match.id}>
                <small>
                  {liveTexts.live} {formatShortClock(match, rulesOf(sports, match.sportId))}
                </small>
                <span>
                  <b>
                    {sideName(match, 'home')} <strong>{formatScore(match)}</strong> {sideName(match, 'away')}
                  </b>
                </span>
              </p>
            ))}
      </MatchUpdates>
      {state.connection !== 'online' && state.asOf !== null && (
        <Sign>
          <ConnectionPill state={state.connection} age={formatDataAge(now - state.asOf)} />
        </Sign>
      )}
      <PageCode />
    </Root>
  )
}

/** True for addresses that only this machine can open, useless on a phone. */
const isOwn = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/** QR code of the page, for phones. */
function PageCode() {
  const { origin, hostname, host } = location
  if (isOwn(hostname)) return null
  const { size, data } = encode(`${origin}/en-vivo`, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Code>
      <p>
        {liveTexts.tvScan}
        <b>{host}/en-vivo</b>
      </p>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Code>
  )
}

const Root = styled.footer`
  display: flex;
  align-items: center;
  gap: ${u(4)};
  min-height: ${u(11)};
  padding-top: ${u(1.5)};
  font-size: ${u(4)};
  line-height: 1.2;
`

const MatchUpdates = styled.div`
  flex: 1;
  display: flex;
  gap: ${u(6)};
  min-width: 0;
  p { min-width: 0; }
  p > span { ${twoLines} }
  small { display: block; color: ${color.boardMuted}; font-size: ${u(3.2)}; }
  strong { font-family: ${font.title}; font-weight: 800; }
`

const Sign = styled.div`
  flex: none;
  > span {
    gap: ${u(1.2)};
    padding: ${u(1)} ${u(2)};
    border-radius: ${u(1.2)};
    font-size: ${u(3)};
    line-height: 1.3;
  }
  svg { width: ${u(3.2)}; height: ${u(3.2)}; }
`

const Code = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(2)};
  font-size: ${u(3.2)};
  text-align: right;
  p { color: ${color.boardMuted}; }
  b { display: block; color: ${color.onBoard}; }
  svg { width: ${u(16)}; height: ${u(16)}; border-radius: ${u(1)}; }
`
