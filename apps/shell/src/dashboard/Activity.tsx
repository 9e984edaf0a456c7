import { useSession } from '@torneo/client'
import { sectionById, sections, type SectionId } from '@torneo/contracts/releases/sections'
import type { ActivityRow, Dashboard } from '@torneo/contracts/site/dashboard'
import { canView } from '@torneo/domain/people/permissions'
import { Link } from '@torneo/router'
import { clampLines, color, flexRow, font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { iconOf } from '../frame/section-icons'
import { PrefetchLink } from '../remotes/PrefetchLink'
import { timeAgo } from './time-ago'

const Part = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 12px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%);
  overflow: hidden;

  > p { padding: 16px 20px 20px; border-top: 1px solid ${color.line}; color: ${color.muted}; }
  ul { list-style: none; margin: 0; padding: 0; }
`

const Head = styled.div`
  ${flexRow('16px', 'center', 'space-between')}
  min-height: 60px;
  padding: 0 20px;

  h2 { margin: 0; font: 700 1rem/1.5 ${font.title}; }
  a { padding: 12px; margin-right: -12px; border-radius: 8px; font-weight: 600; text-decoration: none; }
  a:hover { background: ${color.sunken}; }
`

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 16px;
  align-items: center;
  padding: 12px 20px;
  border-top: 1px solid ${color.line};

  > svg { grid-row: span 2; box-sizing: content-box; padding: 11px; border-radius: 10px; background: ${color.sunken}; }
  @media print { grid-template-columns: minmax(0, 1fr) auto auto; }
  strong { ${clampLines(3)} font-weight: 500; }
  /* Makes the whole row clickable. */
  a { text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: -3px; border-radius: 8px; }
  &:has(a):hover { background: ${color.sunken}; }
  span { grid-column: 2; color: ${color.muted}; font-size: 0.8125rem; }
  time, small { grid-column: 3; grid-row: 1 / span 2; color: ${color.muted}; font-size: 0.8125rem; }

  @media (max-width: 29.99em) {
    time, small { grid-column: 2; grid-row: 3; }
    > svg { grid-row: span 3; }
  }
`

type Shown = Pick<ActivityRow, 'id' | 'actor' | 'action' | 'subject' | 'section'> & {
  readonly at: string | null
  readonly when: string
  readonly times: number
}

const sample = { actor: 'Ejemplo', at: null, times: 1 } as const

/** The four samples of the specification, shown until there is real activity (R26). */
const samples: readonly Shown[] = [
  {
    ...sample,
    id: 'sample-1',
    section: 'gallery',
    action: 'Galería actualizada',
    subject: 'Final de vóley',
    when: 'hace 2 h',
  },
  {
    ...sample,
    id: 'sample-2',
    section: 'schedule',
    action: 'Evento agregado',
    subject: 'Ceremonia de apertura',
    when: 'hace 5 h',
  },
  {
    ...sample,
    id: 'sample-3',
    section: 'sponsors',
    action: 'Sponsor agregado',
    subject: 'Panadería Rossi',
    when: 'ayer',
  },
  {
    ...sample,
    id: 'sample-4',
    section: 'hero',
    action: 'Hero actualizado',
    subject: 'Torneo de Exalumnos',
    when: 'hace 2 días',
  },
]

/** Section that a row links to: its own, or a captain's team. Null when the role may view neither. */
function sectionOf(role: string, { section, at }: Shown): SectionId | null {
  if (at === null) return null
  const known = sections.find(({ id }) => id === section)?.id
  if (known && known !== 'dashboard' && canView(role, known)) return known
  return canView(role, 'my_team') ? 'my_team' : null
}

interface ActivityProps {
  readonly dashboard: Dashboard
  /** Time of the response, in milliseconds since 1970. */
  readonly readAt: number | undefined
}

/** Latest activity, newest first; repeated actions are grouped into one row. */
export function Activity({ dashboard: { activity, activityElsewhere = false }, readAt = 0 }: ActivityProps) {
  const { user } = useSession()
  const role = user?.role ?? ''
  const rows: readonly Shown[] = groupedActivity(activity).map((row) => ({
    ...row,
    when: timeAgo(Date.parse(row.at), readAt),
  }))
  const shown = rows.length > 0 || activityElsewhere ? rows : samples
  return (
    <Part aria-labelledby="activity">
      <Head>
        <h2 id="activity">Actividad reciente</h2>
        {rows.length > 0 && role === 'super' && <Link to="/users/activity">Ver todo</Link>}
      </Head>
      {shown.length === 0 && <p>Todavía no hay actividad en tus secciones.</p>}
      <ul>
        {shown.map((row) => {
          const { id, section, action, subject, actor, at, when, times } = row
          const Icon = iconOf(section)
          const to = sectionOf(role, row)
          const text = (
            <>
              {action}
              {subject && `: ${subject}`}
            </>
          )
          return (
            <Row key={id}>
              <Icon size={18} aria-hidden />
              <strong>{to ? <PrefetchLink row={sectionById(to)}>{text}</PrefetchLink> : text}</strong>
              <span>
                {actor}
                {times > 1 && ` · ${times} veces`}
              </span>
              {at ? <time dateTime={at}>{when}</time> : <small>{when}</small>}
            </Row>
          )
        })}
      </ul>
    </Part>
  )
}

interface ActivityGroup extends ActivityRow {
  /** Number of consecutive repetitions; the row is the newest. */
  readonly times: number
}

const comparedFields = ['actor', 'action', 'subject', 'section'] as const

/** Groups consecutive repetitions of an action by the same person. Newest first, in the given order. */
function groupedActivity(rows: readonly ActivityRow[]): readonly ActivityGroup[] {
  const groups: ActivityGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && comparedFields.every((field) => last[field] === row[field]))
      groups.splice(-1, 1, { ...last, times: last.times + 1 })
    else groups.push({ ...row, times: 1 })
  }
  return groups
}
