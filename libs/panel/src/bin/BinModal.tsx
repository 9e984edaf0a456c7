import { sentenceOf, useSession } from '@torneo/client'
import type { BinItem } from '@torneo/contracts/records/bin'
import { kindOf } from '@torneo/domain/format/bin-labels'
import { matchesSearch } from '@torneo/domain/format/search'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SearchField } from '@torneo/ui/fields/SearchField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { SearchX, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { focusIds, restoreFocus } from '../collection/collection-focus'
import { useBinQuery } from './bin-list-api'
import { binTexts as texts } from './bin-texts'
import { BinRow } from './BinRow'
import { useBin, withNeeded } from './use-bin'

export interface BinModalProps {
  /** Initial filter of the list, a collection; all collections by default. */
  readonly kind?: string
  /** Initial search: the name of a deleted record. */
  readonly search?: string
  readonly onClose: () => void
}

const none: readonly BinItem[] = []
const ids = focusIds('bin')

/**
 * Deletions of the last 30 days that the user may see (B51): searches and restores them; super admins can purge them.
 */
export default function BinModal({ kind: firstKind = '', search: firstSearch = '', onClose }: BinModalProps) {
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useBinQuery(undefined, { refetchOnMountOrArgChange: true })
  const items = data?.items ?? none
  const [search, setSearch] = useState(firstSearch)
  const [kind, setKind] = useState(firstKind)
  const [now] = useState(() => Date.now())
  const { busyBatch, restore, purge } = useBin(items, () => void refetch())

  const counts = new Map(
    [...(firstKind === '' ? [] : [firstKind]), ...items.map(({ collection }) => kindOf(collection))].map((name) => [
      name,
      0,
    ]),
  )
  for (const { collection } of items) counts.set(kindOf(collection), (counts.get(kindOf(collection)) ?? 0) + 1)
  const ofKind = items.filter(({ collection }) => kind === '' || kindOf(collection) === kind)
  const shown = ofKind.filter(({ title, collection, by }) =>
    matchesSearch([title, texts.kindLabel(kindOf(collection)), by.name], search),
  )

  // A restore or a purge removes the row that has the focus.
  useEffect(() => restoreFocus([...shown.map(({ id }) => ids.record(id)), ids.search]))

  return (
    <Modal title={texts.title} size="lg" onClose={onClose} apart>
      <Intro>{texts.intro}</Intro>
      {!data && !error && <SkeletonRows label={texts.loading} />}
      {!data && error && (
        <ErrorPane title={texts.failed} text={sentenceOf(error, '')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && error && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }>
          {texts.refreshFailed}
        </Notice>
      )}
      {items.length > 0 && (
        <Tools role="search">
          <SearchField id={ids.search} label={texts.search} value={search} onChange={setSearch} />
          {counts.size > 1 && (
            <SelectField
              label={texts.kind}
              value={kind}
              onChange={({ target }) => setKind(target.value)}
              options={[
                { value: '', label: texts.everyKind(items.length) },
                ...[...counts].map(([value, count]) => ({ value, label: texts.kindOption(value, count) })),
              ]}
            />
          )}
        </Tools>
      )}
      {data && items.length === 0 && (
        <EmptyState icon={<Trash2 size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />
      )}
      {items.length > 0 && ofKind.length === 0 && (
        <EmptyState
          icon={<Trash2 size={24} aria-hidden />}
          title={texts.noneOf(kind)}
          text={texts.noneOfWhy}
          action={<Button onClick={() => setKind('')}>{texts.showAll}</Button>}
        />
      )}
      {ofKind.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={<SearchX size={24} aria-hidden />}
          title={texts.noneMatches}
          text={texts.noneMatchesWhy}
          action={<Button onClick={() => setSearch('')}>{texts.clearSearch}</Button>}
        />
      )}
      {shown.length > 0 && (
        <ul aria-label={texts.title}>
          {shown.map((item) => (
            <BinRow
              key={item.batch}
              item={item}
              now={now}
              needed={withNeeded(item, items)}
              isBusy={busyBatch === item.batch}
              onRestore={() => void restore(item)}
              onPurge={user?.role === 'super' ? () => void purge(item) : undefined}
            />
          ))}
        </ul>
      )}
    </Modal>
  )
}

const Intro = styled.p`
  margin-bottom: 12px;
  color: ${color.muted};
  ${text(13)}
`

const Tools = styled.div`
  ${flexWrap('12px', 'flex-end')}
  margin-bottom: 8px;
  > :first-child { flex: 1 1 220px; }
  > :last-child:not(:first-child) { flex: 0 1 240px; }
  ${media.phone} { > * { flex: 1 1 100% !important; } }
`
