import styled, { css } from 'styled-components'
import { OpenMark } from '../display/OpenMark'
import { clampLines, color, flexRow, font, media, radius, shadow, text } from '../theme/tokens'
import type { BracketMatch, BracketSide } from './bracket-match'

interface BracketTieProps {
  readonly match: BracketMatch
  readonly isChosen: boolean
  /** Absent: the tie is only shown. */
  readonly onOpen?: ((id: string) => void) | undefined
}

/** A tie with its two sides. */
export function BracketTie({ match: { id, name, aside, sides, edge }, isChosen, onOpen }: BracketTieProps) {
  const content = (
    <>
      <Head>
        <b>{name}</b>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Head>
      {sides.map((side, index) => (
        <Side key={index} {...side} />
      ))}
    </>
  )
  return onOpen ? (
    <Root
      as="button"
      type="button"
      data-tie={id}
      aria-expanded={isChosen}
      $edge={edge}
      $isChosen={isChosen}
      onClick={() => onOpen(id)}>
      {content}
    </Root>
  ) : (
    <Root data-tie={id} $edge={edge} $isChosen={isChosen}>
      {content}
    </Root>
  )
}

function Side({ name, mark, note, isDue = false, score, isOut = false }: BracketSide) {
  const isOpen = mark === null
  return (
    <Line>
      {isOpen ? <OpenMark size={24} /> : mark}
      <Name $isQuiet={isOpen || isOut}>{name}</Name>
      {note && <Note $isDue={isDue}>{note}</Note>}
      {score !== undefined && <Score $isQuiet={isOut}>{score}</Score>}
    </Line>
  )
}

const edges = { live: color.live, danger: color.danger, gold: color.gold } as const

const Root = styled.div<{
  readonly type?: 'button'
  readonly $edge: BracketMatch['edge']
  readonly $isChosen: boolean
}>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  width: 100%;
  padding: 10px 12px;
  border: 1px solid ${({ $edge }) => ($edge ? edges[$edge] : color.line)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${({ $edge }) => ($edge ? `inset 0 0 0 1px ${edges[$edge]}` : shadow.card)};
  color: ${color.text};
  text-align: left;
  ${text(13)}
  ${({ $isChosen }) => $isChosen && css`box-shadow: 0 0 0 2px ${color.ink};`}
  &[type='button'] {
    cursor: pointer;
    ${media.hover} { &:hover { background: ${color.sunken}; } }
  }
`

const Head = styled.span`
  ${flexRow('8px', 'center', 'space-between')}
  min-height: 24px;
  b { flex: none; font-weight: 600; }
`

const Aside = styled.span`
  min-width: 0;
  color: ${color.muted};
  text-align: right;
  ${text(12)}
`

const Line = styled.span`
  ${flexRow('8px')}
  min-width: 0;
  min-height: 28px;
`

const Name = styled.span<{ $isQuiet: boolean }>`
  flex: 1 1 auto;
  min-width: 0;
  color: ${({ $isQuiet }) => ($isQuiet ? color.muted : color.text)};
  font-weight: ${({ $isQuiet }) => ($isQuiet ? 400 : 600)};
  ${clampLines(2)}
`

const Note = styled.span<{ $isDue: boolean }>`
  flex: 0 1 auto;
  min-width: 0;
  color: ${({ $isDue }) => ($isDue ? color.warning : color.muted)};
  font-weight: ${({ $isDue }) => ($isDue ? 600 : 400)};
  text-align: right;
  ${text(12)}
`

const Score = styled.span<{ $isQuiet: boolean }>`
  flex: none;
  color: ${({ $isQuiet }) => ($isQuiet ? color.muted : color.text)};
  font-family: ${font.title};
  font-weight: ${({ $isQuiet }) => ($isQuiet ? 400 : 800)};
  ${text(16)}
`
