import { Badge } from '@torneo/ui/display/Badge'
import { ErrorMessage } from '@torneo/ui/fields/Field'
import { color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { TeamMark } from '../../parts/TeamMark'
import type { BoardBlock } from './board-day'
import { planTexts as texts } from './plan-texts'

interface BoardMatchProps {
  readonly block: BoardBlock
  /** Shown after the time; default: the round. */
  readonly aside?: string | undefined
}

/** A match on the board: time, round, and both sides. */
export function BoardMatch({ block: { id, time, round, sides, isExisting, error }, aside = round }: BoardMatchProps) {
  const errorId = `plan-error-${id}`
  return (
    <Root $tone={error ? 'error' : isExisting ? 'existing' : 'new'} aria-describedby={error ? errorId : undefined}>
      <Head>
        <b>{time}</b>
        <span title={aside}>{aside}</span>
        {isExisting && <Badge tone="neutral">{texts.existing}</Badge>}
      </Head>
      {sides.map(({ team, name }, index) => (
        <Side key={index} title={name} $isOpen={team === null}>
          <TeamMark team={team} size={18} />
          <span>{name}</span>
        </Side>
      ))}
      {error && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
    </Root>
  )
}

const tones = {
  new: css`border-color: ${color.control};`,
  existing: css`background: ${color.sunken};`,
  error: css`border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger};`,
}

const Root = styled.article<{ readonly $tone: keyof typeof tones }>`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: 5px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.surface};
  ${text(13)}
  ${({ $tone }) => tones[$tone]}
`

const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'

const Head = styled.header`
  ${flexRow('8px', 'center')}
  min-width: 0;
  b { flex: none; }
  > span:nth-child(2) { flex: 1 1 auto; min-width: 0; color: ${color.muted}; ${text(12)} ${ellipsis} }
`

const Side = styled.p<{ readonly $isOpen: boolean }>`
  ${flexRow('6px')}
  min-width: 0;
  font-weight: ${({ $isOpen }) => ($isOpen ? 400 : 600)};
  ${({ $isOpen }) => $isOpen && `color: ${color.muted};`}
  > span:last-child { min-width: 0; ${ellipsis} }
`
