import { CircleAlert, CircleCheck, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import { ErrorLine } from '@torneo/ui/Field'
import { IconButton } from '@torneo/ui/IconButton'
import { color, font, media, radius, text } from '@torneo/ui/tokens'
import type { CheckedRow, PasteField } from './paste-rows'
import { pasteTexts } from './paste-texts'
import { playerLabels } from './roster-texts'

interface PasteLineProps {
  readonly checked: CheckedRow
  /** Its cells can be typed in. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (field: PasteField, value: string) => void
  readonly onDrop: () => void
}

const fields: readonly PasteField[] = ['number', 'name', 'position']

/** One line of the list: what was read of it, what is wrong, and the ways to mend it. */
export function PasteLine({ checked, isOpen, onOpen, onChange, onDrop }: PasteLineProps) {
  const id = useId()
  const { row, player, errors, warnings } = checked
  const name = row.name.trim() || pasteTexts.row(row.key + 1)
  const tone = player === null ? 'danger' : warnings.length > 0 || row.unplaced !== '' ? 'warning' : 'success'
  const Mark = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck }[tone]
  return (
    <Root $tone={tone}>
      <Mark size={20} aria-hidden />
      {isOpen
        ? (
          <Cells role="group" aria-label={name}>
            {fields.map((field) => (
              <Cell
                key={field}
                $field={field}
                aria-label={`${playerLabels[field]}, ${pasteTexts.row(row.key + 1)}`}
                placeholder={field === 'number' ? pasteTexts.number : playerLabels[field]}
                inputMode={field === 'number' ? 'numeric' : undefined}
                autoComplete="off"
                value={row[field]}
                aria-invalid={errors[field] ? true : undefined}
                aria-describedby={errors[field] ? `${id}-${field}-error` : undefined}
                onChange={({ target }) => onChange(field, target.value)}
              />
            ))}
          </Cells>
        )
        : (
          <Read>
            <b>{row.number}</b>
            <span><strong>{row.name}</strong><small>{row.position}</small></span>
          </Read>
        )}
      {!isOpen && <IconButton label={pasteTexts.editRow(name)} icon={<Pencil size={18} aria-hidden />} onClick={onOpen} />}
      <IconButton label={pasteTexts.dropRow(name)} icon={<Trash2 size={18} aria-hidden />} tone="danger" onClick={onDrop} />
      <Said>
        {fields.map((field) => errors[field] && <ErrorLine key={field} id={`${id}-${field}-error`}>{errors[field]}</ErrorLine>)}
        {warnings.map((warning) => <Warning key={warning}>{warning}</Warning>)}
        {row.unplaced !== '' && <Warning>{pasteTexts.unplaced(row.unplaced)}</Warning>}
      </Said>
    </Root>
  )
}

const tones = {
  danger: css`background: ${color.dangerSoft}; > svg { color: ${color.danger}; }`,
  warning: css`background: ${color.warningSoft}; > svg { color: ${color.warning}; }`,
  success: css`> svg { color: ${color.success}; }`,
}

const Root = styled.li<{ $tone: keyof typeof tones }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 8px;
  padding: 8px;
  border-bottom: 1px solid ${color.line};
  ${({ $tone }) => tones[$tone]}
  > svg { margin-right: 4px; }
`

const Cells = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1.4fr) minmax(0, 1fr);
  grid-column: 2 / 4;
  gap: 8px;
  ${media.phone} { grid-template-columns: 72px minmax(0, 1fr); }
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
  ${({ $field }) => $field === 'number' && css`font-family: ${font.title}; font-weight: 800; text-align: center;`}
  ${({ $field }) => $field === 'position' && css`${media.phone} { grid-column: 2; }`}
  &::placeholder { color: ${color.muted}; font-weight: 400; opacity: 1; }
  &[aria-invalid='true'] { border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger}; }
  &:focus-visible { border-color: ${color.focus}; outline-offset: 0; }
`

const Read = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 44px;
  b { flex: none; min-width: 36px; font-family: ${font.title}; font-weight: 800; text-align: center; ${text(16)} }
  span { display: grid; min-width: 0; overflow-wrap: anywhere; }
  strong { font-weight: 600; ${text(14)} }
  small { color: ${color.muted}; ${text(12)} }
`

const Said = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: 2px;
  &:not(:empty) { padding: 4px 0; }
`

const Warning = styled.p`
  color: ${color.warning};
  font-weight: 500;
  ${text(12)}
`
