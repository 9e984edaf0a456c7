import { useSession } from '@torneo/client'
import { sectionById, type SectionId } from '@torneo/contracts/releases/sections'
import { fixedVisits, type Dashboard } from '@torneo/contracts/site/dashboard'
import { canView } from '@torneo/domain/people/permissions'
import { color, flexRow, font, gridGap } from '@torneo/ui/theme/tokens'
import { Award, CalendarDays, Eye, Handshake, Images, Volleyball, type LucideIcon } from 'lucide-react'
import styled, { css } from 'styled-components'
import { PrefetchLink } from '../remotes/PrefetchLink'

const Grid = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  ${gridGap('16px')}
  /* Six in a row, three, or two; fewer with a large font size. */
  grid-template-columns: repeat(auto-fit, minmax(max(8.5rem, calc((100% - 81px) / 6)), 1fr));

  @media (max-width: 86.24em) { grid-template-columns: repeat(auto-fit, minmax(max(8.5rem, calc((100% - 33px) / 3)), 1fr)); }
  @media (max-width: 39.99em) { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr)); gap: 12px; }
`

const box = css`
  display: grid;
  align-content: space-between;
  height: 100%;
  gap: 8px;
  padding: 16px 18px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 12px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%);
  color: ${color.text};
  text-decoration: none;
`

const Plain = styled.div`${box}`
const Linked = styled(PrefetchLink)`
  ${box}
  &:hover { border-color: ${color.control}; }
`

const Name = styled.span`
  ${flexRow('8px', 'normal', 'space-between')}
  color: ${color.muted};
  font-weight: 500;

  svg { flex: none; }
`

const Figure = styled.span`
  font: 800 2rem/1.25 ${font.title};
  font-variant-numeric: tabular-nums;
`

type Counter = {
  readonly key: keyof Dashboard['counters']
  readonly label: string
  readonly icon: LucideIcon
  readonly section?: SectionId
}

const counters: readonly Counter[] = [
  { key: 'sports', label: 'Deportes', icon: Volleyball, section: 'landing_sports' },
  { key: 'events', label: 'Eventos', icon: CalendarDays, section: 'schedule' },
  { key: 'galleries', label: 'Galerías', icon: Images, section: 'gallery' },
  { key: 'sponsors', label: 'Sponsors', icon: Handshake, section: 'sponsors' },
  { key: 'hallOfFame', label: 'Hall of Fame', icon: Award, section: 'hall_of_fame' },
  { key: 'visits', label: 'Visitas', icon: Eye },
]

/** Six counters; each links to its section if the role may view it. Visits is a fixed figure (R26). */
export function Counters({ values }: { values: Dashboard['counters'] | undefined }) {
  const { user } = useSession()
  return (
    <Grid aria-label="Resumen">
      {counters.map(({ key, label, icon: Icon, section }) => {
        const value = key === 'visits' ? fixedVisits : values?.[key]
        const content = (
          <>
            <Name>
              {label}
              <Icon size={18} aria-hidden />
            </Name>
            <Figure>{value ?? '–'}</Figure>
          </>
        )
        return (
          <li key={key}>
            {section && canView(user?.role ?? '', section) ? (
              <Linked row={sectionById(section)}>{content}</Linked>
            ) : (
              <Plain>{content}</Plain>
            )}
          </li>
        )
      })}
    </Grid>
  )
}
