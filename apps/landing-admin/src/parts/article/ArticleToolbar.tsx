import { IconButton } from '@torneo/ui/buttons/IconButton'
import {
  Bold,
  Heading2,
  Heading3,
  ImageIcon,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { useRef, useState, type KeyboardEvent } from 'react'
import { hasFormat, toggles, type Format } from './article-commands'
import { articleTexts as texts } from './article-texts'
import { Tools } from './editor-styles'

const formats: readonly (readonly [Format, LucideIcon])[] = [
  ['strong', Bold],
  ['em', Italic],
  ['heading', Heading2],
  ['subheading', Heading3],
  ['bulletList', List],
  ['orderedList', ListOrdered],
  ['quote', Quote],
  ['link', Link],
]

interface ArticleToolbarProps {
  readonly textId: string
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onLink: () => void
  readonly onImage: () => void
}

/** Formats of the selected text; one stop of Tab, in which the arrows move. */
export function ArticleToolbar({ textId, state, run, onLink, onImage }: ArticleToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)

  const handleKey = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (stop + 1) % buttons.length,
      ArrowLeft: (stop + buttons.length - 1) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    buttons[next]?.focus()
  }

  const tools = [
    ...formats.map(([format, Icon]) => ({
      label: texts[format],
      icon: <Icon size={18} aria-hidden />,
      isPressed: hasFormat(state, format),
      use: () => (format === 'link' ? onLink() : run(toggles[format])),
    })),
    { label: texts.image, icon: <ImageIcon size={18} aria-hidden />, use: onImage },
    { label: texts.undo, icon: <Undo2 size={18} aria-hidden />, isOff: undoDepth(state) === 0, use: () => run(undo) },
    { label: texts.redo, icon: <Redo2 size={18} aria-hidden />, isOff: redoDepth(state) === 0, use: () => run(redo) },
  ]
  return (
    <Tools ref={bar} role="toolbar" aria-label={texts.toolbar} aria-controls={textId} onKeyDown={handleKey}>
      {tools.map(({ label, icon, use, ...tool }, index) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={'isPressed' in tool ? tool.isPressed : undefined}
          aria-disabled={('isOff' in tool && tool.isOff) || undefined}
          // Keeps the selection of the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={use}
        />
      ))}
    </Tools>
  )
}
