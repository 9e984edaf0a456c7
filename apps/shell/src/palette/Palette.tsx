import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Kbd } from '@torneo/ui/display/Kbd'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SearchField } from '@torneo/ui/fields/SearchField'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexRow, font, media, radius, text } from '@torneo/ui/theme/tokens'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useShellRecordNamesQuery } from '../record-names-api'
import { findIn } from './find'
import { paletteTexts as texts } from './palette-texts'
import { type Target, useFindables } from './use-findables'

const noRecords: readonly never[] = []

/**
 * Finds screens, actions, records by name, and help articles by content; fully operable by keyboard (B56). A combobox
 * whose list is always open.
 */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const { data, isFetching, isError, refetch } = useShellRecordNamesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { screens, actions, records, findArticles } = useFindables(data?.items ?? noRecords)

  const isSearching = search.trim() !== ''
  const named = [
    ['screens', findIn(screens, search, isSearching ? undefined : screens.length)],
    ['actions', isSearching ? findIn(actions, search) : []],
    ['records', isSearching ? findIn(records, search) : []],
  ] as const
  // A search such as 'promo 98' that matches a name needs only the articles with all its words.
  const isNamed = named.some(([, of]) => of.length > 0)
  const groups = [...named, ['help', findArticles(search, isNamed)] as const].filter(([, of]) => of.length > 0)
  const found = groups.flatMap(([, of]) => of)
  const active = Math.min(selected, found.length - 1)
  const idOf = (index: number) => `${id}-${index}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active, search])

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 }[event.key]
    // Home and End move the text cursor while the field has text.
    if (step !== undefined && found.length > 0 && (event.key.startsWith('Arrow') || search === '')) {
      event.preventDefault()
      setSelected((step + found.length) % found.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) document.getElementById(idOf(active))?.click()
  }

  return (
    <Modal title={texts.title} onClose={onClose}>
      <Stack onKeyDown={handleKey}>
        <SearchField
          label={texts.field}
          value={search}
          onChange={(next) => {
            setSearch(next)
            setSelected(0)
          }}
          combobox={{ controls: `${id}-list`, active: found.length > 0 ? idOf(active) : undefined }}
        />
        <VisuallyHidden role="status">
          {isSearching ? (found.length === 0 ? texts.none : texts.count(found.length)) : ''}
        </VisuallyHidden>
        {isError && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }>
            {texts.failed}
          </Notice>
        )}
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.title}>
          {groups.map(([name, of]) => (
            <Group key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <h3 id={`${id}-${name}`}>{texts.groups[name]}</h3>
              {of.map((item) => {
                const index = found.indexOf(item)
                return (
                  <Option
                    key={item.key}
                    of={item}
                    id={idOf(index)}
                    isActive={index === active}
                    onActive={() => setSelected(index)}
                    onDone={onClose}
                  />
                )
              })}
            </Group>
          ))}
        </div>
        {isSearching && !data && !isError && <MutedText $size={14}>{texts.loading}</MutedText>}
        {isSearching && found.length === 0 && (data || isError) && <MutedText $size={14}>{texts.none}</MutedText>}
        <Keys aria-hidden>
          {texts.keys.map(([key, action]) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {action}
            </span>
          ))}
        </Keys>
      </Stack>
    </Modal>
  )
}

interface OptionProps {
  readonly of: Target
  readonly id: string
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onDone: () => void
}

function Option({
  of: { label, detail, icon: Icon, to, state, replace, href, run },
  id,
  isActive,
  onActive,
  onDone,
}: OptionProps) {
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: onActive,
    children: (
      <>
        <Icon size={18} aria-hidden />
        <strong>{label}</strong>
        {detail !== '' && <small>{detail}</small>}
      </>
    ),
  } as const
  if (to !== undefined) return <Row as={Link} {...shared} to={to} state={state} replace={replace} onClick={onDone} />
  if (href !== undefined)
    return <Row as="a" {...shared} href={href} target="_blank" rel="noreferrer" onClick={onDone} />
  return (
    <Row
      {...shared}
      onClick={() => {
        run?.()
        onDone()
      }}
    />
  )
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  /* A fixed height, so that changing results do not move the rows under the pointer. */
  height: min(560px, 70dvh);
  ${media.phone} { height: 100%; }

  > [role='listbox'] { overflow-y: auto; overscroll-behavior: contain; min-height: 0; margin-inline: -8px; }
  > :last-child { margin-top: auto; }
`

const Group = styled.div`
  & + & { margin-top: 8px; }
  h3 { margin: 0; padding: 8px; font: 600 0.75rem/1.3333 ${font.text}; color: ${color.muted}; }
`

const Row = styled.div<{
  readonly to?: string
  readonly state?: unknown
  readonly replace?: boolean | undefined
  readonly href?: string
  readonly target?: string
  readonly rel?: string
}>`
  ${flexRow('12px')}
  min-height: 44px;
  padding: 6px 8px;
  border-radius: ${radius.button};
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  ${text(14)}

  > svg { flex: none; color: ${color.muted}; }
  > strong { flex: 1 1 55%; font-weight: 500; ${clampLines(2)} }
  > small { flex: 0 1 45%; min-width: 0; color: ${color.muted}; text-align: right; ${clampLines(2)} ${text(12)} }
  &[aria-selected='true'] { background: ${color.sunken}; outline: 2px solid ${color.focus}; outline-offset: -2px; }
`

const Keys = styled.p`
  ${flexRow('16px')}
  color: ${color.muted};
  ${text(12)}
  ${media.coarse} { display: none; }
`
