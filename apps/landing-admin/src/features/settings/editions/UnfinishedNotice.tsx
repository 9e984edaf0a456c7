import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Notice } from '@torneo/ui/feedback/Notice'
import styled from 'styled-components'
import { useLandingUnfinishedQuery } from './editions-api'
import { newEditionTexts as texts } from './new-edition-texts'

/** Rows shown; the rest is counted. */
const shownRows = 6

/** Names matches, competitions and calls of an edition that are not over. Says nothing while there are none. */
export function UnfinishedNotice({ id }: { readonly id: string }) {
  const { data, isError } = useLandingUnfinishedQuery({ params: { id } }, refetchStale)
  if (isError) return <Notice tone="info">{texts.unfinishedUnread}</Notice>
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <Notice tone="warning" role="status">
      <strong>{texts.unfinished(items.length)}</strong>
      <Rows>
        {items.slice(0, shownRows).map(({ collection, id: of, title, why }) => (
          <li key={`${collection}/${of}`}>
            {title}: {why}
          </li>
        ))}
        {items.length > shownRows && <li>{texts.more(items.length - shownRows)}</li>}
      </Rows>
      {texts.stays}
    </Notice>
  )
}

const Rows = styled.ul`
  margin: 4px 0;
  padding-left: 18px;
`
