import type { LeftOut } from '@torneo/domain/csv/left-out'
import { groupLeftOut, rowRanges, type LeftOutGroup } from '@torneo/domain/csv/left-out-groups'
import { shorten } from '@torneo/domain/format/shorten'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { leftOutTexts as texts } from './left-out-texts'

interface LeftOutListProps {
  readonly named: readonly LeftOut[]
  /** True for a pasted text, whose rows are lines. */
  readonly isText?: boolean
}

/** Groups that are shown at once; more of them open with a press. */
const openGroups = 8
/** Texts of a column that are shown. */
const shownTexts = 6

/** Each cell that is not used, by column or row, with the reason; nothing without any. */
export function LeftOutList({ named, isText = false }: LeftOutListProps) {
  const groups = groupLeftOut(named)
  if (groups.length === 0) return null
  const placeOf = ({ column, rows }: LeftOutGroup): string => {
    const ranges = rowRanges(rows)
    if (column !== '') {
      const where = isText ? texts.lines(ranges, rows.length) : texts.rows(ranges, rows.length)
      return `${texts.column(column)}, ${where}`
    }
    const [row] = rows
    if (row === undefined) return ''
    return isText ? texts.line(row) : texts.row(row)
  }
  return (
    <Details open={groups.length <= openGroups}>
      <summary>{texts.title(groups.reduce((sum, group) => sum + group.texts.length, 0))}</summary>
      <ul>
        {groups.map((group) => {
          const rest = group.texts.length - shownTexts
          const shown = [
            ...group.texts.slice(0, shownTexts).map(shorten),
            ...(rest > 0 ? [texts.more(rest)] : []),
          ].join(' · ')
          return (
            <li key={`${group.column} ${group.rows.join(' ')} ${group.why}`}>
              <span>{[placeOf(group), group.why].filter(Boolean).join(': ')}</span>
              <p>{shown}</p>
            </li>
          )
        })}
      </ul>
    </Details>
  )
}

const Details = styled.details`
  color: ${color.muted};
  ${text(13)}
  summary { width: fit-content; padding: 12px 0; color: ${color.text}; font-weight: 600; cursor: pointer; }
  li { padding: 6px 0; border-top: 1px solid ${color.line}; overflow-wrap: anywhere; }
  p { color: ${color.text}; }
`
