import { useSignedInUser } from '@torneo/client'
import { sections } from '@torneo/contracts/releases/sections'
import type { Edition } from '@torneo/contracts/site/edition'
import { Link } from '@torneo/router'
import { MenuEntry, MenuPanel } from '@torneo/ui/dialogs/MenuPanel'
import { color, text } from '@torneo/ui/theme/tokens'
import { Archive, Check, ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { editionTexts as texts } from './edition-texts'

interface EditionMenuProps {
  readonly id: string
  readonly anchor: { readonly current: HTMLElement | null }
  readonly year: number
  readonly earlier: NonNullable<Edition['earlier']>
  readonly onClose: () => void
  readonly onLeave: () => void
}

/**
 * The editions, each a link: the open one to the dashboard, an archived one to its page in the panel, or, for roles
 * without the tournament's sections, to the families' page of that year.
 */
export default function EditionMenu({ year, earlier, ...panel }: EditionMenuProps) {
  const { role } = useSignedInUser()
  const competition = sections.find(({ id, roles }) => id === 'competition' && roles.some((one) => one === role))
  return (
    <MenuPanel {...panel} label={texts.menu}>
      <MenuEntry as={Link} role="menuitem" to="/" onClick={panel.onClose}>
        <Check size={18} aria-hidden />
        <Words year={year} state={texts.open} />
      </MenuEntry>
      {earlier.map(({ year: of }) =>
        competition ? (
          <MenuEntry
            key={of}
            as={Link}
            role="menuitem"
            to={`${competition.path}/edition?anio=${of}`}
            onClick={panel.onClose}>
            <Archive size={18} aria-hidden />
            <Words year={of} state={texts.archived} />
          </MenuEntry>
        ) : (
          <MenuEntry
            key={of}
            as="a"
            role="menuitem"
            href={`/en-vivo?edicion=${of}`}
            target="_blank"
            rel="noreferrer"
            onClick={panel.onClose}>
            <ExternalLink size={18} aria-hidden />
            <Words year={of} state={texts.archived} />
          </MenuEntry>
        ),
      )}
    </MenuPanel>
  )
}

const Words = ({ year, state }: { readonly year: number; readonly state: string }) => (
  <span>
    {texts.edition(year)}
    <State>{state}</State>
  </span>
)

const State = styled.small`
  display: block;
  color: ${color.muted};
  ${text(12)}
`
