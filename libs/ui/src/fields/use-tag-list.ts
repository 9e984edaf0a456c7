import { useState } from 'react'

interface TagListState {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

const isBlank = (text: string) => text.trim() === ''

/** Compares trimmed texts, because a form may trim the list that it saves. */
function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text.trim() === b[index]?.trim())
}

export const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/**
 * A list of texts and the field for a new one. Its text is the value's last element from the first letter on, so that
 * saves, drafts and the leave guard include it; Enter or leaving the field moves it into the list.
 */
export function useTagList({ value, onChange }: TagListState) {
  /** Text of the field for a new one, and the value emitted with it: a different value comes from outside. */
  const [typed, setTyped] = useState<{ text: string; emitted: readonly string[] }>({ text: '', emitted: value })
  const [removal, setRemoval] = useState<{ text: string; index: number; rest: readonly string[] } | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const isPending = !isBlank(typed.text) && isSame(value, typed.emitted)
  const items = isPending ? value.slice(0, -1) : value
  const pending = isPending || isBlank(typed.text) ? typed.text : ''

  const change = (next: readonly string[], text = pending) => {
    const emitted = isBlank(text) ? [...next] : [...next, text]
    setTyped({ text, emitted })
    onChange(emitted)
  }

  return {
    items,
    /** Text in the field for a new one. */
    pending,
    /** Last removed text, until the list changes in another way. */
    removed: removal && isSame(items, removal.rest) ? removal : null,
    /** Announcement for screen readers. */
    announcement,

    type: (text: string) => {
      const lines = text.split(/\r?\n/)
      // Splits lines into texts: a pasted list, or the Enter of a keyboard that fires no key event.
      if (lines.length > 1) change([...items, ...lines.filter((line) => !isBlank(line))], '')
      else change(items, text)
    },
    add: () => {
      if (!isPending) return
      setAnnouncement(`Agregado: «${short(pending)}»`)
      setTyped({ text: '', emitted: value })
      // A press on 'Deshacer' leaves the field, which adds its text; the button must still work then.
      if (removal) setRemoval({ ...removal, rest: [...removal.rest, pending] })
    },
    edit: (index: number, text: string) =>
      change(items.map((item, position) => (position === index ? text.replace(/\s*\n\s*/g, ' ') : item))),
    move: (index: number, to: number) => {
      const rest = items.filter((_, position) => position !== index)
      const text = items[index] ?? ''
      setAnnouncement(`«${short(text)}» es ahora el ${to + 1} de ${items.length}`)
      change([...rest.slice(0, to), text, ...rest.slice(to)])
    },
    /** Applies the order after a drag, given as the previous indexes. */
    sort: (order: readonly number[]) => change(order.map((position) => items[position] ?? '')),
    remove: (index: number) => {
      const text = items[index] ?? ''
      const rest = items.filter((_, position) => position !== index)
      setAnnouncement(isBlank(text) ? '' : `Quitado: «${short(text)}»`)
      setRemoval(isBlank(text) ? null : { text, index, rest })
      change(rest)
    },
    undo: () => {
      if (!removal) return
      setAnnouncement(`De vuelta: «${short(removal.text)}»`)
      setRemoval(null)
      change([...items.slice(0, removal.index), removal.text, ...items.slice(removal.index)])
    },
  }
}
