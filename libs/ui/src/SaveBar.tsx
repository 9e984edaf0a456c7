import { CircleAlert, CircleCheck } from 'lucide-react'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { Badge } from './Badge'
import { Button } from './Button'
import { Kbd } from './Kbd'
import { color, flexWrap, layer, media, text } from './tokens'

interface MissingField {
  label: string
  /** The id of its control, or of the group around it. */
  fieldId: string
}

interface SaveBarProps {
  dirty: boolean
  /** Just saved: 'Cambios guardados', for as long as the owner says so. */
  saved?: boolean | undefined
  /** Required fields that are empty; each is a link that focuses its field. */
  missing: readonly MissingField[]
  /** Said while nothing is unsaved; 'Sin cambios' without it. */
  clean?: ReactNode
  busy: boolean
  onDiscard: () => void
  /** Another way to save, before the buttons. */
  extra?: ReactNode
  /** Printed on the button: 'Ctrl S'. The caller handles the key. */
  shortcut?: string | undefined
}

/**
 * The bottom of an editor: is something unsaved, what is missing, discard, save. Always there, so nothing moves when
 * typing starts. The button submits the form around it. It reaches into the padding of the pane (`--pane-padding`), so it goes at the end of the pane's content.
 */
export function SaveBar({ dirty, saved = false, clean, missing, busy, onDiscard, extra, shortcut }: SaveBarProps) {
  return (
    <Root data-save-bar data-dirty={dirty || undefined}>
      <State>
        <span>
          {/* Only this is read aloud by itself: of a save the owner's toast tells. */}
          <span role="status">{dirty && <Badge tone="warning" icon={<CircleAlert aria-hidden />}>Cambios sin guardar</Badge>}</span>
          {!dirty && !saved && (clean || 'Sin cambios')}
          {!dirty && saved && <Badge tone="success" icon={<CircleCheck aria-hidden />}>Cambios guardados</Badge>}
        </span>
        {dirty && missing.length > 0 && <Missing fields={missing} />}
        {extra && <Extra>{extra}</Extra>}
      </State>
      <Actions>
        <Discard variant="ghost" data-away={!dirty || undefined} onClick={onDiscard}>Descartar</Discard>
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
          <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>{label}</a>
        </Fragment>
      ))}
    </p>
  )
}

/** By hand: a followed link would change the address and focuses no group of radios. */
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const target = document.getElementById(fieldId)
  const controls = 'input, select, textarea, button'
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls)
  control?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

// As wide as the window, however narrow the pane: its shadows, cut to a band, carry the surface and the line over it out to both sides.
const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  ${flexWrap('8px 16px', 'center', 'space-between')}
  margin: auto calc(-1 * var(--pane-padding)) 0;
  padding: 12px var(--pane-padding) max(12px, env(safe-area-inset-bottom));
  background: ${color.surface};
  box-shadow: 0 100vmax 0 100vmax ${color.surface}, 0 calc(100vmax - 1px) 0 100vmax ${color.line};
  clip-path: inset(-1px -100vmax 0);
  ${media.phone} { &[data-dirty] > * { flex-basis: 100%; } }
  /* On its side, a phone has no height to give away. */
  @media (max-height: 480px) { position: static; }
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

// Its place stays, so 'Guardar cambios' does not move; on a phone the state stands there meanwhile.
const Discard = styled(Button)`
  &[data-away] { visibility: hidden; }
  ${media.phone} { &&[data-away] { display: none; } }
`
