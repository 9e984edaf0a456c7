import { useState } from 'react'
import type { ReleaseChange } from '@torneo/contracts/releases'
import { agoWords } from '@torneo/panel/ago-words'
import { Button } from '@torneo/ui/Button'
import { changeWords, releasesTexts as texts } from './releases-texts'
import { Rows } from './Rows'

/** Rows in sight before somebody asks for more. */
const few = 3

/** What was done with an app, newest first. */
export function ChangeList({ changes, now }: { readonly changes: readonly ReleaseChange[]; readonly now: number }) {
  const [isWhole, setWhole] = useState(false)
  if (changes.length === 0) return null
  return (
    <Rows>
      <h4>{texts.changes}</h4>
      <ul>
        {(isWhole ? changes : changes.slice(0, few)).map((change) => (
          <li key={change.id}><div>{changeWords(change)}<small>{agoWords(Date.parse(change.at), now)}</small></div></li>
        ))}
      </ul>
      {!isWhole && changes.length > few && <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>{texts.all(changes.length)}</Button>}
    </Rows>
  )
}
