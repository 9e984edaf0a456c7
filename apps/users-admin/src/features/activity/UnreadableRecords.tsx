import { Notice } from '@torneo/ui/feedback/Notice'
import styled from 'styled-components'
import { useUnreadableQuery } from './activity-api'
import { activityTexts as texts } from './activity-texts'

/**
 * Notice about stored records that do not match their shape, which no list shows, so that they can be corrected in the
 * database.
 */
export function UnreadableRecords() {
  const { data } = useUnreadableQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data || data.items.length === 0) return null
  const records = new Set(data.items.map(({ collection, id }) => `${collection}/${id}`))
  return (
    <Notice tone="warning">
      <strong>{texts.unreadable(records.size)}</strong> {texts.unreadableWhy}
      <Fields>
        {data.items.map(({ collection, id, field }) => (
          <li key={`${collection}/${id}/${field}`}>
            {collection} · {id} · {field}
          </li>
        ))}
      </Fields>
    </Notice>
  )
}

const Fields = styled.ul`
  margin-top: 8px;
  overflow-wrap: anywhere;
`
