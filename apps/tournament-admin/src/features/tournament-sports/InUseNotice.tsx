import styled from 'styled-components'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { sportsTexts } from './sports-texts'
import type { Refusal } from './use-delete-sport'

/** How many matches are named; the rest is counted. */
const named = 4

/** Why a sport stays: the matches that need it (R39). It stays until dismissed: a toast would be gone before it is read. */
export function InUseNotice({ refusal, onDismiss }: { refusal: Refusal; onDismiss: () => void }) {
  const rest = refusal.uses.length - named
  return (
    <Notice tone="warning" action={<Button size="sm" onClick={onDismiss}>{sportsTexts.dismiss}</Button>}>
      <strong>{refusal.reason}</strong>
      {refusal.uses.length > 0 && (
        <>
          <p>{sportsTexts.usesTitle}</p>
          <Uses>
            {refusal.uses.slice(0, named).map(({ id, title }) => <li key={id}>{title}</li>)}
            {rest > 0 && <li>{sportsTexts.moreUses(rest)}</li>}
          </Uses>
        </>
      )}
    </Notice>
  )
}

const Uses = styled.ul`
  margin-top: 4px;
  padding-left: 18px;
  list-style: disc;
  overflow-wrap: anywhere;
`
