import type { Match } from '@torneo/contracts/match/matches'
import { formatClock, formatHalf, periodLabel } from '@torneo/domain/format/format-minute'
import { allPeriods, missedPeriodEnd, type Periods, withAddedTime } from '@torneo/domain/match/clock/periods'
import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { Kbd } from '@torneo/ui/display/Kbd'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { color, font, radius, text } from '@torneo/ui/theme/tokens'
import { Check, Flag, Pause, Play } from 'lucide-react'
import { memo, useState } from 'react'
import styled, { css } from 'styled-components'
import { liveTexts as texts } from '../../live-texts'
import { sideBySide, roomy, sideways } from '../frame/breakpoints'
import { PendingMark } from '../sync/PendingMark'
import { MinuteForm } from './MinuteForm'
import { useRunningClock } from './use-running-clock'

interface ClockControlsProps {
  readonly match: Match
  readonly periods: Periods
  readonly pendingFields: ReadonlySet<string>
  readonly areKeysOn: boolean
  readonly onMinute: (step: 1 | -1) => void
  readonly onSetMinute: (minute: number) => void
  readonly onHalf: (half: number) => void
  readonly onToggle: () => void
  readonly onPeriod: () => void
}

/** The button that begins or ends the next period; null after the last. */
function PeriodButton({
  match: { status, periodOver, currentHalf },
  periods,
  onPeriod,
}: Pick<ClockControlsProps, 'match' | 'periods' | 'onPeriod'>) {
  // Extra time of a level match begins through 'Finalizar Partido' (B16).
  const last = currentHalf < periods.count ? periods.count : allPeriods(periods)
  if (status !== 'live' || currentHalf >= last || (periodOver && currentHalf === periods.count)) return null
  return (
    <Period type="button" data-strong={periodOver || undefined} onClick={onPeriod}>
      {periodOver ? <Play size={18} aria-hidden /> : <Flag size={18} aria-hidden />}
      {periodOver ? texts.startPeriod(currentHalf + 1, periods.count) : texts.endPeriod(currentHalf, periods.count)}
    </Period>
  )
}

/** Formats a period as '3º', or 'A1' in extra time. */
const shortHalf = (half: number, count: number) => (half > count ? `A${half - count}` : `${half}º`)

