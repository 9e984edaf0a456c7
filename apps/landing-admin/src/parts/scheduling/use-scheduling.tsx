import type { RecordForm } from '@torneo/client'
import type { Fields } from '@torneo/domain/records/field-merge'
import { lazyModal, lazyPart } from '@torneo/panel/screen/lazy-modal'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { CalendarClock } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { PreviewDraft } from '../preview/PageFrame'
import { PreviewButton } from '../preview/PreviewButton'
import { useScheduledQuery } from './scheduled-api'
import { scheduledTexts as texts } from './scheduled-texts'
import type { ScheduledNoticeProps } from './ScheduledNotice'
import type { ScheduleModalProps } from './ScheduleModal'

const ScheduleModal = lazyModal<ScheduleModalProps>(() => import('./ScheduleModal'), {
  title: ({ fields }) => (fields ? texts.title : texts.moveTitle),
  size: 'sm',
})
const ScheduledNotice = lazyPart<ScheduledNoticeProps>(
  () => import('./ScheduledNotice'),
  () => null,
)

/** A content form with values of any type. */
export type SchedulableForm = Pick<
  RecordForm<never>,
  'dirty' | 'saving' | 'record' | 'labels' | 'changes' | 'discard' | 'shown' | 'changed' | 'fill' | 'plan'
>

interface SchedulingOptions {
  /** Part of the landing page that shows the record. */
  readonly part: PreviewDraft['name']
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  /** True next to a pane with the preview of the part. */
  readonly hasPane?: boolean
  /** Called when the form's changes have been scheduled; without it, the form keeps showing them. */
  readonly onScheduled?: () => void
}

interface Scheduling {
  /** Replaces 'Sin cambios' in the save bar with the time of the scheduled save; null without one. */
  readonly state: ReactNode
  /** Shown above the fields: the scheduled save and its time. */
  readonly notice: ReactNode
  /** Shown next to the save button: the preview and 'Programar'. */
  readonly button: ReactNode
}

/**
 * Preview of a form (B53) and the button 'Programar' (B52), which saves the form's changes at a later time. Only an
 * existing record can be scheduled.
 */
export function useScheduling(
  form: SchedulableForm,
  { part, describe, hasPane = false, onScheduled }: SchedulingOptions,
): Scheduling {
  const id = form.record?.id
  const { data } = useScheduledQuery({ params: { id: id ?? '' } }, { skip: !id, ...refetchStale })
  const scheduled = id && data ? data : null
  /** Fields that the open modal schedules, or 'move' when it changes the time of the scheduled save. */
  const [request, setRequest] = useState<Fields | 'move' | null>(null)

  // True while the form shows scheduled values, until they are applied or cancelled.
  const [isTyped, setTyped] = useState(false)
  const [before, setBefore] = useState(scheduled)
  if (scheduled !== before) {
    setBefore(scheduled)
    if (!scheduled) setTyped(false)
  }
  const show = useEffectEvent((fields: Fields | null) => form.plan(fields))
  const shownFields = isTyped && scheduled ? scheduled.fields : null
  useEffect(() => show(shownFields), [shownFields])

  const shows = scheduled && (scheduled.held !== null || scheduled.changes.some(({ field }) => field in form.labels))
  const props = scheduled &&
    shows && {
      scheduled,
      labels: form.labels,
      describe,
      isTyped,
      onMove: () => setRequest('move'),
      onFill: () => form.fill(scheduled.fields),
    }
  return {
    state: props && scheduled.held === null && <ScheduledNotice {...props} isInBar />,
    notice: id && (
      <>
        {props && <ScheduledNotice {...props} />}
        {request && (
          <ScheduleModal
            id={id}
            scheduled={scheduled}
            fields={request === 'move' ? null : request}
            labels={form.labels}
            onClose={() => setRequest(null)}
            onScheduled={() => {
              if (request === 'move') return
              if (!onScheduled) return setTyped(true)
              form.discard()
              onScheduled()
            }}
          />
        )}
      </>
    ),
    button: (
      <>
        <PreviewButton draft={{ name: part, id, values: form.shown }} isSmall={!id} hasPane={hasPane} />
        {id && form.dirty && (
          <Button
            variant="ghost"
            icon={<CalendarClock size={18} aria-hidden />}
            aria-disabled={form.saving || undefined}
            // Prevents the blur on a press: an error shown below the field would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onPointerEnter={ScheduleModal.prefetch}
            onFocus={ScheduleModal.prefetch}
            onClick={() => form.saving || void form.changed().then(setRequest)}>
            {texts.schedule}
          </Button>
        )}
      </>
    ),
  }
}
