import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, radius, text } from '../theme/tokens'

export type BadgeTone =
  | 'neutral'
  | 'live'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'ink'
  | 'gold'
  | 'silver'
  | 'bronze'

interface BadgeProps {
  tone: BadgeTone
  icon?: ReactNode
  /** Always text: a colour alone would not be accessible. */
  children: ReactNode
}

/** A short status text. `live` is the only solid red tone and includes its own dot. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {tone === 'live' && !icon ? <Dot aria-hidden /> : icon}
      {children}
    </Root>
  )
}

const tones = {
  neutral: css`background: ${color.sunken};`,
  live: css`background: ${color.live}; color: ${color.onLive}; letter-spacing: 0.04em;`,
  success: css`background: ${color.successSoft}; color: ${color.success};`,
  warning: css`background: ${color.warningSoft}; color: ${color.warning};`,
  danger: css`background: ${color.dangerSoft}; color: ${color.danger};`,
  info: css`background: ${color.infoSoft}; color: ${color.info};`,
  ink: css`background: ${color.ink}; color: ${color.onInk};`,
  gold: css`background: ${color.goldSoft}; color: ${color.gold};`,
  silver: css`background: ${color.silverSoft}; color: ${color.silver};`,
  bronze: css`background: ${color.bronzeSoft}; color: ${color.bronze};`,
}

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 3px 8px;
  border-radius: ${radius.badge};
  color: ${color.text};
  font-weight: 600;
  ${text(12)}
  ${({ $tone }) => tones[$tone]}
  svg { flex: none; width: 0.875rem; height: 0.875rem; }
`

const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: currentColor;
`
