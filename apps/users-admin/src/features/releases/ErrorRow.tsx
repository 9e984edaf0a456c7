import { sentenceOf, useToast } from '@torneo/client'
import { noApp, type SectionError, type StackFrame } from '@torneo/contracts/releases/section-errors'
import { formatRelativeTime } from '@torneo/panel/screen/format-relative-time'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { errorCounts, errorKind, errorsTexts as texts, errorVersions } from './errors-texts'
import { useMarkErrorMutation } from './releases-api'

/** One error: what failed, in which line, how often, and behind a press its whole stack with the causes. */
export function ErrorRow({ error, now }: { readonly error: SectionError; readonly now: number }) {
  const { message, place, isSource, component, screen, lastAt, stack, causes, state } = error
  const isFixed = state === 'fixed'
  return (
    <li>
      <div>
        <strong>{message}</strong>
        {isFixed && (
          <>
            {' '}
            <Badge tone="success">{texts.fixed}</Badge>
          </>
        )}
        {place !== null && <Place>{place}</Place>}
        {place !== null && !isSource && <small>{texts.noMap}</small>}
        <small>{[errorCounts(error), formatRelativeTime(Date.parse(lastAt), now)].join(' · ')}</small>
        <small>
          {[errorKind(error), component && texts.component(component), texts.screen(screen), errorVersions(error)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {(stack.length > 1 || causes.length > 0) && (
          <details>
            <Summary>{texts.stack}</Summary>
            <Stack frames={stack} />
            {causes.map((cause, index) => (
              <section key={index} aria-label={texts.cause}>
                <small>{texts.cause}</small>
                <strong>{cause.message}</strong>
                <Stack frames={cause.stack} />
              </section>
            ))}
          </details>
        )}
      </div>
      <StateButton error={error} />
    </li>
  )
}

function Stack({ frames }: { readonly frames: readonly StackFrame[] }) {
  return (
    <Lines>
      {frames.map(({ file, line, column, source }, index) => (
        // Lines of a stack have no identity and never move.
        <li key={index}>
          <code>{source ?? `${file}:${line}:${column}`}</code>
        </li>
      ))}
    </Lines>
  )
}

function StateButton({ error: { app, id, message, state } }: { readonly error: SectionError }) {
  const [mark, { isLoading }] = useMarkErrorMutation()
  const toast = useToast()
  const isOpen = state === 'open'
  const label = isOpen ? texts.fix : texts.reopen
  const handlePress = async () => {
    if (isLoading) return
    try {
      await mark({ params: { owner: app || noApp, id }, body: { state: isOpen ? 'fixed' : 'open' } }).unwrap()
      toast.success(isOpen ? texts.markedFixed : texts.markedOpen)
    } catch (error) {
      toast.error(sentenceOf(error, texts.notMarked))
    }
  }
  return (
    <Button
      size="sm"
      aria-label={`${label}: ${message}`}
      aria-disabled={isLoading || undefined}
      onClick={() => void handlePress()}>
      {label}
    </Button>
  )
}

const Place = styled.code`
  display: block;
  margin: 2px 0;
  font-family: ui-monospace, monospace;
  ${text(13)}
`

const Summary = styled.summary`
  width: fit-content;
  padding: 12px 0;
  cursor: pointer;
  color: ${color.muted};
  ${text(14)}
`

const Lines = styled.ol`
  margin: 0 0 8px;
  padding-left: 16px;
  li {
    display: block;
    padding: 2px 0;
    border: 0;
  }
  code {
    font-family: ui-monospace, monospace;
    ${text(13)}
  }
`
