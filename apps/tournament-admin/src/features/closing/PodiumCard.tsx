import type { ClosingPodium } from '@torneo/contracts/competition/closing'
import type { PodiumPlace } from '@torneo/contracts/competition/podium'
import { CourtLines } from '@torneo/ui/display/CourtLines'
import { clampLines, color, font, media, radius, text } from '@torneo/ui/theme/tokens'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TeamMark } from '../../parts/TeamMark'
import { closingTexts as texts } from './closing-texts'

interface PodiumCardProps {
  readonly podium: ClosingPodium
  /** '⚽ Fútbol 5 · Oro' */
  readonly caption: string
  /** State of its entry in the Hall of Fame. */
  readonly footer: ReactNode
}

/** Heights of the steps in pixels, by place. */
const heights = { 1: 104, 2: 76, 3: 56 } as const
const isPlace = (place: number): place is 1 | 2 | 3 => place in heights

/** First in the middle, second on its left, third on its right; those who share a place stand side by side. */
const order = ({ place }: PodiumPlace) => [2, 1, 3][place - 1]

/** The podium of a cup, read from first to third. */
export function PodiumCard({ podium: { category, places }, caption, footer }: PodiumCardProps) {
  const champions = places.filter(({ place }) => place === 1).map(({ team }) => team.name)
  return (
    <Board>
      <CourtLines />
      <Head>
        <span>{caption}</span>
        <h3>{texts.champion(champions)}</h3>
      </Head>
      <Steps aria-label={texts.podium(category)}>
        {places.map((row) => (
          <Step key={row.team.id} style={{ order: order(row) }}>
            {row.place === 1 && <Crown size={24} aria-hidden />}
            <TeamMark team={row.team} size={row.place === 1 ? 56 : 44} />
            <Name>{row.team.name}</Name>
            {isPlace(row.place) && (
              <>
                <Caption>{texts.places[row.place]}</Caption>
                <Block aria-hidden $place={row.place}>
                  {row.place}
                </Block>
              </>
            )}
          </Step>
        ))}
      </Steps>
      <Footer>{footer}</Footer>
    </Board>
  )
}

const Board = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  break-inside: avoid;
  > * { position: relative; }
  > svg { position: absolute; opacity: 0.35; }
`

const Head = styled.header`
  padding: 20px 24px 0;
  span { color: ${color.boardMuted}; ${text(13)} }
  h3 { overflow-wrap: anywhere; font-family: ${font.title}; font-weight: 800; ${text(28)} }
  ${media.phone} { padding-inline: 16px; h3 { ${text(20)} } }
`

const Steps = styled.ol.attrs({ role: 'list' })`
  flex: 1;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 12px;
  min-height: 236px;
  padding: 16px 24px 0;
  ${media.phone} { gap: 6px; padding-inline: 12px; }
`

const Step = styled.li`
  flex: 1 1 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  max-width: 11rem;
  min-width: 0;
  text-align: center;
  > svg { margin-bottom: 4px; color: #f2c14e; }
`

const Name = styled.strong`
  margin-top: 8px;
  ${clampLines(2)}
  font-family: ${font.title};
  ${text(14)}
`

const Caption = styled.span`
  color: ${color.boardMuted};
  ${text(12)}
`

// The medals of the dark theme: the board is dark in both.
const medals = { 1: '#f2c14e', 2: '#c3cad4', 3: '#e0a070' } as const

const Block = styled.span<{ $place: 1 | 2 | 3 }>`
  display: grid;
  justify-items: center;
  width: 100%;
  height: ${({ $place }) => heights[$place]}px;
  margin-top: 8px;
  padding-top: 8px;
  border-radius: ${radius.button} ${radius.button} 0 0;
  background: ${({ $place }) => medals[$place]};
  color: #15161a;
  font-family: ${font.title};
  font-weight: 800;
  ${text(20)}
  @media print { border: 1px solid #000; background: none; }
`

const Footer = styled.footer`
  padding: 8px 24px;
  border-top: 1px solid ${color.boardLine};
  ${text(13)}
  ${media.phone} { padding-inline: 16px; }
`
