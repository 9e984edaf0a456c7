import { useSession } from '@torneo/client'
import { sectionById, type SectionId } from '@torneo/contracts/releases/sections'
import { canView } from '@torneo/domain/people/permissions'
import { openNewState, openPhotosState } from '@torneo/panel/record/use-open-from-state'
import { color, font } from '@torneo/ui/theme/tokens'
import { ArrowRight, CalendarDays, Handshake, Images, Shirt, Volleyball, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { PrefetchLink } from '../remotes/PrefetchLink'

const Part = styled.section`
  h2 { margin: 0 0 16px; font: 700 1rem/1.5 ${font.title}; }
  ul { display: grid; gap: 12px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const Tile = styled(PrefetchLink)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px;
  padding: 16px;
  height: 100%;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 12px;
  color: ${color.text};
  text-decoration: none;

  &:hover { border-color: ${color.control}; }

  > svg { justify-self: end; color: ${color.muted}; }
  strong { grid-column: 1 / -1; margin-top: 20px; font-weight: 600; }
  small { grid-column: 1 / -1; color: ${color.muted}; font-size: 0.75rem; }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: ${color.ink};
  color: ${color.onInk};
`

type Action = { readonly label: string; readonly shown: string; readonly section: SectionId; readonly icon: LucideIcon }

/**
 * The gallery tile shows /gallery but links to the real route (R24). Captains, who may view none of the four, get a
 * link to their roster.
 */
const actions: readonly Action[] = [
  { label: 'Agregar deporte', shown: '/sports', section: 'landing_sports', icon: Volleyball },
  { label: 'Nuevo evento', shown: '/schedule', section: 'schedule', icon: CalendarDays },
  { label: 'Subir fotos', shown: '/gallery', section: 'gallery', icon: Images },
  { label: 'Agregar sponsor', shown: '/sponsors', section: 'sponsors', icon: Handshake },
  { label: 'Mi equipo', shown: '/my-team', section: 'my_team', icon: Shirt },
]

function linkTo(section: SectionId) {
  if (section === 'my_team') return {}
  return section === 'gallery' ? { form: 'subir', state: openPhotosState } : { form: 'nuevo', state: openNewState }
}

/** Tiles that open the most used forms, limited to sections that the role may view; renders nothing without any. */
export function QuickActions() {
  const { user } = useSession()
  const visible = actions.filter(({ section }) => canView(user?.role ?? '', section))
  if (visible.length === 0) return null
  return (
    <Part aria-labelledby="quick-actions" data-screen-only>
      <h2 id="quick-actions">Acciones rápidas</h2>
      <ul>
        {visible.map(({ label, shown, section, icon: Icon }) => (
          <li key={section}>
            <Tile row={sectionById(section)} {...linkTo(section)}>
              <Mark>
                <Icon size={20} aria-hidden />
              </Mark>
              <ArrowRight size={18} aria-hidden />
              <strong>{label}</strong>
              <small>{shown}</small>
            </Tile>
          </li>
        ))}
      </ul>
    </Part>
  )
}
