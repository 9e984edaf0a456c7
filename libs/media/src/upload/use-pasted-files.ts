import { useEffect, useEffectEvent } from 'react'
import { pastedImages } from './use-file-drop'

/** Listens on the document, because nothing else in the picker accepts a pasted image. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const takePasted = useEffectEvent(onFiles)
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented) takePasted(pastedImages(event.clipboardData))
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [])
}
