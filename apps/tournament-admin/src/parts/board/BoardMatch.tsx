import { Badge } from '@torneo/ui/display/Badge'
import { ErrorMessage } from '@torneo/ui/fields/Field'
import { color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { Check, CloudRain, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { TeamMark } from '../TeamMark'
import type { BoardBlock, BoardLook } from './board-day'

interface BoardMatchProps {
  readonly block: BoardBlock
  /** Shown after the time; default: the round. */
  readonly aside?: string | undefined
}

/** A match on the board: time, round, both sides, and how it stands. Memoized: a held block renders no other. */
export const BoardMatch = memo(function BoardMatch({ block, aside = block.round }: BoardMatchProps) {
  const { id, time, sides, look, badge, error, isHidden } = block
  const errorId = `plan-error-${id}`
  return (
    <Root $look={look} aria-describedby={error ? errorId : undefined}>
      <Head>
        {isHidden ? <s>{time}</s> : <b>{time}</b>} <span title={aside}>{aside}</span>{' '}
        {badge && (
          <Badge tone={badge.tone} icon={badge.tone === 'success' ? <Check aria-hidden /> : icons[look]}>
            {badge.text}
          </Badge>
        )}
      </Head>
      {sides.map(({ team, name, score }, index) => (
        <Side key={index} title={name} $isOpen={team === null}>
          <TeamMark team={team} size={18} />
          <span>{name}</span> {score !== undefined && <b>{score}</b>}
        </Side>
      ))}
      {error && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
    </Root>
  )
})

const icons: Readonly<Partial<Record<BoardLook, ReactNode>>> = {
  clash: <TriangleAlert aria-hidden />,
  off: <CloudRain aria-hidden />,
}

const looks: Readonly<Record<BoardLook, ReturnType<typeof css>>> = {
  new: css`border-color: ${color.control};`,
  existing: css`background: ${color.sunken};`,
  error: css`border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger};`,
  live: css`border-color: ${color.live}; box-shadow: inset 0 0 0 1px ${color.live};`,
  late: css`border-color: ${color.warning}; background: ${color.warningSoft};`,
  moved: css`border-color: ${color.info}; background: ${color.infoSoft}; box-shadow: inset 0 0 0 1px ${color.info};`,
  clash: css`border-color: ${color.warning}; box-shadow: inset 0 0 0 1px ${color.warning};`,
  off: css`border-style: dashed; border-color: ${color.control}; background: ${color.sunken};`,
}

const Root = styled.article<{ readonly $look: BoardLook }>`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: 5px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.surface};
  ${text(13)}
  ${({ $look }) => looks[$look]}
  /* Columns are narrow: only a live match has a filled badge. */
  ${({ $look }) => $look !== 'live' && 'header > span:nth-child(3) { padding: 0; background: none; }'}
`

const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'

const Head = styled.header`
  ${flexRow('4px', 'center')}
  min-width: 0;
  min-height: 24px;
  b, s { flex: none; }
  s { color: ${color.muted}; }
  > span:nth-child(2) { flex: 1 1 auto; min-width: 0; color: ${color.muted}; ${text(12)} ${ellipsis} }
  > span:nth-child(3) { flex: none; min-height: 0; }
`

const Side = styled.p<{ readonly $isOpen: boolean }>`
  ${flexRow('6px')}
  min-width: 0;
  font-weight: ${({ $isOpen }) => ($isOpen ? 400 : 600)};
  ${({ $isOpen }) => $isOpen && `color: ${color.muted};`}
  > span:last-of-type { flex: 1; min-width: 0; ${ellipsis} }
`
