import { EllipsisVertical } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton'
import { MenuEntry, MenuPanel } from './MenuPanel'

export interface MenuItem {
  /** A verb: 'Duplicar'. */
  label: string
  icon: ReactNode
  tone?: 'danger' | undefined
  onSelect: () => void
}

interface MenuProps {
  /** Names the target of the actions: 'Más acciones de Promo 98 – Promo 05'. */
  label: string
  items: readonly MenuItem[]
  isOff?: boolean | undefined
}

/**
 * Menu of secondary actions behind three dots. Arrow keys move; Escape and a press outside close it; the button gets
 * the focus back before an action runs.
 */
export function Menu({ label, items, isOff }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<EllipsisVertical size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isOff}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <MenuPanel id={id} label={label} anchor={button} onClose={close} onLeave={() => setOpen(false)}>
          {items.map(({ label: itemLabel, icon, tone, onSelect }) => (
            <MenuEntry
              key={itemLabel}
              role="menuitem"
              $danger={tone === 'danger'}
              onClick={() => {
                close()
                onSelect()
              }}>
              {icon}
              {itemLabel}
            </MenuEntry>
          ))}
        </MenuPanel>
      )}
    </>
  )
}
