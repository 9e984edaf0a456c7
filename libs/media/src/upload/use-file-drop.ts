import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'

function hasFiles(data: DataTransfer | null): boolean {
  return data !== null && [...data.types].includes('Files')
}

/** The images among pasted files; none when text was pasted. */
export function pastedImages(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

interface FileDrop {
  /** True while files are dragged over the area. */
  readonly isOver: boolean
  /** Handlers to spread on the area that accepts files. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
    readonly onPaste: (event: ClipboardEvent) => void
  }
}

/**
 * An area that accepts dropped and pasted files. It also prevents the browser from opening a file that is dropped next
 * to it, which would discard typed values.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false)
  // Counts enter and leave events, because entering a child fires before leaving its parent.
  const entered = useRef(0)

  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
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
    if (!hasFiles(event.dataTransfer)) return
    entered.current = Math.max(0, entered.current + by)
    setOver(entered.current > 0)
  }

  return {
    isOver,
    handlers: {
      onDragEnter: (event) => count(1, event),
      onDragLeave: (event) => count(-1, event),
      onDragOver: (event) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault()
      },
      onDrop: (event) => {
        entered.current = 0
        setOver(false)
        if (!hasFiles(event.dataTransfer)) return
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
