import type { MatchRow } from '@torneo/contracts/match/matches'
import type { SportRules, TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatClock, formatPlace, formatShortClock, rulesOf, spokenScore } from '@torneo/domain/match/list/match-words'
import { formatSet, formatSets, runningPoints, runningSet } from '@torneo/domain/match/result/sets'
import { decidingShootout } from '@torneo/domain/match/result/shootout'
import { sideName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, font } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import type { Highlight, MatchUpdates } from '../../feed/match-updates'
import { liveTexts } from '../../live-texts'
import { SportName } from '../../parts/SportName'
import { colourOf, twoLines, u } from '../tv-styles'
import { TvMark } from './TvMark'

interface TvLiveProps {
  readonly matches: readonly MatchRow[]
  readonly sports: readonly TournamentSport[]
  readonly highlights: MatchUpdates['highlights']
}

/** Sizes by number of matches, in hundredths of the screen's height: score, name, other text. */
const sizes = {
  1: { figure: 40, name: 7.5, text: 5 },
  2: { figure: 26, name: 5.4, text: 4 },
  4: { figure: 16, name: 4.2, text: 3.6 },
} as const
type Sizes = (typeof sizes)[keyof typeof sizes]

/** One to four matches, with scores as large as the screen allows. */
export function TvLive({ matches, sports, highlights }: TvLiveProps) {
  const size = matches.length === 1 ? sizes[1] : matches.length === 2 ? sizes[2] : sizes[4]
  return (
    <Grid $alone={matches.length === 1}>
      {matches.map((match) => (
        <MatchCell
          key={match.id}
          match={match}
          size={size}
          rules={rulesOf(sports, match.sportId)}
          highlight={highlights.get(match.id)}
        />
      ))}
    </Grid>
  )
}

interface MatchCellProps {
  readonly match: MatchRow
  readonly size: Sizes
  readonly rules: SportRules | undefined
  readonly highlight?: Highlight | undefined
}

function MatchCell({ match, size, rules, highlight }: MatchCellProps) {
  const hasRoom = size !== sizes[4]
  // A sport scored by sets has no clock to stop.
  const { hasSets } = scoringOf(rules)
  const isStopped = !match.isLive && !hasSets
  // The running set is the score itself.
  const sets = hasRoom && formatSets({ ...match, status: 'finished' })
  // Show the running set's points as the score, because they change most, and the sets won next to the clock.
  const points = hasSets ? runningPoints(match) : null
  const clock = points
    ? liveTexts.setOfSets(runningSet(match), formatSet({ home: match.homeScore, away: match.awayScore }))
    : formatClock(match, rules)
  const shootout = decidingShootout(match)
  const round = formatRound(match)
  const stopped = shootout ? liveTexts.shootout : liveTexts.clockStopped
  return (
    <Cell $size={size.text}>
      <VisuallyHidden as="h3">{spokenScore(match)}</VisuallyHidden>
      <MetaRow $stopped={isStopped} $short={!hasRoom}>
        <span>
          {!hasRoom && `${match.field || match.location} · `}
          <SportName sport={match.sport} />
          {hasRoom && round && ` · ${round}`}
        </span>
        <b>{isStopped && !hasRoom ? `${formatShortClock(match, rules)} · ${stopped}` : clock}</b>
      </MetaRow>
      <Sides aria-hidden>
        {(['home', 'away'] as const).map((side) => {
          const added = highlight?.[side] ?? 0
          return (
            <div key={side}>
              <Name $size={size.name}>
                <TvMark team={match[`${side}Team`]} size={size.name * 1.4} />
                <span>{sideName(match, side)}</span>
              </Name>
              <Figure
                $size={size.figure * (sets || match[`${side}Score`] > 99 ? 0.7 : 1)}
                $lit={added > 0 ? colourOf(match[`${side}Team`]) : null}>
                {points?.[side] ?? match[`${side}Score`]}
                {shootout && <Kicks>({shootout[side]})</Kicks>}
                {added > 0 && <small>+{added}</small>}
              </Figure>
            </div>
          )
        })}
      </Sides>
      {sets && <Sets>{sets}</Sets>}
      {hasRoom && (
        <MetaRow $stopped={isStopped}>
          <span>{formatPlace(match)}</span>
          {isStopped && <b>{stopped}</b>}
        </MetaRow>
      )}
    </Cell>
  )
}

const Grid = styled.div<{ $alone: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? '1fr' : 'repeat(2, minmax(0, 1fr))')};
  grid-auto-rows: minmax(0, 1fr);
  gap: ${u(2)};
  min-height: 0;
  > :last-child:nth-child(odd) { grid-column: 1 / -1; }
`

const Cell = styled.article<{ $size: number }>`
  display: flex;
  flex-direction: column;
  justify-content: space-evenly;
  min-width: 0;
  min-height: 0;
  padding: ${u(1.2)} ${u(3)};
  border: 1px solid ${color.boardLine};
  border-radius: ${u(2)};
  background: #15161A;
  font-size: ${({ $size }) => u($size)};
  line-height: 1.2;
`

const MetaRow = styled.p<{ $stopped: boolean; $short?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${u(3)};
  color: ${color.boardMuted};
  /* Leave room for a longer place, so that the scores of all matches line up. */
  &:last-child { min-height: 2.4em; }
  b { flex: none; color: ${({ $stopped }) => ($stopped ? '#F5C162' : color.onBoard)}; }
  > span { min-width: 0; ${twoLines} ${({ $short }) => $short && '-webkit-line-clamp: 1;'} }
`

const Sets = styled.b`
  font-size: 1.7em;
  text-align: center;
`

const Sides = styled.div`
  display: grid;
  grid-template: auto auto / repeat(2, minmax(0, 1fr));
  gap: ${u(0.6)} ${u(2)};
  /* Share rows between names and scores, so that both scores line up even if one name needs two lines. */
  > div { display: grid; grid-row: span 2; grid-template-rows: subgrid; place-items: center; min-width: 0; }
`

const Name = styled.div<{ $size: number }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${u(1.5)};
  max-width: 100%;
  font-size: ${({ $size }) => u($size)};
  font-weight: 700;
  > span:last-child { min-width: 0; ${twoLines} }
`

const Kicks = styled.span`
  font-size: 0.4em;
  vertical-align: middle;
`

const Figure = styled.div<{ $size: number; $lit: string | null }>`
  position: relative;
  min-width: 1.5em;
  border-radius: 0.14em;
  font-family: ${font.title};
  font-size: ${({ $size }) => u($size)};
  font-weight: 800;
  line-height: 1.08;
  text-align: center;
  transition: background-color 300ms, color 300ms;
  ${({ $lit }) => $lit && css`background: ${$lit}; color: ${readableOn($lit)}; box-shadow: 0 0 0 ${u(0.4)} #fff;`}
  small { position: absolute; top: 0.2em; right: 0.4em; font-size: 0.26em; line-height: 1; }
`
