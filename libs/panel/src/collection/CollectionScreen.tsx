import { sentenceOf, useToast } from '@torneo/client'
import { matchesSearch } from '@torneo/domain/format/search'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonCards } from '@torneo/ui/feedback/SkeletonCards'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { Plus, SearchX } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { BinButton } from '../bin/BinButton'
import { useOpenFromState } from '../record/use-open-from-state'
import { focusIds, restoreFocus } from './collection-focus'
import { CollectionToolbar } from './CollectionToolbar'
import { useCollectionSearch } from './use-address-values'

const texts = {
  loadFailure: 'Error al cargar los datos',
  refreshFailed: 'No pudimos actualizar la lista: puede haber cambios que no ves.',
  retry: 'Reintentar',
  noneMatches: 'Nada coincide con tu búsqueda',
  noneMatchesWhy: 'Prueba con otra palabra, o quita la búsqueda.',
  noneFilteredWhy: 'Prueba con otra palabra o con otro filtro.',
  clearSearch: 'Quitar búsqueda',
  clearFilter: 'Quitar filtro',
} as const

/** Texts of a collection's screen. */
export interface CollectionTexts {
  /** 'Nuevo sponsor' */
  readonly new: string
  /** 'Buscar por nombre' */
  readonly search: string
  /** '3 sponsors', or '1 de 3 sponsors' */
  readonly count: (shown: number, all: number) => string
  readonly loading: string
  /** 'No pudimos cargar los sponsors' */
  readonly listFailed: string
  readonly none: string
  /** May link to the screen where a missing prerequisite is created. */
  readonly noneWhy: ReactNode
}

/** @public Exported for the type declarations of its callers. */
export interface CollectionFilter<R> {
  readonly control: ReactNode
  readonly isOn: boolean
  /** Clears the filter. */
  readonly onClear: () => void
  readonly matches: (record: R) => boolean
}

interface CollectionScreenProps<R extends { readonly id: string }> {
  /** Prefix of its controls' ids (`focusIds`). */
  readonly name: string
  readonly texts: CollectionTexts
  /** Result of the RTK Query hook. */
  readonly query: {
    readonly data?: { readonly items: readonly R[] } | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Texts of a record that the search matches. */
  readonly searchIn: (record: R) => readonly string[]
  /** Filter of 'Papelera', a stored collection: 'gallery_groups'. */
  readonly bin?: string
  /** A controlled select next to the search. */
  readonly filter?: CollectionFilter<R> | undefined
  /** An emoji or a 24 px icon for the empty state. */
  readonly icon: ReactNode
  /** Placeholder in the shape of the loaded list; cards by default. */
  readonly skeleton?: ReactNode
  readonly onNew: () => void
  /** Another way to add records, a link that looks like a button. */
  readonly extra?: ReactNode
  /** Replaces the 'new' button of an empty list when the form needs a record that does not exist yet. */
  readonly instead?: ReactNode
  /** Renders the records that match the search. */
  readonly children: (shown: readonly R[]) => ReactNode
}

/** An editable list: search, count and 'new' button above it, with loading, error, empty and no-match states (R22). */
export function CollectionScreen<R extends { readonly id: string }>(props: CollectionScreenProps<R>) {
  const {
    name,
    texts: labels,
    query: { data, error, isFetching, refetch },
    searchIn,
    bin,
    filter,
    icon,
    skeleton,
    onNew,
    instead,
    extra,
    children,
  } = props
  const [search, setSearch] = useCollectionSearch()
  const toast = useToast()
  useOpenFromState(onNew)
  const failed = error !== undefined
  const unread = failed && data === undefined

  // Shows the toast once, not on every failed retry (R22).
  useEffect(() => {
    if (unread) toast.error(texts.loadFailure)
  }, [unread, toast])

  // A state change unmounts the button that had the focus.
  const state = unread ? 'unread' : !data ? 'loading' : data.items.length === 0 ? 'empty' : failed ? 'old' : 'list'
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && before.current !== 'loading') restoreFocus([focusIds(name).new])
    before.current = state
  }, [state, name])

  if (unread) {
    return (
      <ErrorPane
        title={labels.listFailed}
        text={sentenceOf(error, '')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  const all = data?.items ?? []
  const shown = all.filter(
    (record) => (!filter?.isOn || filter.matches(record)) && matchesSearch(searchIn(record), search),
  )
  const clear = () => {
    setSearch('')
    document.getElementById(focusIds(name).search)?.focus()
  }
  const clearFilter = () => {
    filter?.onClear()
    document.getElementById(focusIds(name).search)?.focus()
  }
  const add = (
    <Button id={focusIds(name).new} variant="primary" icon={<Plus size={18} aria-hidden />} onClick={onNew}>
      {labels.new}
    </Button>
  )
  return (
    <Stack $gap={20}>
      {failed && (
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
      {data && all.length === 0 ? (
        <EmptyState
          icon={icon}
          title={labels.none}
          text={labels.noneWhy}
          action={
            <Row $wrap $justify="center">
              {instead ?? add}
              {extra}
              {bin && <BinButton kind={bin} />}
            </Row>
          }
        />
      ) : (
        <CollectionToolbar
          searchId={focusIds(name).search}
          searchLabel={labels.search}
          search={search}
          onSearch={setSearch}
          filter={filter?.control}
          count={data ? labels.count(shown.length, all.length) : ''}
          bin={bin}
          extra={extra}
          action={add}
        />
      )}
      {!data && (skeleton ?? <SkeletonCards count={6} label={labels.loading} />)}
      {shown.length > 0 && children(shown)}
      {all.length > 0 && shown.length === 0 && (
        <NoneFound
          search={search}
          isFiltered={filter?.isOn === true}
          onClearSearch={clear}
          onClearFilter={clearFilter}
        />
      )}
    </Stack>
  )
}

interface NoneFoundProps {
  readonly search: string
  readonly isFiltered: boolean
  readonly onClearSearch: () => void
  readonly onClearFilter: () => void
}

/** Replaces a list of which nothing matches the search and the filter. */
function NoneFound({ search, isFiltered, onClearSearch, onClearFilter }: NoneFoundProps) {
  return (
    <EmptyState
      icon={<SearchX size={24} aria-hidden />}
      title={texts.noneMatches}
      text={isFiltered ? texts.noneFilteredWhy : texts.noneMatchesWhy}
      action={
        <Row $wrap $justify="center">
          {search !== '' && <Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
          {isFiltered && <Button onClick={onClearFilter}>{texts.clearFilter}</Button>}
        </Row>
      }
    />
  )
}
