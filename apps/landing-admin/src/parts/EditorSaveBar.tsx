import type { RecordForm } from '@torneo/client'
import { useDiscard } from '@torneo/panel/use-discard'
import { SaveBar } from '@torneo/ui/SaveBar'
import { useMedia } from '@torneo/ui/use-media'

const saveKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S'

interface EditorSaveBarProps {
  readonly form: Pick<RecordForm<never>, 'dirty' | 'saved' | 'missing' | 'saving' | 'changes' | 'discard'>
}

/** The save bar of a form in its `RecordFormFrame`, with the keys printed where there are keys. */
export function EditorSaveBar({ form }: EditorSaveBarProps) {
  const discard = useDiscard(form)
  const hasKeys = useMedia('(hover: hover) and (pointer: fine)')
  return (
    <SaveBar
      dirty={form.dirty}
      saved={form.saved}
      missing={form.missing}
      busy={form.saving}
      onDiscard={() => void discard()}
      shortcut={hasKeys ? saveKeys : undefined}
    />
  )
}
