import { CircleAlert, CircleCheck } from 'lucide-react'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../buttons/Button'
import { Badge } from '../display/Badge'
import { Kbd } from '../display/Kbd'
import { focusField } from '../fields/focus-field'
import { BottomBar } from '../layout/BottomBar'
import { color, flexWrap, media, text } from '../theme/tokens'

interface MissingField {
  label: string
  /** Id of the control, or of the group around it. */
  fieldId: string
}

interface SaveBarProps {
  dirty: boolean
  /** Shows 'Cambios guardados' for as long as the owner sets it. */
  saved?: boolean | undefined
  /** Empty required fields; each is a link that focuses its field. */
  missing: readonly MissingField[]
  /** Text while there are no unsaved changes; 'Sin cambios' by default. */
  clean?: ReactNode
  busy: boolean
  onDiscard: () => void
  /** Another button to save with, before the others. */
  extra?: ReactNode
  /** Key printed on the button: 'Ctrl S'. The caller handles it. */
  shortcut?: string | undefined
}

/**
 * Bottom bar of an editor: unsaved changes, missing fields, discard, save. Always rendered, so that nothing shifts when
 * the user starts typing. The button submits the form around it. It extends into the pane's padding (`--pane-padding`),
 * so it must be the last element of the pane.
 */
export function SaveBar({ dirty, saved = false, clean, missing, busy, onDiscard, extra, shortcut }: SaveBarProps) {
  return (
    <Root data-dirty={dirty || undefined}>
      <State>
        <span>
          {/* Announces only unsaved changes: a save is announced by the owner's toast. */}
          <span role="status">
            {dirty && (
              <Badge tone="warning" icon={<CircleAlert aria-hidden />}>
                Cambios sin guardar
              </Badge>
            )}
          </span>
          {!dirty && !saved && (clean || 'Sin cambios')}
          {!dirty && saved && (
            <Badge tone="success" icon={<CircleCheck aria-hidden />}>
              Cambios guardados
            </Badge>
          )}
        </span>
        {dirty && missing.length > 0 && <Missing fields={missing} />}
        {extra && <Extra>{extra}</Extra>}
      </State>
      <Actions>
        <Discard variant="ghost" data-away={!dirty || undefined} onClick={onDiscard}>
          Descartar
        </Discard>
        <Button variant={dirty || busy ? 'primary' : 'secondary'} type="submit" busy={busy} busyLabel="Guardando...">
          Guardar cambios
          {shortcut && <Kbd aria-hidden>{shortcut}</Kbd>}
        </Button>
      </Actions>
    </Root>
  )
}

function Missing({ fields }: { fields: readonly MissingField[] }) {
  return (
    <p>
      {fields.length === 1 ? 'Falta 1 campo: ' : `Faltan ${fields.length} campos: `}
      {fields.map(({ label, fieldId }, index) => (
        <Fragment key={fieldId}>
          {index > 0 && ', '}
          <a href={`#${fieldId}`} onClick={(event) => handleLink(event, fieldId)}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** Focuses by script: following the link would change the address, and could not focus a group of radios. */
function handleLink(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  focusField(fieldId)
}

const Root = styled(BottomBar)`
  ${media.phone} { &[data-dirty] > * { flex-basis: 100%; } }
`

const State = styled.div`
  ${flexWrap('4px 12px')}
  flex: 1 1 auto;
  min-width: 0;
  min-height: 24px;
  color: ${color.muted};
  ${text(13)}
  a { color: ${color.text}; font-weight: 600; text-underline-offset: 3px; border-radius: 2px; }
  ${media.coarse} { a { display: inline-block; padding-block: 13px; } }
`

const Extra = styled.span`
  margin-left: auto;
`

const Actions = styled.div`
  ${flexWrap('8px 12px', 'normal')}
  margin-left: auto;
  ${media.phone} {
    flex: 1 1 auto;
    > * { min-height: 48px; }
    > :last-child { flex: 1 0 auto; max-width: 100%; }
  }
`

// Keeps its space while hidden, so that 'Guardar cambios' does not move; on a phone the state is shown there.
const Discard = styled(Button)`
  &[data-away] { visibility: hidden; }
  ${media.phone} { &&[data-away] { display: none; } }
`
