import { ChevronRight, CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../buttons/Button'
import { IconTile } from '../display/IconTile'
import { color, flexWrap, media, radius, text } from '../theme/tokens'

interface ErrorPaneProps {
  /** Failed action: 'No pudimos abrir Sponsors'. */
  title: string
  /** Features that still work, and the user's options. */
  text: ReactNode
  onRetry?: (() => void) | undefined
  /** A retry is in progress. Keep the pane mounted meanwhile, so that 'Reintentar' keeps the focus. */
  busy?: boolean | undefined
  /** Further buttons after 'Reintentar'. */
  actions?: ReactNode
  /** Details for support, collapsed below 'Detalles técnicos'. */
  details?: string | undefined
}

/** Alert that replaces an area which failed to load. */
export function ErrorPane({ title, text: description, onRetry, busy, actions, details }: ErrorPaneProps) {
  return (
    <Root role="alert">
      <IconTile $tone="danger">
        <CloudOff size={26} />
      </IconTile>
      <h2>{title}</h2>
      <p>{description}</p>
      {(onRetry || actions) && (
        <Actions>
          {onRetry && (
            <Button variant="primary" icon={<RefreshCw size={18} aria-hidden />} busy={busy} onClick={onRetry}>
              Reintentar
            </Button>
          )}
          {actions}
        </Actions>
      )}
      {details && (
        <Details>
          <summary>
            <ChevronRight size={16} aria-hidden />
            Detalles técnicos
          </summary>
          <pre>{details}</pre>
        </Details>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 48px 16px;
  text-align: center;
  h2 { margin-top: 12px; ${text(20)} }
  p { max-width: 48ch; color: ${color.muted}; ${text(14)} text-wrap: pretty; }
`

const Actions = styled.div`
  ${flexWrap('12px', 'normal', 'center')}
  margin-top: 12px;
`

const Details = styled.details`
  max-width: 100%;
  margin-top: 8px;
  color: ${color.muted};
  ${text(13)}
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 8px;
    border-radius: ${radius.button};
    list-style: none;
    cursor: pointer;
    ${media.coarse} { min-height: 44px; }
  }
  summary::-webkit-details-marker { display: none; }
  summary svg { transition: transform 80ms; }
  &[open] summary svg { transform: rotate(90deg); }
  pre {
    max-width: 72ch;
    margin: 4px 0 0;
    padding: 12px;
    border-radius: ${radius.button};
    background: ${color.sunken};
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    ${text(12)}
  }
`
