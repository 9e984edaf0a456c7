import { Check, Pause, Play } from 'lucide-react'
import { memo } from 'react'
import styled, { css } from 'styled-components'
import { formatHalf, formatMinute } from '@torneo/domain/format-minute'
import { Kbd } from '@torneo/ui/Kbd'
import { pressStyles } from '@torneo/ui/press-styles'
import { Stepper } from '@torneo/ui/Stepper'
import { color, font, radius, text } from '@torneo/ui/tokens'
import { liveTexts as texts } from '../live-texts'
import { sideBySide, roomy, sideways } from './layout'
import { PendingMark } from './PendingMark'

interface ClockControlsProps {
  readonly minute: number
  /** The minute at which the half should have ended, once it is well past. */
  readonly past: number | null
  readonly half: number
  readonly isLive: boolean
  readonly isRunning: boolean
  readonly isMinutePending: boolean
  readonly isHalfPending: boolean
  readonly areKeysOn: boolean
  readonly onMinute: (step: 1 | -1) => void
  readonly onHalf: (half: 1 | 2) => void
  readonly onToggle: () => void
}

const halves = [1, 2] as const

/** Minute, half, and the switch of the clock: under the scoreboard on a phone, in its middle where there is room. */
export const ClockControls = memo(function ClockControls(props: ClockControlsProps) {
  const { minute, past, half, isLive, isRunning, isMinutePending, isHalfPending, areKeysOn, onMinute, onHalf, onToggle } = props
  const shortcut = (key: string) => (areKeysOn ? key : undefined)
  return (
    <Root>
      <Minute>
        <MinuteLabel aria-hidden>{texts.minute}</MinuteLabel>
        <Stepper
          less={{ label: texts.lessMinutes, shortcut: shortcut(',') }}
          more={{ label: texts.moreMinutes, shortcut: shortcut('.') }}
          onStep={onMinute}
        >
          <Figures $long={minute > 99}>{formatMinute(minute)}{isMinutePending && <PendingMark />}{past !== null && <Past data-past>{texts.pastEnd(past)}</Past>}</Figures>
        </Stepper>
      </Minute>
      {isLive && (
        <Toggle type="button" aria-keyshortcuts={shortcut('K')} onClick={onToggle}>
          {isRunning ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          {isRunning ? texts.pause : texts.resume}
          {areKeysOn && <Kbd aria-hidden>K</Kbd>}
        </Toggle>
      )}
      <Halves role="group" aria-label={texts.half}>
        {halves.map((each) => (
          <Half key={each} type="button" aria-pressed={half === each} aria-keyshortcuts={shortcut(String(each))} onClick={() => onHalf(each)}>
            {half === each && <Check size={16} aria-hidden />}{formatHalf(each)}
            {half === each && isHalfPending && <PendingMark isSilent />}
          </Half>
        ))}
      </Halves>
    </Root>
  )
})

const Root = styled.div`
  grid-area: clock;
  display: grid;
  grid-template: 'minute toggle' auto 'halves halves' auto / minmax(0, 1.45fr) minmax(0, 1fr);
  gap: 8px 12px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  @media (max-width: 359.98px) { grid-template: 'minute' auto 'toggle' auto 'halves' auto / minmax(0, 1fr); }
  ${roomy} { border: 1px solid ${color.line}; border-radius: ${radius.card}; }
  ${sideways} { align-self: start; }
  ${sideBySide(css`display: contents;`)}
`

const Minute = styled.div`
  grid-area: minute;
  min-width: 0;
  ${sideBySide(css`
    align-self: end;
    display: grid;
    justify-items: stretch;
    > div { display: grid; grid-template: 'figures figures' 'less more' / 1fr 1fr; gap: 8px; }
    > div > :nth-child(1) { grid-area: less; }
    > div > :nth-child(3) { grid-area: more; }
  `)}
`

const MinuteLabel = styled.span`
  display: none;
  ${sideBySide(css`display: block; color: ${color.boardMuted}; font-weight: 600; text-align: center; ${text(13)}`)}
`

const Figures = styled.p<{ $long: boolean }>`
  position: relative;
  flex: 1;
  font-family: ${font.title};
  font-size: calc(${({ $long }) => ($long ? 1.75 : 2.25)}rem * var(--live-figures, 1));
  font-weight: 800;
  line-height: 1;
  text-align: center;
  white-space: nowrap;
  > span:not([data-past]) { left: auto; right: 0; top: -4px; }
  ${sideBySide(css`grid-area: figures; margin-bottom: 8px; font-size: min(68px, 9cqi);`)}
`

const Past = styled.small`
  display: block;
  margin-bottom: -4px;
  color: var(--press-past, ${color.warning});
  font-family: ${font.text};
  font-weight: 600;
  ${text(12)}
`

const Toggle = styled.button`
  ${pressStyles}
  grid-area: toggle;
  min-width: 0;
  ${sideBySide(css`justify-self: end; min-width: 150px;`)}
`

const Halves = styled.div`
  grid-area: halves;
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${sideBySide(css`align-self: end;`)}
`

const Half = styled.button`
  ${pressStyles}
  position: relative;
  gap: 6px;
  border-radius: ${radius.card} 0 0 ${radius.card};
  & + & { border-left-width: 0; border-radius: 0 ${radius.card} ${radius.card} 0; }
  &[aria-pressed='true'] {
    border-color: var(--press-strong, ${color.ink});
    background: var(--press-strong, ${color.ink});
    color: var(--press-on-strong, ${color.onInk});
  }
  /* The pending mark stands inside: next to it is the other half. */
  > span { left: auto; right: 6px; top: 4px; }
  white-space: nowrap;
  ${sideBySide(css`gap: 4px; padding-inline: 4px; font-size: clamp(0.8125rem, 1.4cqi, 1rem);`)}
`
