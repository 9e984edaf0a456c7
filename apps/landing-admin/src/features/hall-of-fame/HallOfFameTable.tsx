import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { clampLines, color, flexRow, media, radius, text } from '@torneo/ui/theme/tokens'
import { Trophy } from 'lucide-react'
import styled from 'styled-components'
import { hallOfFameLabels, hallOfFameTexts } from './hall-of-fame-texts'

const columns: readonly DataColumn<HallOfFameEntry>[] = [
  {
    key: 'year',
    width: [88],
    header: hallOfFameLabels.year,
    onlyInTable: true,
    cell: ({ year }) => <Year>{year}</Year>,
  },
  {
    key: 'winner',
    header: hallOfFameLabels.winner,
    primary: true,
    cell: (entry, isCard) => <Winner entry={entry} isCard={isCard} />,
  },
  {
    key: 'category',
    header: hallOfFameLabels.category,
    onlyInTable: true,
    cell: ({ category }) => <ClampedText>{category}</ClampedText>,
  },
]

/** Table of the winners, newest year first; a phone shows cards. */
export function HallOfFameTable({
  entries,
  ...actions
}: { readonly entries: readonly HallOfFameEntry[] } & RowActions<HallOfFameEntry>) {
  return (
    <DataTable
      caption={hallOfFameTexts.list}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      actions={actionsFor(actions)}
      actionsWidth={160}
    />
  )
}

const actionsFor = (actions: RowActions<HallOfFameEntry>) => (entry: HallOfFameEntry) => (
  <RecordActions
    collection="hall-of-fame"
    record={entry}
    name={entry.winner}
    editLabel={hallOfFameTexts.edit(entry.winner, entry.year)}
    removeLabel={hallOfFameTexts.remove(entry.winner, entry.year)}
    {...actions}
  />
)

function Winner({
  entry: { year, category, winner, description, image },
  isCard,
}: {
  readonly entry: HallOfFameEntry
  readonly isCard: boolean
}) {
  const none = <Trophy size={20} aria-hidden />
  return (
    <Person>
      <Picture>{image === '' ? none : <LoadedImage address={shownAddress(image, 160)} fallback={none} />}</Picture>
      <div>
        <ClampedText>{winner}</ClampedText>
        {isCard && (
          <YearAndCategory>
            {year} · {category}
          </YearAndCategory>
        )}
        {description && <Description>{description}</Description>}
      </div>
    </Person>
  )
}

const Year = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Person = styled.div`
  ${flexRow('12px')}
  ${media.phone} { align-items: flex-start; }
  > :last-child { min-width: 0; }
`

const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  img { width: 100%; height: 100%; min-height: 0; object-fit: cover; }
`

const YearAndCategory = styled.span`
  ${clampLines(3)}
  font-weight: 400;
  ${text(14)}
`

const Description = styled.span`
  ${clampLines(3)}
  color: ${color.muted};
  font-weight: 400;
  ${text(13)}
`
