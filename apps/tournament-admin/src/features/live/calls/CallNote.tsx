import { Button } from '@torneo/ui/buttons/Button'
import { color, flexWrap, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Check, CheckCheck, Clock, MessageSquare, TriangleAlert } from 'lucide-react'
import styled, { css } from 'styled-components'
import { callsTexts as texts } from './calls-texts'

type Tone = 'waiting' | 'refused' | 'sent' | 'read'

interface CallNoteProps {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  readonly time: string
  /** Null without an answer; `by` is null for an answer of the service itself. */
  readonly answer: { readonly text: string; readonly by: string | null } | null
  readonly onDismiss?: (() => void) | undefined
  readonly onAnswer?: (() => void) | undefined
}

const icons = { waiting: Clock, refused: TriangleAlert, sent: Check, read: CheckCheck } as const

/** A call as its volunteer sees it: sent, read, answered (picture 24). */
export function CallNote({ tone, title, text: what, time, answer, onDismiss, onAnswer }: CallNoteProps) {
  const Icon = icons[tone]
  return (
    <Root $tone={tone}>
      <Head>
        <Icon size={20} aria-hidden />
        <div>
          <strong>{title}</strong>
          <p>{what}</p>
        </div>
        <time>{time}</time>
      </Head>
      {answer && (
        <Answer>
          <p>{answer.text}</p>
          {answer.by !== null && <small>{answer.by}</small>}
        </Answer>
      )}
      {onDismiss && (
        <Buttons>
          <Button icon={<Check size={18} aria-hidden />} onClick={onDismiss}>
            {texts.understood}
          </Button>
          {onAnswer && (
            <Button icon={<MessageSquare size={18} aria-hidden />} onClick={onAnswer}>
              {texts.answerBack}
            </Button>
          )}
        </Buttons>
      )}
    </Root>
  )
}

const tones: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  waiting: css`background: ${color.warningSoft}; svg { color: ${color.warning}; }`,
  refused: css`background: ${color.dangerSoft}; svg { color: ${color.danger}; }`,
  sent: css`background: ${color.infoSoft}; svg { color: ${color.info}; }`,
  read: css`background: ${color.successSoft}; svg { color: ${color.success}; }`,
}

const Root = styled.div<{ $tone: Tone }>`
  ${gridGap('10px')}
  padding: 12px 16px;
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  ${text(13)}
  strong { font-weight: 600; ${text(14)} }
  p { color: ${color.muted}; }
`

const Answer = styled.div`
  ${gridGap('4px')}
  padding: 12px 14px;
  border-radius: ${radius.card};
  background: ${color.surface};
  ${text(16)}
  small { color: ${color.muted}; ${text(12)} }
`

const Buttons = styled.div`
  ${flexWrap('8px')}
  > * { flex: 1 1 120px; }
  svg { color: inherit; }
`
