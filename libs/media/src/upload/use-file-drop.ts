import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { holdsFiles, pastedImages } from './dropped-files'

interface FileDrop {
  /** Files are over it now. */
  readonly isOver: boolean
  /** Spread on the area that takes the files. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
    readonly onPaste: (event: ClipboardEvent) => void
  }
}

/**
 * An area that takes files that are dropped on it or pasted in it. A file that misses it does not replace the page, with all that
 * was typed.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false)
  // Entering a child is told before leaving its parent: the area is left when as many were left as entered.
  const entered = useRef(0)

  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', guard)
    window.addEventListener('drop', guard)
    return () => {
      window.removeEventListener('dragover', guard)
      window.removeEventListener('drop', guard)
    }
  }, [])

  const count = (by: number, event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return
    entered.current = Math.max(0, entered.current + by)
    setOver(entered.current > 0)
  }

  return {
    isOver,
    handlers: {
      onDragEnter: (event) => count(1, event),
      onDragLeave: (event) => count(-1, event),
      onDragOver: (event) => {
        if (holdsFiles(event.dataTransfer)) event.preventDefault()
      },
      onDrop: (event) => {
        entered.current = 0
        setOver(false)
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
      onPaste: (event) => {
        const files = pastedImages(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