/** Minute, periods and clock switch: below the scoreboard on a phone, inside it on wider screens. */
export const ClockControls = memo(function ClockControls(props: ClockControlsProps) {
  const { match, periods, pendingFields, areKeysOn, onMinute, onSetMinute, onHalf, onToggle, onPeriod } = props
  const { status, isLive: isRunning, currentHalf: half } = match
  const { minute, second } = useRunningClock(match)
  const [isTyping, setTyping] = useState(false)
  const clock = withAddedTime(minute, half, periods)
  const past = status === 'live' ? missedPeriodEnd(minute, half, periods) : null
  // Spec 2 §2 shows two halves even in a sport without halves.
  const halves = Array.from({ length: Math.max(2, periods.count, half) }, (_, index) => index + 1)
  const shortcut = (key: string) => (areKeysOn ? key : undefined)
  return (
    <Root>
      <Minute>
        <MinuteLabel aria-hidden>{texts.minute}</MinuteLabel>
        <Stepper
          less={{ label: texts.lessMinutes, shortcut: shortcut(',') }}
          more={{ label: texts.moreMinutes, shortcut: shortcut('.') }}
          onStep={onMinute}>
          <Figures
            type="button"
            aria-label={[
              `${texts.setMinute}: ${formatClock(clock, second)}`,
              ...(past === null ? [] : [texts.pastEnd(past)]),
            ].join(' ')}
            $long={clock.added > 0 || minute > 99}
            onClick={() => setTyping(true)}>
            {formatClock(clock, second)}
            {pendingFields.has('minute') && <PendingMark isSilent />}
            {past !== null && <Past data-past>{texts.pastEnd(past)}</Past>}
          </Figures>
        </Stepper>
      </Minute>
      {status === 'live' && (
        <Toggle type="button" aria-keyshortcuts={shortcut('K')} onClick={onToggle}>
          {isRunning ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          {isRunning ? texts.pause : texts.resume}
          {areKeysOn && <Kbd aria-hidden data-key="K" />}
        </Toggle>
      )}
      <Halves role="group" aria-label={periodLabel(periods.count)}>
        {halves.map((each) => (
          <Half
            key={each}
            type="button"
            aria-pressed={half === each}
            aria-label={formatHalf(each, Math.max(2, periods.count))}
            aria-keyshortcuts={shortcut(String(each))}
            onClick={() => onHalf(each)}>
            {half === each && <Check size={16} aria-hidden />}
            {halves.length > 2 ? shortHalf(each, Math.max(2, periods.count)) : <span>{formatHalf(each, 2)}</span>}
            {half === each && pendingFields.has('half') && <PendingMark isSilent />}
          </Half>
        ))}
      </Halves>
      <PeriodButton match={match} periods={periods} onPeriod={onPeriod} />
      {isTyping && (
        <MinuteForm
          minute={minute}
          onSave={(typed) => {
            setTyping(false)
            onSetMinute(typed)
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </Root>
  )
})

const stacked = css`grid-template: 'minute' auto 'toggle' auto 'halves' auto 'period' auto / minmax(0, 1fr);`

const Root = styled.div`
  grid-area: clock;
  display: grid;
  grid-template: 'minute toggle' auto 'halves period' auto / minmax(0, 1.45fr) minmax(0, 1fr);
  gap: 8px 12px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  @media (max-width: 22.49em) { ${stacked} }
  @container live (max-width: 18rem) { ${stacked} }
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

const Figures = styled.button<{ $long: boolean }>`
  position: relative;
  flex: 1;
  min-height: 48px;
  padding: 0;
  border: 0;
  border-radius: ${radius.button};
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  font-family: ${font.title};
  font-size: calc(${({ $long }) => ($long ? 'min(1.375rem, 5.2vw)' : 'min(1.875rem, 6.2vw)')} * var(--live-figures, 1));
  font-weight: 800;
  line-height: 1;
  text-align: center;
  white-space: nowrap;
  > span:not([data-past]) { left: auto; right: 0; top: -4px; }
  ${sideBySide(css`grid-area: figures; margin-bottom: 8px;`)}
  ${({ $long }) => sideBySide(css`font-size: ${$long ? 'min(48px, 6cqi)' : 'min(68px, 9cqi)'};`)}
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

const Period = styled.button`
  ${pressStyles}
  grid-area: period;
  min-width: 0;
  gap: 6px;
  padding-inline: 6px;
  line-height: 1.2;
  &[data-strong] { font-weight: 700; }
  ${sideBySide(css`grid-area: toggle; justify-self: start; padding-inline: 14px;`)}
`

const Halves = styled.div`
  grid-area: halves;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  &:last-child { grid-column: minute-start / toggle-end; }
  ${sideBySide(css`
    align-self: end;
    &:last-child { grid-column: halves; }
  `)}
`

const Half = styled.button`
  ${pressStyles}
  position: relative;
  gap: 4px;
  padding-inline: 2px;
  border-radius: 0;
  white-space: nowrap;
  font-size: calc(min(0.8125rem, 3.4vw) * var(--live-words, 1));
  & + & { border-left-width: 0; }
  &:first-child { border-radius: ${radius.card} 0 0 ${radius.card}; }
  &:last-child { border-radius: 0 ${radius.card} ${radius.card} 0; }
  &[aria-pressed='true'] {
    border-color: var(--press-strong, ${color.ink});
    background: var(--press-strong, ${color.ink});
    color: var(--press-on-strong, ${color.onInk});
  }
  /* Keep the pending mark inside the button: the other half is adjacent. */
  > span + span, > svg + span:empty { left: auto; right: 6px; top: 4px; }
  ${sideBySide(css`gap: 4px; padding-inline: 4px; font-size: clamp(0.8125rem, 1.4cqi, 1rem);`)}
`
