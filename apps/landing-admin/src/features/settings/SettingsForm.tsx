import type { RecordForm } from '@torneo/client'
import { RecordFormFrame } from '@torneo/panel/record/RecordFormFrame'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, text } from '@torneo/ui/theme/tokens'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { settingsTexts } from './settings-texts'
import { SettingsSaveRow } from './SettingsSaveRow'
import { SettingsTitle } from './SettingsTitle'

const Note = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text(13)}
`

interface SettingsFormProps {
  readonly title: string
  readonly form: Pick<
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
    | 'saving'
    | 'changes'
    | 'discard'
  >
  /** Note about all fields of the form. */
  readonly note?: string
  /** Title of a failed save; defaults to that of the settings. */
  readonly failureTitle?: string
  /** True when the record was never saved: saving it unchanged confirms its values. */
  readonly isUnconfirmed?: boolean
  /** Address of the texts on the public page. */
  readonly page?: string | undefined
  /** The notice of the scheduled save and the button that schedules one. */
  readonly scheduling?: Readonly<Record<'notice' | 'button' | 'state', ReactNode>>
  readonly children: ReactNode
}

/** Removes the time of a record that the service created, so that it is not shown as the time of a save. */
const neverSaved = (form: SettingsFormProps['form']): SettingsFormProps['form'] => ({
  ...form,
  record: form.record && { ...form.record, updatedAt: '' },
})

/** One of the forms that are saved separately: its title, fields and save row (R23). */
export function SettingsForm({
  title,
  form,
  note,
  failureTitle = settingsTexts.failure,
  isUnconfirmed = false,
  scheduling,
  page,
  children,
}: SettingsFormProps) {
  const id = useId()
  return (
    <Stack as={Card} $gap={20}>
      <div>
        <SettingsTitle>{title}</SettingsTitle>
        {note && <Note>{note}</Note>}
      </div>
      <RecordFormFrame
        form={isUnconfirmed ? neverSaved(form) : form}
        id={id}
        label={title}
        failureTitle={failureTitle}
        notice={scheduling?.notice}
        page={page}>
        {children}
        <SettingsSaveRow
          form={form}
          what={title}
          isUnconfirmed={isUnconfirmed}
          clean={scheduling?.state}
          extra={scheduling?.button}
        />
      </RecordFormFrame>
    </Stack>
  )
}
