import { noPosition } from '@torneo/contracts/tournament/players'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { color, font, gridGap, media, radius, text } from '@torneo/ui/theme/tokens'
import { CircleAlert, CircleCheck, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import type { CheckedRow, PasteField } from './paste-rows'
import { pasteTexts } from './paste-texts'
import { playerLabels } from './roster-texts'

export const pasteFields: readonly PasteField[] = ['number', 'name', 'position']

const placeholders = { number: pasteTexts.number, name: playerLabels.name, position: noPosition } as const

interface PasteLineProps {
  readonly checked: CheckedRow
  /** Editable cells, in addition to those with errors. */
  readonly open: readonly PasteField[]
  readonly onOpen: () => void
  readonly onChange: (field: PasteField, value: string) => void
  readonly onDrop: () => void
}

/** One line of the list: the parsed values, errors, and fields to correct it. */
export function PasteLine({ checked, open, onOpen, onChange, onDrop }: PasteLineProps) {
  const id = useId()
  const { row, player, errors, notes } = checked
  const name = row.name.trim() || pasteTexts.row(row.key + 1)
  const tone = player === null ? 'danger' : notes.length > 0 ? 'warning' : 'success'
  const Mark = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck }[tone]
  const isOpen = (field: PasteField) => open.includes(field) || errors[field] !== undefined
  const cell = (field: PasteField) => (
    <Cell
      $field={field}
      aria-label={`${playerLabels[field]}, ${pasteTexts.row(row.key + 1)}`}
      placeholder={placeholders[field]}
      inputMode={field === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      value={row[field]}
      aria-invalid={errors[field] ? true : undefined}
      aria-describedby={errors[field] ? `${id}-${field}-error` : undefined}
      onChange={({ target }) => onChange(field, target.value)}
    />
  )
  return (
    <Root $tone={tone}>
      <Mark size={20} aria-hidden />
      <Cells role="group" aria-label={name}>
        {isOpen('number') ? cell('number') : <b>{row.number}</b>}
        <TextCells>
          {isOpen('name') ? cell('name') : <strong>{row.name}</strong>}
          {isOpen('position') ? cell('position') : <small>{row.position || noPosition}</small>}
        </TextCells>
      </Cells>
      {pasteFields.every(isOpen) || (
        <IconButton label={pasteTexts.editRow(name)} icon={<Pencil size={18} aria-hidden />} onClick={onOpen} />
      )}
      <IconButton
        label={pasteTexts.dropRow(name)}
        icon={<Trash2 size={18} aria-hidden />}
        tone="danger"
        onClick={onDrop}
      />
      <Messages>
        {pasteFields.map(
          (field) =>
            errors[field] && (
              <Error key={field} id={`${id}-${field}-error`}>
                {errors[field]}
              </Error>
            ),
        )}
        {notes.map((note) => (
          <Warning key={note}>{note}</Warning>
        ))}
      </Messages>
    </Root>
  )
}

const toneColors = { danger: color.danger, warning: color.warning, success: color.success }

/* Colour only edge and icon: a list with errors in most lines must stay readable. */
const Root = styled.li<{ $tone: keyof typeof toneColors }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  padding: 6px 0 6px 10px;
  border-bottom: 1px solid ${color.line};
  ${({ $tone }) => $tone !== 'success' && css`box-shadow: inset 3px 0 ${toneColors[$tone]};`}
  > svg { margin-right: 10px; color: ${({ $tone }) => toneColors[$tone]}; }
  > button:last-of-type { grid-column: 4; }
`

const Cells = styled.div`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 44px;
  b { font-family: ${font.title}; font-weight: 800; text-align: center; ${text(16)} }
`

const TextCells = styled.div`
  ${gridGap('0 8px')}
  min-width: 0;
  overflow-wrap: anywhere;
  strong { font-weight: 600; ${text(14)} }
  small { color: ${color.muted}; ${text(12)} }
  > input:first-child { margin-bottom: 4px; }
  ${media.fromTable} {
    &:has(input) { grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); align-items: center; }
    > input:first-child { margin-bottom: 0; }
  }
`

const Cell = styled.input<{ $field: PasteField }>`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 6px 10px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.text};
  ${text(16)}
  ${media.desktop} { min-height: 40px; ${text(14)} }
  ${({ $field }) => $field === 'number' && css`padding-inline: 4px; font-family: ${font.title}; font-weight: 800; text-align: center;`}
  &::placeholder { color: ${color.muted}; font-weight: 400; opacity: 1; }
  &[aria-invalid='true'] { border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger}; }
  &:focus-visible { border-color: ${color.focus}; outline-offset: 0; }
`

/* Show all messages on one line, wrapping if needed. */
const Messages = styled.p`
  grid-column: 2 / -1;
  font-weight: 500;
  ${text(12)}
  &:not(:empty) { padding-bottom: 4px; }
  > * + *::before { content: ' · '; }
`

const Error = styled.span`
  color: ${color.danger};
`

const Warning = styled.span`
  color: ${color.warning};
`
