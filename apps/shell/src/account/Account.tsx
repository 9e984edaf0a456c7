import { retryableLazy, useSession } from '@torneo/client'
import { Avatar } from '@torneo/ui/display/Avatar'
import { color, flexRow, font, media, visuallyHidden } from '@torneo/ui/theme/tokens'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { displayName } from '../frame/display-name'
import { useLazyOpen } from '../frame/use-lazy-open'
import type { AccountPart } from './AccountMenu'

const AccountMenu = retryableLazy(() => import('./AccountMenu'))

/** The signed-in user (spec 1 §2: initial, name, 'Administrador'), as the button of the account menu. */
export function Account() {
  const { user } = useSession()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useLazyOpen()
  const [Part, choose] = useState<AccountPart | null>(null)
  const part = useLazyOpen()
  const name = displayName(user)
  const prefetchMenu = () => void AccountMenu.prefetch?.()
  const close = () => {
    menu.close()
    button.current?.focus()
  }
  const handleOpen = (requested: AccountPart) => {
    choose(() => requested)
    void part.open(requested)
  }
  return (
    <>
      <NameButton
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? id : undefined}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
        onClick={() => void (menu.isOpen ? menu.close() : menu.open(AccountMenu))}>
        <Avatar text={name.charAt(0).toUpperCase()} round />
        <span className="name">
          {name}
          <small>Administrador</small>
        </span>
        <ChevronDown size={16} aria-hidden />
      </NameButton>
      <Suspense fallback={null}>
        {menu.isOpen && (
          <AccountMenu id={id} anchor={button} onClose={close} onLeave={menu.close} onOpen={handleOpen} />
        )}
        {Part && part.isOpen && <Part onClose={part.close} />}
      </Suspense>
    </>
  )
}

const NameButton = styled.button`
  ${flexRow('10px')}
  min-height: 48px;
  padding: 0 8px;
  border: 0;
  border-radius: 8px;
  background: transparent;
  font-weight: 600;
  text-align: left;
  cursor: pointer;

  > svg { flex: none; color: ${color.muted}; }
  > .name { max-width: 24vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small {
    display: block;
    font: 400 0.75rem/1.3333 ${font.text};
    color: ${color.muted};
  }

  ${media.hover} { &:hover { background: ${color.sunken}; } }

  ${media.phone} {
    min-width: 44px;
    justify-content: center;
    > .name { ${visuallyHidden} }
    > svg { display: none; }
  }
`
