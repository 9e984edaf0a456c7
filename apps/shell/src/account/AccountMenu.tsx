import { retryableLazy, useSignedInUser } from '@torneo/client'
import { themes, type Theme } from '@torneo/contracts/people/account'
import { canView } from '@torneo/domain/people/permissions'
import { helpQuery } from '@torneo/panel/screen/help'
import { Link, useLocation } from '@torneo/router'
import { MenuEntry, MenuPanel } from '@torneo/ui/dialogs/MenuPanel'
import { clampLines, color, text } from '@torneo/ui/theme/tokens'
import {
  BellRing,
  Check,
  CircleHelp,
  ExternalLink,
  KeyRound,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  UserPen,
} from 'lucide-react'
import styled from 'styled-components'
import { useFamiliesPage } from '../edition/use-edition'
import { displayName } from '../frame/display-name'
import { useTheme } from '../frame/theme'

const texts = {
  title: 'Tu cuenta',
  publicPage: 'Ver la página de las familias',
  help: 'Ayuda',
  name: 'Cambiar nombre',
  password: 'Cambiar contraseña',
  secondFactor: 'Verificación en dos pasos',
  sessions: 'Dónde ingresaste',
  callAlerts: 'Avisos de llamados',
  bin: 'Papelera',
  theme: 'Tema',
} as const

const themeLabels: Readonly<Record<Theme, string>> = { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' }

interface AccountMenuProps {
  readonly id: string
  readonly anchor: { readonly current: HTMLElement | null }
  readonly onClose: () => void
  readonly onLeave: () => void
  readonly onOpen: (part: AccountPart) => void
}

/** A modal that the menu opens over the screen. */
export type AccountPart = ReturnType<typeof retryableLazy<{ onClose: () => void }>>

type Entry = readonly [label: string, icon: typeof UserPen, part: AccountPart]

const callAlerts: Entry = [texts.callAlerts, BellRing, retryableLazy(() => import('./call-alerts/CallAlertsModal'))]
const parts: readonly Entry[] = [
  [texts.name, UserPen, retryableLazy(() => import('./NameModal'))],
  [texts.password, KeyRound, retryableLazy(() => import('./ChangePasswordModal'))],
  [texts.secondFactor, ShieldCheck, retryableLazy(() => import('../second-factor/SecondFactorModal'))],
  [texts.sessions, MonitorSmartphone, retryableLazy(() => import('./SessionsModal'))],
  [texts.bin, Trash2, retryableLazy(() => import('@torneo/panel/bin/BinModal'))],
]

/** Account menu: public page, help, name, password, sessions, theme. Its code is loaded when it first opens. */
export default function AccountMenu({ onOpen, ...panel }: AccountMenuProps) {
  const user = useSignedInUser()
  const [theme, chooseTheme] = useTheme()
  const { search } = useLocation()
  const hasCallAlerts = canView(user.role, 'fixtures')
  const page = useFamiliesPage()
  return (
    <MenuPanel {...panel} label={texts.title}>
      {/* Hidden from screen readers, which read the same on the button. */}
      <Person aria-hidden>
        <b>{displayName(user)}</b>
        <span>Administrador · {user.email}</span>
      </Person>
      <MenuEntry as="a" role="menuitem" href={page} target="_blank" rel="noreferrer" onClick={panel.onClose}>
        <ExternalLink size={18} aria-hidden />
        {texts.publicPage}
      </MenuEntry>
      <MenuEntry as={Link} role="menuitem" to={helpQuery(search, '')} replace onClick={panel.onClose}>
        <CircleHelp size={18} aria-hidden />
        {texts.help}
      </MenuEntry>
      {[...(hasCallAlerts ? [callAlerts] : []), ...parts].map(([label, Icon, part]) => (
        <MenuEntry
          key={label}
          role="menuitem"
          onClick={() => {
            panel.onClose()
            onOpen(part)
          }}>
          <Icon size={18} aria-hidden />
          {label}
        </MenuEntry>
      ))}
      <Themes role="group" aria-label={texts.theme}>
        <span aria-hidden>{texts.theme}</span>
        {themes.map((value) => (
          <MenuEntry key={value} role="menuitemradio" aria-checked={value === theme} onClick={() => chooseTheme(value)}>
            <Mark $shown={value === theme}>
              <Check size={18} aria-hidden />
            </Mark>
            {themeLabels[value]}
          </MenuEntry>
        ))}
      </Themes>
    </MenuPanel>
  )
}

const Person = styled.div`
  display: grid;
  max-width: 280px;
  padding: 8px 12px 12px;
  border-bottom: 1px solid ${color.line};
  margin-bottom: 6px;
  overflow-wrap: anywhere;
  ${text(14)}

  b { ${clampLines(3)} }
  span { color: ${color.muted}; ${text(12)} }
`

const Themes = styled.div`
  margin-top: 6px;
  border-top: 1px solid ${color.line};

  > span { display: block; padding: 12px 12px 4px; color: ${color.muted}; font-weight: 600; ${text(12)} }
`

const Mark = styled.span<{ $shown: boolean }>`
  flex: none;
  width: 18px;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`
