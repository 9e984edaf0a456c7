import type { RecordForm } from '@torneo/client'
import { landingPartPath } from '@torneo/domain/site/public-page'
import { RecordFormFrame } from '@torneo/panel/record/RecordFormFrame'
import { useDiscard } from '@torneo/panel/record/use-discard'
import { usePageLink } from '@torneo/panel/screen/use-page-link'
import { SaveBar } from '@torneo/ui/feedback/SaveBar'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { useMedia } from '@torneo/ui/layout/use-media'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { EditorColumns } from './EditorColumns'
import { PreviewPane } from './PreviewPane'
import { useScheduling, type SchedulableForm } from './scheduling/use-scheduling'

const saveKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S'

type FrameForm = Pick<
  RecordForm<never>,
  | 'submit'
  | 'draft'
  | 'failure'
  | 'held'
  | 'conflict'
  | 'record'
  | 'labels'
  | 'restore'
  | 'idOf'
  | 'dirty'
  | 'saved'
  | 'missing'
  | 'saving'
  | 'changes'
  | 'discard'
> &
  SchedulableForm

interface EditorFormProps {
  /** Id of the form, and name of the part of the landing page. */
  readonly id: 'hero' | 'about' | 'cta' | 'appearance'
  readonly form: FrameForm
  readonly texts: { readonly form: string; readonly failure: string }
  /** Fields of the form. */
  readonly children: ReactNode
}

/**
 * Editor of a single record: fields, live preview, and a save bar that shows its keyboard shortcut on devices with a
 * keyboard.
 */
export function EditorForm({ id, form, texts, children }: EditorFormProps) {
  const discard = useDiscard(form)
  // Defers preview and bar, so that a keystroke renders only its field. The bar shows a save or a discard immediately.
  const shown = useDeferredValue(form.shown)
  const recordId = form.record?.id
  const draft = useMemo(() => ({ name: id, id: recordId, values: shown }), [id, recordId, shown])
  const dirty = useDeferredValue(form.dirty) && form.dirty
  const scheduling = useScheduling({ ...form, dirty }, { part: id, hasPane: true })
  const link = usePageLink()
  const hasKeys = useMedia('(hover: hover) and (pointer: fine)')
  return (
    <RecordFormFrame
      form={form}
      id={id}
      label={texts.form}
      failureTitle={texts.failure}
      notice={scheduling.notice}
      page={link(landingPartPath(id))}>
      <EditorColumns>
        <Stack as={Card} $gap={20}>
          {children}
        </Stack>
        <PreviewPane draft={draft} />
      </EditorColumns>
      <SaveBar
        dirty={dirty}
        clean={scheduling.state}
        saved={form.saved}
        missing={form.missing}
        busy={form.saving}
        extra={scheduling.button}
        onDiscard={() => void discard()}
        shortcut={hasKeys ? saveKeys : undefined}
      />
    </RecordFormFrame>
  )
}
