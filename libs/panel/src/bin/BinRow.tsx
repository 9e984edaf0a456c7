import type { BinItem } from '@torneo/contracts/records/bin'
import { kindOf } from '@torneo/domain/format/bin-labels'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { clampLines, color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { focusIds } from '../collection/collection-focus'
import { formatRelativeTime } from '../screen/format-relative-time'
import { binTexts as texts } from './bin-texts'

interface BinRowProps {
  readonly item: BinItem
  readonly now: number
  /** Items to restore, in order, ending with this one; null when it cannot be restored from here. */
  readonly needed: readonly BinItem[] | null
  readonly isBusy: boolean
  readonly onRestore: () => void
  /** Undefined for users without permission to purge. */
  readonly onPurge: (() => void) | undefined
}

/** A deletion: the record, the records deleted with it, its author, and the time until which it can be restored. */
export function BinRow({ item, now, needed, isBusy, onRestore, onPurge }: BinRowProps) {
  const { id, title, collection, along = [], by, at, until, needs, lost } = item
  const description = [texts.kindLabel(kindOf(collection)), along.length > 0 && texts.along(along)]
    .filter(Boolean)
    .join(' ')
  const deletedAt = Date.parse(at)
  return (
    <Row>
      <div>
        <strong>{title}</strong>
        <p>{description}</p>
        <small>
          {`${texts.deletedBy(by.name, formatRelativeTime(deletedAt, Math.max(now, deletedAt)))} · `}
          <time dateTime={until}>{texts.until(until)}</time>
        </small>
        {lost ? <small>{texts.lost}</small> : needs && <small>{texts.needs(needs.title)}</small>}
      </div>
      <Actions>
        {!lost && needed && (
          <Button
            id={focusIds('bin').record(id)}
            size="sm"
            busy={isBusy}
            aria-label={needs ? undefined : texts.restoreOf(title)}
            onClick={onRestore}>
            {needs ? texts.restoreBoth(needs.title) : texts.restore}
          </Button>
        )}
        {onPurge && (
          <IconButton
            label={texts.purgeOf(title)}
            icon={<Trash2 size={18} aria-hidden />}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onPurge()}
          />
        )}
      </Actions>
    </Row>
  )
}

const Row = styled.li`
  ${flexWrap('8px 16px')}
  padding: 14px 0;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > :first-child { flex: 1 1 280px; min-width: 0; }
  &:first-child { border-top: 0; }
  strong { ${clampLines(3)} font-weight: 600; }
  p { ${text(13)} }
  small { display: block; color: ${color.muted}; ${text(13)} }
`

const Actions = styled.div`
  ${flexWrap('8px')}
  margin-left: auto;
  ${media.phone} { margin-left: 0; }
`
