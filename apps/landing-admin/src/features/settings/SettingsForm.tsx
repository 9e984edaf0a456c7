import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { Card } from '@torneo/ui/Card'
import { color, gridGap, text } from '@torneo/ui/tokens'
import { SettingsSaveRow } from './SettingsSaveRow'
import { SettingsTitle } from './SettingsTitle'
import { settingsTexts } from './settings-texts'

const Part = styled(Card)`
  ${gridGap('20px')}
  grid-template-columns: minmax(0, 1fr);
`

const Note = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text(13)}
`

interface SettingsFormProps {
  readonly title: string
  readonly form: Pick<RecordForm<never>, 'submit' | 'draft' | 'failure' | 'conflict' | 'record' | 'labels' | 'restore' | 'dirty' | 'saved' | 'saving' | 'changes' | 'discard'>
  /** Of all its fields. */
  readonly note?: string
  /** What is said when it is not saved; the settings' own without it. */
  readonly failureTitle?: string
  /** It was never saved: saving it as it is confirms it. */
  readonly isUnconfirmed?: boolean
  /** The notice of the scheduled save and the button that schedules one. */
  readonly scheduling?: Readonly<Record<'notice' | 'button' | 'state', ReactNode>>
  readonly children: ReactNode
}

/** When the service made a record is no answer to when it was saved. */
const neverSaved = (form: SettingsFormProps['form']): SettingsFormProps['form'] =>
  ({ ...form, record: form.record && { ...form.record, updatedAt: '' } })

/** One of the forms that save alone: its title, its fields, and its own way to save (R23). */
export function SettingsForm({ title, form, note, failureTitle = settingsTexts.failure, isUnconfirmed = false, scheduling, children }: SettingsFormProps) {
  const id = useId()
  return (
    <Part>
      <div>
        <SettingsTitle>{title}</SettingsTitle>
        {note && <Note>{note}</Note>}
      </div>
      <RecordFormFrame form={isUnconfirmed ? neverSaved(form) : form} id={id} label={title} failureTitle={failureTitle} notice={scheduling?.notice}>
        {children}
        <SettingsSaveRow form={form} what={title} isUnconfirmed={isUnconfirmed} clean={scheduling?.state} extra={scheduling?.button} />
      </RecordFormFrame>
    </Part>
  )
}
