import type { ReleaseChange } from '@torneo/contracts/releases/releases'
import { formatRelativeTime } from '@torneo/panel/screen/format-relative-time'
import { CollapsedRows } from './CollapsedRows'
import { formatChange, releasesTexts as texts } from './releases-texts'

/** Last changes of an app's releases. */
export function ChangeList({ changes, now }: { readonly changes: readonly ReleaseChange[]; readonly now: number }) {
  if (changes.length === 0) return null
  return (
    <CollapsedRows title={texts.changes} items={changes}>
      {(change) => (
        <li key={change.id}>
          <div>
            {formatChange(change)}
            <small>{formatRelativeTime(Date.parse(change.at), now)}</small>
          </div>
        </li>
      )}
    </CollapsedRows>
  )
}
