import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { isWithdrawn, shownName } from '@torneo/domain/competition/withdrawn'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { CourtLines } from '@torneo/ui/display/CourtLines'
import { TeamAvatar } from '@torneo/ui/display/TeamAvatar'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexRow, font, media, radius, text } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useCompetitionQuery } from '../data/competition-api'
import { yearDigits } from './year-digits'

/** Abbreviations of the table, with the full names for screen readers. */
const teamStatLabels = {
  played: ['PJ', 'Partidos jugados'],
  won: ['PG', 'Partidos ganados'],
  drawn: ['PE', 'Partidos empatados'],
  lost: ['PP', 'Partidos perdidos'],
  goalsFor: ['GF', 'Goles a favor'],
  goalsAgainst: ['GC', 'Goles en contra'],
  goalDifference: ['DG', 'Diferencia de goles'],
  points: ['Pts', 'Puntos'],
} as const

interface TeamHeaderProps {
  readonly team: Team
  /** Null if missing. */
  readonly sport: TournamentSport | null
  readonly promotion: Promotion | null
  /** Subtitle such as 'Fútbol · Senior'. */
  readonly subtitle: string
  /** Link back, above the header. */
  readonly back?: ReactNode
  /** Additional line such as 'Capitán: Ana Ríos'. */
  readonly note?: string | undefined
}

/** A team on a scoreboard: name, sport, and totals of its finished matches. */
export function TeamHeader({ team, sport, promotion, subtitle, back, note }: TeamHeaderProps) {
  const { name, color: own, promotionColor, promotionYear, stats } = team
  const { currentData: competition } = useCompetitionQuery({ params: { sportId: team.sportId } }, refetchStale)
  const tint = [own, promotionColor ?? ''].find((one) => /^#[0-9a-f]{6}$/i.test(one))
  return (
    <Root>
      <Court>
        <CourtLines />
      </Court>
      {back && <Back data-on="board">{back}</Back>}
      <Top>
        <TeamAvatar text={yearDigits(promotionYear)} color={tint} size={60} />
        <div>
          <h2>{shownName({ name, withdrawn: isWithdrawn(competition, team.id) })}</h2>
          <p>
            {sport && <span aria-hidden>{sport.icon} </span>}
            {[subtitle, promotion && promotion.name !== name ? promotion.name : ''].filter(Boolean).join(' · ')}
          </p>
          {note && <p>{note}</p>}
        </div>
      </Top>
      <Stats>
        {(Object.keys(teamStatLabels) as (keyof typeof teamStatLabels)[]).map((key) => (
          <div key={key}>
            <dt>
              <span aria-hidden>{teamStatLabels[key][0]}</span>
              <VisuallyHidden>{teamStatLabels[key][1]}</VisuallyHidden>
            </dt>
            <dd>{key === 'goalDifference' && stats[key] > 0 ? `+${stats[key]}` : stats[key]}</dd>
          </div>
        ))}
      </Stats>
    </Root>
  )
}

const figuresWidth = 640

const Root = styled.header`
  position: relative;
  overflow: hidden;
  padding: 20px 24px 16px;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  ${media.phone} {
    margin: -24px calc(-1 * var(--pane-padding)) 0;
    padding: 16px var(--pane-padding) 12px;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`

/** Court lines next to the figures, never behind them: hidden where space is short. */
const Court = styled.div`
  position: absolute;
  inset: 0 0 0 ${figuresWidth + 48}px;
  ${media.phone} { display: none; }
`

const Back = styled.div`
  position: relative;
  margin: -8px 0 4px -8px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    padding-right: 8px;
    color: ${color.boardMuted};
    font-weight: 600;
    text-decoration: none;
    ${text(13)}
    &:hover { color: ${color.onBoard}; }
    ${media.coarse} { min-height: 44px; }
  }
`

const Top = styled.div`
  position: relative;
  ${flexRow('14px')}
  > div { min-width: 0; overflow-wrap: anywhere; }
  h2 { ${clampLines(3)} ${text(20)} }
  p { ${clampLines(3)} margin-top: 2px; color: ${color.boardMuted}; ${text(13)} }
`

const Stats = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  max-width: ${figuresWidth}px;
  margin-top: 14px;
  padding-top: 10px;
  border-top: 1px solid ${color.boardLine};
  text-align: center;
  > div { display: flex; flex-direction: column-reverse; }
  dt { color: ${color.boardMuted}; ${text(12)} }
  dd { font-family: ${font.title}; font-weight: 800; font-variant-numeric: tabular-nums; ${text(20)} }
`
