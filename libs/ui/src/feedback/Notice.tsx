import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, flexWrap, radius, text } from '../theme/tokens'

export type NoticeTone = 'danger' | 'warning' | 'success' | 'info'

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info }

interface NoticeProps {
  tone: NoticeTone
  children: ReactNode
  /** `alert` for a response to the user's action; none for a notice that was there from the start. */
  role?: 'alert' | 'status' | undefined
  /** A single button at the end. */
  action?: ReactNode
}

/** A message with an icon inside a page or a form, shown as long as it applies. */
export function Notice({ tone, children, role, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <Root $tone={tone} role={role}>
      <Icon size={18} aria-hidden />
      <Words>{children}</Words>
      {action}
    </Root>
  )
}

const tones = {
  danger: css`background: ${color.dangerSoft}; color: ${color.danger}; font-weight: 500;`,
  warning: css`background: ${color.warningSoft}; svg { color: ${color.warning}; }`,
  success: css`background: ${color.successSoft}; svg { color: ${color.success}; }`,
  info: css`background: ${color.infoSoft}; svg { color: ${color.info}; }`,
}

const Root = styled.div<{ $tone: NoticeTone }>`
  ${flexWrap('8px 12px', 'flex-start')}
  padding: 12px 16px;
  border-radius: ${radius.card};
  ${text(14)}
  ${({ $tone }) => tones[$tone]}
  > svg { flex: none; margin-top: 1px; }
`

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  align-self: center;
`
