import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Badge } from '@torneo/ui/display/Badge'
import { Row } from '@torneo/ui/layout/Row'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { FillPositions } from './FillPositions'
import type { CheckedRow, PasteField } from './paste-rows'
import { pasteTexts } from './paste-texts'
import { PasteCount } from './PasteCount'
import { PasteLine, pasteFields } from './PasteLine'
import type { Paste } from './use-paste'

interface PasteReviewProps {
  readonly paste: Paste
  readonly checked: readonly CheckedRow[]
  readonly formId: string
  readonly onSubmit: () => void
}

/** Second step: corrects every line in place; lines with errors or warnings come first. */
export function PasteReview({ paste, checked, formId, onSubmit }: PasteReviewProps) {
  const form = useRef<HTMLFormElement>(null)
  // Keep a corrected cell open: it may still have the focus.
  const [open, setOpen] = useState<ReadonlyMap<number, readonly PasteField[]>>(() => wrongFields(checked))
  const wrong = checked.filter(({ player }) => player === null).length
  const duplicateCount = checked.filter(({ duplicates }) => duplicates.length > 0).length
  const warningCount = checked.filter(({ duplicates, notes }) => notes.length > duplicates.length).length
  const withoutPosition = checked.filter(({ row }) => row.position.trim() === '').length

  const focusFirstWrong = () => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (first) first.focus()
    return Boolean(first)
  }
  // The first step, which had the focus, is unmounted.
  useEffect(() => {
    if (!focusFirstWrong()) form.current?.focus()
  }, [])

  return (
    <Form
      ref={form}
      id={formId}
      aria-label={pasteTexts.review}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!focusFirstWrong()) onSubmit()
      }}>
      <Row $wrap $align="normal" role="status">
        {checked.length > wrong && (
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            {pasteTexts.ready(checked.length - wrong)}
          </Badge>
        )}
        {wrong > 0 && (
          <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
            {pasteTexts.wrong(wrong)}
          </Badge>
        )}
        {duplicateCount > 0 && (
          <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
            {pasteTexts.possibleDuplicates(duplicateCount)}
          </Badge>
        )}
        {warningCount > 0 && (
          <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
            {pasteTexts.toCheck(warningCount)}
          </Badge>
        )}
      </Row>
      <FailureNotice title={pasteTexts.saveFailed} reason={paste.failure} />
      <PasteCount paste={paste} />
      {withoutPosition > 1 && (
        <FillPositions
          rows={withoutPosition}
          onFill={(position) => {
            paste.fillPositions(position)
            setOpen(
              (before) =>
                new Map([...before].map(([key, fields]) => [key, fields.filter((field) => field !== 'position')])),
            )
          }}
        />
      )}
      <List aria-label={pasteTexts.list}>
        {checked.map((one) => (
          <PasteLine
            key={one.row.key}
            checked={one}
            open={open.get(one.row.key) ?? []}
            onOpen={() => setOpen((before) => new Map([...before, [one.row.key, pasteFields]]))}
            onChange={(field, value) => paste.edit(one.row.key, field, value)}
            onDrop={() => {
              paste.drop([one.row.key])
              form.current?.focus()
            }}
          />
        ))}
      </List>
    </Form>
  )
}

function wrongFields(checked: readonly CheckedRow[]): ReadonlyMap<number, readonly PasteField[]> {
  return new Map(
    checked.map(({ row, errors }) => [row.key, pasteFields.filter((field) => errors[field] !== undefined)]),
  )
}

const Form = styled.form`
  ${gridGap('12px')}
  min-width: 0;
  outline: none;
`

const List = styled.ul.attrs({ role: 'list' })`
  border-top: 1px solid ${color.line};
`
