import { captain, goalkeeper, isGoalkeeper } from './positions'

/** Invisible characters that phones and word processors add. */
const invisible = /\p{Cf}|\uFE0E|\uFE0F/gu

/** Line breaks of all systems, word processors' soft ones included. */
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/

const date = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const when = `(?:${date},?\\s+${time}|${time},?\\s+${date})`

/** WhatsApp's message headers: '[21:03, 14/11/2025] Carlos: ' and '14/11/25, 21:03 - Carlos: '. */
const stamp = new RegExp(String.raw`^\s*(?:\[${when}\]\s*|${when}\s+[-–]\s+)(?:[^:]{1,80}:(?:\s+|$))?`, 'iu')

/** WhatsApp's mark of an edited message. */
const edited = /\s*<(?:se editó este mensaje|this message was edited)\.?>\s*$/iu

/** A hyphen is a bullet only before a blank or a letter: '-1' stays, and is later rejected as a shirt number. */
const bullet = /^\s*(?:[•·▪▫◦‣●○■□➤►✓✔]+\s*|[-–—*+]\s+(?=\S)|[-–—*+](?=\p{L}))/u

const shirt = String.raw`(?:camiseta|cam\.|dorsal|remera|casaca|playera|polera|franela|con\s+(?:la|el))`
const sign = String.raw`(?:n\.?\s?[º°]\.?|n\.|nro\.?|no\.|n[uú]m(?:ero)?\.?|#)`
/** The prefix of a shirt number: 'Nº 10', 'Nro. 10', '#10', 'camiseta nº 10'. */
const numberWord = new RegExp(String.raw`(^|[\s,;|([])(?:${shirt}\s*:?\s*${sign}?|${sign})\s*:?\s*(?=\d)`, 'giu')

/** Dots that lead from a name to its number: 'Juan Pérez.....10'. */
const leader = /(?<=\p{L})\s*(?:\.{2,}|…+|_{2,})\s*(?=[\p{L}\d(#])/gu

/** A captain's mark: '(C)', '(cap.)', '©'. */
const captainMark = /[([]\s*(?:c|cap|capi)\.?\s*[)\]]|[©Ⓒⓒ]/giu

/** Writes a captain's mark as a position: 'Ana Ríos (C)'. */
export const withCaptain = (text: string): string =>
  text.replace(captainMark, ` (${captain})`).replace(/ {2,}(?=\(Capitán\))/g, ' ')

/** Separators of cells, or of players in a line. */
const separators = /([\t;,|])/

/**
 * Writes a goalkeeper's gloves as a position: 'Ana Ríos 🧤' is 'Ana Ríos (Arquero)', and a cell of them alone 'Arquero'.
 * A text that says it in words keeps those.
 */
export function withGoalkeeper(text: string): string {
  if (!text.includes('🧤')) return text
  const role = isGoalkeeper(text) ? '' : goalkeeper
  return text
    .split(separators)
    .map((part) => {
      const bare = part.replace(/🧤\uFE0F?\s*:?\s*/gu, ' ').trimEnd()
      if (!part.includes('🧤')) return part
      return bare === '' || role === '' ? bare || role : `${bare} (${role})`
    })
    .join('')
}

/** Removes what a chat puts around a message, and bullets. */
export const withoutStamp = (line: string): string =>
  line.replace(invisible, '').replace(stamp, '').replace(edited, '').replace(bullet, '')

/** Texts that chats add to a message, which `withoutMarks` removes: its stamp with the sender, and 'edited'. */
export function chatMarks(line: string): string[] {
  const bare = line.replace(invisible, '')
  return [stamp.exec(bare)?.[0], edited.exec(bare)?.[0]].flatMap((found) => found?.trim() || [])
}

/** Splits a text into lines, blank ones included. */
export const linesOf = (text: string): string[] => text.split(lineBreak)

/**
 * Removes copying artefacts from a line: WhatsApp's headers and formatting marks, bullets, emoji, invisible characters.
 */
export function withoutMarks(line: string): string {
  return withCaptain(withoutStamp(line))
    .replace(leader, ' - ')
    .replace(/(\d)\u20E3/g, '$1')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}/gu, '')
    .replace(/\*/g, '')
    .replace(/(^|[\s,;\t([])[_~]+|[_~]+(?=$|[\s,;\t)\].:])/g, '$1')
    .replace(numberWord, '$1')
}
