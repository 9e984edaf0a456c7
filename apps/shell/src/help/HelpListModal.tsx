import { type HelpArticle, helpQuery } from '@torneo/panel/screen/help'
import { Link, useLocation } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { SearchField } from '@torneo/ui/fields/SearchField'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, gridGap, media, radius, text } from '@torneo/ui/theme/tokens'
import { CircleHelp, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { iconOf } from '../frame/section-icons'
import { helpTexts as texts } from './help-texts'
import { HelpSheet, printHelp } from './HelpSheet'
import { isAbout } from './is-about'
import type { Help } from './load-help'
import { searchHelp } from './search-help'

interface HelpListModalProps {
  readonly help: Help | null
  readonly isLoading: boolean
  readonly onRetry: () => void
  /** True when the address names an article that the user's guides do not contain. */
  readonly isUnknown: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Id of the article read before, which gets the focus. */
  readonly read: string | null
  readonly onClose: () => void
}

/** List of the user's articles by guide, starting with those about the current screen; or the results of a search. */
export function HelpListModal({
  help,
  isLoading,
  onRetry,
  isUnknown,
  search,
  onSearch,
  read,
  onClose,
}: HelpListModalProps) {
  const { pathname } = useLocation()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Skips the search field on touch devices, where the keyboard would cover the list.
    const first =
      read === null
        ? body.current?.closest('dialog')?.querySelector('h2')
        : body.current?.querySelector(`[data-article="${CSS.escape(read)}"]`)
    if (read !== null || matchMedia('(pointer: coarse)').matches) (first as HTMLElement | null | undefined)?.focus()
  }, [read])

  const all = help?.parts.flatMap(({ articles }) => articles) ?? []
  const found = searchHelp(all, search)
  const isHere = (article: HelpArticle) => isAbout(article, pathname)
  const here = all.filter(isHere)
  const others =
    help?.parts.map(({ guide, articles }) => ({ guide, articles: articles.filter((article) => !isHere(article)) })) ??
    []
  return (
    <Modal title={texts.title} size="lg" onClose={onClose}>
      <Stack ref={body} aria-busy={isLoading}>
        <SearchField label={texts.search} value={search} onChange={onSearch} />
        <VisuallyHidden role="status">
          {found && (found.length === 0 ? texts.none : texts.count(found.length))}
        </VisuallyHidden>
        {isUnknown && (
          <Notice tone="info" role="status">
            {texts.unknown}
          </Notice>
        )}
        {help?.isComplete === false && (
          <Notice
            tone="warning"
            role="alert"
            action={
              <Button size="sm" busy={isLoading} onClick={onRetry}>
                {texts.retry}
              </Button>
            }>
            {texts.incomplete}
          </Notice>
        )}
        {!help && <Spinner visibleLabel label={texts.loading} />}
        {help && found?.length === 0 && <EmptyState icon="🔎" title={texts.none} text={texts.noneWhy} />}
        {found && found.length > 0 && <Articles articles={found} />}
        {!found && here.length > 0 && <Part title={texts.here} articles={here} />}
        {!found &&
          others.map(
            ({ guide, articles }) =>
              articles.length > 0 && <Part key={guide} title={texts.guides[guide]} articles={articles} />,
          )}
        {help && !found && (
          <Print variant="ghost" icon={<Printer size={18} aria-hidden />} onClick={() => void printHelp()}>
            {texts.printAll}
          </Print>
        )}
      </Stack>
      {help && (
        <HelpSheet
          title={texts.title}
          parts={help.parts.map(({ guide, articles }) => ({ title: texts.guides[guide], articles }))}
        />
      )}
    </Modal>
  )
}

function Part({ title, articles }: { readonly title: string; readonly articles: readonly HelpArticle[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <Articles articles={articles} label={title} />
    </section>
  )
}

function Articles({
  articles,
  label = texts.title,
}: {
  readonly articles: readonly HelpArticle[]
  readonly label?: string
}) {
  const { search } = useLocation()
  return (
    <List aria-label={label}>
      {articles.map(({ id, title, section }) => {
        const Icon = section ? iconOf(section) : CircleHelp
        return (
          <li key={id}>
            <Entry to={helpQuery(search, id)} replace data-article={id}>
              <Icon size={18} aria-hidden />
              {title}
            </Entry>
          </li>
        )
      })}
    </List>
  )
}

const Stack = styled.div`
  ${gridGap('16px')}
  align-content: start;
  /* Keeps the search field in place while the number of results changes. */
  min-height: min(560px, 60dvh);
  h3 { margin: 0 0 4px; color: ${color.muted}; font-weight: 600; ${text(13)} }
`

const Print = styled(Button)`
  justify-self: start;
  margin-left: -12px;
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  margin: 0 -8px;
  padding: 0;
  list-style: none;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const Entry = styled(Link)`
  ${flexRow('12px')}
  min-height: 44px;
  padding: 6px 8px;
  border-radius: ${radius.button};
  color: ${color.text};
  text-decoration: none;
  ${text(14)}
  ${media.hover} { &:hover { background: ${color.sunken}; } }
  > svg { flex: none; color: ${color.muted}; }
`
