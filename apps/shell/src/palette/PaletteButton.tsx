import { retryableLazy } from '@torneo/client'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLazyOpen } from '../frame/use-lazy-open'

const Palette = retryableLazy(() => import('./Palette'))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

/** Opens the palette, as Ctrl K does anywhere; '/' focuses the screen's search field, if it has one (B56). */
export function PaletteButton() {
  const { isOpen, open, close } = useLazyOpen()
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isPalette && (event.key !== '/' || isTyping(event.target))) return
    if (document.querySelector('dialog[open]')) return
    const field = isPalette ? null : document.querySelector<HTMLElement>('main [type=search]')
    event.preventDefault()
    if (field) field.focus()
    else void open(Palette)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <IconButton
        label="Buscar en el panel (Ctrl K)"
        size="lg"
        icon={<Search size={20} aria-hidden />}
        onClick={() => void open(Palette)}
      />
      <Suspense fallback={null}>{isOpen && <Palette onClose={close} />}</Suspense>
    </>
  )
}
