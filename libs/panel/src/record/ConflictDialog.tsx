import type { SaveConflict } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { DiffText } from '../history/DiffText'
import { diffWords, formatValue } from '../history/format-value'
import { formatRelativeTime } from '../screen/format-relative-time'
import { conflictTitle } from './conflict-title'

const Choices = styled.fieldset`
  border: 0;
  margin: 20px 0 0;
  padding: 0;
  ${gridGap('8px')}
`

const Legend = styled.legend`
  font-weight: 600;
  padding: 0;
  margin-bottom: 8px;
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  align-items: start;
  padding: 12px;
  border: 1px solid ${color.control};
  border-radius: 8px;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }

  input {
    margin: 4px 0 0;
    accent-color: ${color.ink};
  }
`

const Author = styled.span`
  color: ${color.muted};
  font-size: 13px;
`

const Content = styled.span`
  grid-column: 2;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-height: 160px;
  overflow-y: auto;
`

export interface ConflictDialogProps {
  readonly conflict: SaveConflict
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
}

/**
 * Resolves concurrent changes of the same fields: the user chooses a value for each field, with differing words
 * marked. Nothing is overwritten without a choice.
 */
export default function ConflictDialog({ conflict, describe }: ConflictDialogProps) {
  const [openedAt] = useState(() => Date.now())
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const openCount = conflict.clashes.filter(({ field }) => !choices[field]).length
  const by = conflict.changedBy
  const author = by?.name ?? 'Otra persona'
  const textOf = (field: string, value: unknown) => describe?.(field, value) ?? formatValue(value)
  return (
    <Modal
      title={conflictTitle}
      size="md"
      onClose={conflict.cancel}
      footer={
        <>
          <Button variant="ghost" onClick={conflict.cancel}>
            Seguir editando
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              if (openCount === 0) conflict.resolve(choices)
              else document.querySelector<HTMLInputElement>('[data-clash] input:not(:checked)')?.focus()
            }}>
            {openCount === 0 ? 'Guardar mi elección' : `Elige ${openCount === 1 ? '1 campo' : `${openCount} campos`}`}
          </Button>
        </>
      }>
      <p>
        {author} guardó cambios{by ? ` ${formatRelativeTime(Date.parse(by.at), openedAt)}` : ''}. Los que no chocan con
        los tuyos ya están juntos; elige qué texto queda en{' '}
        {conflict.clashes.length === 1 ? 'este campo' : 'estos campos'}.
      </p>
      {conflict.clashes.map(({ field, label, mine, theirs }) => {
        const [mineParts, theirParts] = diffWords(textOf(field, mine), textOf(field, theirs))
        return (
          <Choices key={field} data-clash>
            <Legend>{label}</Legend>
            {(
              [
                ['mine', 'Lo tuyo', mineParts],
                ['theirs', `Lo de ${author}`, theirParts],
              ] as const
            ).map(([side, heading, parts]) => (
              <Choice key={side}>
                <input
                  type="radio"
                  name={`clash-${field}`}
                  checked={choices[field] === side}
                  onChange={() => setChoices({ ...choices, [field]: side })}
                />
                <Author>{heading}</Author>
                <Content>
                  <DiffText parts={parts} />
                </Content>
              </Choice>
            ))}
          </Choices>
        )
      })}
    </Modal>
  )
}
