import { shorten } from '@torneo/domain/format/shorten'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { LeftOutList } from '../left-out/LeftOutList'
import { pasteTexts } from './paste-texts'
import { linesIn } from './read-roster'
import type { Paste } from './use-paste'

/** Accounts for every pasted line without a row of its own: titles, headings, staff, lines joined or split. */
export function PasteCount({ paste: { text: pasted, skipped, named, hasOrder, players } }: { readonly paste: Paste }) {
  const lines = linesIn(pasted)
  const joined = lines - skipped.length - players
  const textsOf = (isShown: (reason: string) => boolean) =>
    skipped.flatMap((line) => (isShown(line.reason) && line.text !== '' ? [line.text] : []))
  const rest = textsOf((reason) => reason !== 'staff' && reason !== 'out')
  const staff = textsOf((reason) => reason === 'staff')
  const out = textsOf((reason) => reason === 'out')
  const others = rest.filter((line) => /[\p{L}\p{N}]/u.test(line))
  const symbolLines = rest.length - others.length
  if (lines === players && skipped.length === 0 && named.length === 0 && !hasOrder) return null
  return (
    <Root>
      {lines !== players && <p>{pasteTexts.account(lines, players)}</p>}
      {others.length > 0 && <p>{pasteTexts.titles(others.map(shorten))}</p>}
      {symbolLines > 0 && <p>{pasteTexts.symbolLines(symbolLines)}</p>}
      {staff.length > 0 && <p>{pasteTexts.staff(staff.map(shorten))}</p>}
      {out.length > 0 && <p>{pasteTexts.out(out.map(shorten))}</p>}
      {joined !== 0 && <p>{joined > 0 ? pasteTexts.joined : pasteTexts.split}</p>}
      {hasOrder && <p>{pasteTexts.order}</p>}
      <LeftOutList named={named} isText />
    </Root>
  )
}

const Root = styled.div`
  ${gridGap('2px')}
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${text(13)}
`
