/** What phones and word processors put into a copied text, unseen. */
const unseen = /\p{Cf}|\uFE0E|\uFE0F/gu

const date = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const when = `(?:${date},?\\s+${time}|${time},?\\s+${date})`

/** '[21:03, 14/11/2025] Carlos: ' and '14/11/25, 21:03 - Carlos: ': when and by whom a message was written. */
const stamp = new RegExp(String.raw`^\s*(?:\[${when}\]\s*|${when}\s+[-–]\s+)(?:[^:]{1,80}:(?:\s+|$))?`, 'iu')

/** A hyphen is a bullet before a blank or a letter only: '-1' is no shirt number. */
const bullet = /^\s*(?:[•·▪▫◦‣●○■□➤►✓✔]+\s*|[-–—*+]\s+(?=\S)|[-–—*+](?=\p{L}))/u

/** Before a shirt number: 'Nº 10', 'Nro. 10', '#10'. */
const numberWord = /(^|[\s,;|([])(?:n[º°]\.?|n\.|nro\.?|n[uú]m(?:ero)?\.?|camiseta|dorsal|#)\s*(?=\d)/giu

/** A copied text without what belongs to the copying: WhatsApp's stamps, its marks for bold and italic, bullets, pictures among the letters. */
export function withoutMarks(text: string): string {
  return text.replace(unseen, '').split(/\r\n|\r|\n/).map(lineWithoutMarks).join('\n')
}

function lineWithoutMarks(line: string): string {
  return line
    .replace(stamp, '')
    .replace(bullet, '')
    .replace(/(\d)\u20E3/g, '$1')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, '')
    .replace(/\*/g, '').replace(/(^|[\s,;\t([])[_~]+|[_~]+(?=$|[\s,;\t)\].:])/g, '$1')
    .replace(numberWord, '$1')
}
