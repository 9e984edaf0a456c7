import type { RecordForm } from '@torneo/client'
import { SaveBar } from '@torneo/ui/SaveBar'
import { useMedia } from '@torneo/ui/use-media'

const saveKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S'

interface EditorSaveBarProps {
  readonly form: Pick<RecordForm<never>, 'dirty' | 'saved' | 'missing' | 'saving' | 'discard'>
}

/** The save bar of a form in its `RecordFormFrame`, with the keys printed where there are keys. */
export function EditorSaveBar({ form }: EditorSaveBarProps) {
  const hasKeys = useMedia('(hover: hover) and (pointer: fine)')
  return (
    <SaveBar
      dirty={form.dirty}
      saved={form.saved}
      missing={form.missing}
      busy={form.saving}
      onDiscard={form.discard}
      shortcut={hasKeys ? saveKeys : undefined}
    />
  )
}
