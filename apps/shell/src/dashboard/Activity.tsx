import styled from 'styled-components'
import type { ActivityRow } from '@torneo/contracts/dashboard'
import { color, font } from '@torneo/ui/tokens'
import { iconOf } from '../frame/section-icons'
import { timeAgo } from './time-ago'

const Part = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 12px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%);
  overflow: hidden;

  h2 { margin: 0; padding: 18px 20px; font: 700 1rem/1.5 ${font.title}; }
  ul { list-style: none; margin: 0; padding: 0; }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 16px;
  align-items: center;
  padding: 12px 20px;
  border-top: 1px solid ${color.line};

  > svg { grid-row: span 2; box-sizing: content-box; padding: 11px; border-radius: 10px; background: ${color.sunken}; }
  strong { font-weight: 500; overflow-wrap: anywhere; }
  span { grid-column: 2; color: ${color.muted}; font-size: 0.8125rem; }
  time, small { grid-column: 3; grid-row: 1 / span 2; color: ${color.muted}; font-size: 0.8125rem; }

  @media (max-width: 479px) {
    time, small { grid-column: 2; grid-row: 3; }
    > svg { grid-row: span 3; }
  }
`

type Shown = Pick<ActivityRow, 'id' | 'actor' | 'action' | 'subject' | 'section'> & { readonly at: string | null; readonly when: string }

/** The four samples of the specification, until there is something real to show (R26). */
const samples: readonly Shown[] = [
  { id: 'sample-1', section: 'gallery', action: 'Galería actualizada', subject: 'Final de vóley', actor: 'Ejemplo', at: null, when: 'hace 2 h' },
  { id: 'sample-2', section: 'schedule', action: 'Evento agregado', subject: 'Ceremonia de apertura', actor: 'Ejemplo', at: null, when: 'hace 5 h' },
  { id: 'sample-3', section: 'sponsors', action: 'Sponsor agregado', subject: 'Panadería Rossi', actor: 'Ejemplo', at: null, when: 'ayer' },
  { id: 'sample-4', section: 'hero', action: 'Hero actualizado', subject: 'Torneo de Exalumnos', actor: 'Ejemplo', at: null, when: 'hace 2 días' },
]

interface ActivityProps {
  readonly rows: readonly ActivityRow[] | undefined
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number | undefined
}

/** Who did what, newest first. */
export function Activity({ rows, readAt = 0 }: ActivityProps) {
  const shown: readonly Shown[] = rows && rows.length > 0
    ? rows.map((row) => ({ ...row, when: timeAgo(Date.parse(row.at), readAt) }))
    : samples
  return (
    <Part aria-labelledby="activity">
      <h2 id="activity">Actividad reciente</h2>
      <ul>
        {shown.map(({ id, section, action, subject, actor, at, when }) => {
          const Icon = iconOf(section)
          return (
            <Row key={id}>
              <Icon size={18} aria-hidden />
              <strong>{action}{subject && `: ${subject}`}</strong>
              <span>{actor}</span>
              {at ? <time dateTime={at}>{when}</time> : <small>{when}</small>}
            </Row>
          )
        })}
      </ul>
    </Part>
  )
}
