import { serverNow } from '@torneo/client'
import type { PageTasks, StaleText } from '@torneo/contracts/site/dashboard'
import { Link } from '@torneo/router'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { color, text } from '@torneo/ui/theme/tokens'
import { CalendarClock, CalendarX, ChevronRight, CircleCheck, Images, TriangleAlert, Trophy } from 'lucide-react'
import styled from 'styled-components'
import { DayPart } from '../DayPart'
import { pageRows } from './page-rows'
import { pageTexts as texts } from './page-texts'

const icons = {
  scheduled: CalendarClock,
  held: TriangleAlert,
  stale: CalendarX,
  photos: Images,
  champions: Trophy,
} as const

interface PagePartProps {
  readonly tasks: PageTasks
  readonly stale: readonly StaleText[]
}

/** Tasks of the landing page's editors, each row with the way to it (picture 23). */
export default function PagePart({ tasks, stale }: PagePartProps) {
  const { rows, more } = pageRows(tasks, stale, new Date(serverNow()).getFullYear())
  return (
    <DayPart title={texts.title}>
      {rows.length === 0 && (
        <Line>
          <CircleCheck size={20} aria-hidden />
          {texts.nothing}
        </Line>
      )}
      <List>
        {rows.map(({ key, kind, title, detail, to }) => {
          const Icon = icons[kind]
          return (
            <Item key={key} $isHeld={kind === 'held'}>
              <Icon size={20} aria-hidden />
              <div>
                <ClampedText as={Link} to={to}>
                  {title}
                </ClampedText>
                <ClampedText as="p">{detail}</ClampedText>
              </div>
              <ChevronRight size={18} aria-hidden />
            </Item>
          )
        })}
      </List>
      {more > 0 && <Line>{texts.more(more)}</Line>}
    </DayPart>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  svg { flex: none; color: ${color.success}; }
`

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`

const Item = styled.li<{ $isHeld: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > svg { color: ${({ $isHeld }) => ($isHeld ? color.warning : color.muted)}; }
  a { font-weight: 600; text-decoration: none; }
  /* Makes the whole row clickable. */
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: -3px; border-radius: 8px; }
  &:hover { background: ${color.sunken}; }
  p { color: ${color.muted}; ${text(13)} }
`
