import { color, media, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { mediaTexts } from '../media-texts'

interface ChoiceStateProps {
  /** Number of chosen images; undefined while there is nothing to choose from. */
  readonly count: number | undefined
  readonly hint: string
  readonly problem: string | undefined
}

/** Status next to the picker's buttons: the number of chosen images and a hint, or a problem. */
export function ChoiceState({ count, hint, problem }: ChoiceStateProps) {
  return (
    <Root>
      <span role="alert">{problem}</span>
      {problem === undefined && count !== undefined && (
        <span>{count === 0 ? mediaTexts.noneChosen : mediaTexts.chosen(count)}</span>
      )}
      {problem === undefined && <Hint>{hint}</Hint>}
    </Root>
  )
}

const Hint = styled.span``

const Root = styled.p`
  flex: 1 1 240px;
  color: ${color.muted};
  ${text(13)}
  [role='alert'] { color: ${color.danger}; font-weight: 500; }
  span + span + ${Hint}::before { content: ' · '; }
  /* A phone has space for one line; the hint is also shown next to the file button. */
  ${media.phone} { flex-basis: 100%; span + span + ${Hint} { display: none; } }
`
