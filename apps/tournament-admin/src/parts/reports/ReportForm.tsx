import { limits } from '@torneo/contracts/fields/fields'
import {
  MatchReportRequest,
  type ReportKind,
  reportKindNames,
  reportKinds,
} from '@torneo/contracts/match/match-reports'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { reportsTexts as texts } from '../reports-texts'
import { Stack } from '../Stack'

interface ReportFormProps {
  readonly id: string
  readonly onSubmit: (report: MatchReportRequest) => Promise<void> | void
}

const options = reportKinds.map((value) => ({ value, label: reportKindNames[value] }))

/** The subject and the words of a report. */
export function ReportForm({ id, onSubmit }: ReportFormProps) {
  const [kind, setKind] = useState<ReportKind>('incident')
  const [text, setText] = useState('')
  const { formProps, errorOf, failure } = useCheckedForm(MatchReportRequest, { kind, text }, { failed: texts.failed })
  return (
    <Stack as="form" $gap={12} id={id} {...formProps(onSubmit)}>
      <FailureNotice reason={failure} />
      <MutedText $size={14}>{texts.seenBy}</MutedText>
      <Segmented label={texts.kind} value={kind} onChange={setKind} options={options} />
      <TextField
        label={texts.words}
        multiline
        rows={5}
        required
        counter={text.length > 4000 ? limits.text : undefined}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => setText(target.value)}
      />
    </Stack>
  )
}
