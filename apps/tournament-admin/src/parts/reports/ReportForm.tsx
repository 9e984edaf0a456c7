import {
  matchReportMessages,
  type MatchReportRequest,
  type ReportKind,
  reportKindNames,
  reportKinds,
} from '@torneo/contracts/match/match-reports'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { reportsTexts as texts } from '../reports-texts'
import { Stack } from '../Stack'

interface ReportFormProps {
  readonly id: string
  readonly onSubmit: (report: MatchReportRequest) => void
}

const options = reportKinds.map((value) => ({ value, label: reportKindNames[value] }))

/** The subject and the words of a report. */
export function ReportForm({ id, onSubmit }: ReportFormProps) {
  const [kind, setKind] = useState<ReportKind>('incident')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | undefined>()
  return (
    <Stack
      as="form"
      $gap={12}
      id={id}
      noValidate
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault()
        if (words.trim() === '') setError(matchReportMessages.text)
        else onSubmit({ kind, text: words })
      }}>
      <MutedText $size={14}>{texts.seenBy}</MutedText>
      <Segmented label={texts.kind} value={kind} onChange={setKind} options={options} />
      <TextField
        label={texts.words}
        multiline
        rows={5}
        required
        counter={words.length > 4000 ? 5000 : undefined}
        value={words}
        error={error}
        onChange={({ target }) => {
          setWords(target.value)
          setError(undefined)
        }}
      />
    </Stack>
  )
}
