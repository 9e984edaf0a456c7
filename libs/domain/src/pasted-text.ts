/** Invisible characters that phones and word processors add. */
const invisible = /\p{Cf}|\uFE0E|\uFE0F/gu

const date = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const when = `(?:${date},?\\s+${time}|${time},?\\s+${date})`

/** WhatsApp's message headers: '[21:03, 14/11/2025] Carlos: ' and '14/11/25, 21:03 - Carlos: '. */
const stamp = new RegExp(String.raw`^\s*(?:\[${when}\]\s*|${when}\s+[-–]\s+)(?:[^:]{1,80}:(?:\s+|$))?`, 'iu')

/** A hyphen is a bullet only before a blank or a letter: '-1' stays, and is later rejected as a shirt number. */
const bullet = /^\s*(?:[•·▪▫◦‣●○■□➤►✓✔]+\s*|[-–—*+]\s+(?=\S)|[-–—*+](?=\p{L}))/u

/** The prefix of a shirt number: 'Nº 10', 'Nro. 10', '#10'. */
const numberWord = /(^|[\s,;|([])(?:n[º°]\.?|n\.|nro\.?|n[uú]m(?:ero)?\.?|camiseta|dorsal|#)\s*(?=\d)/giu

/** Removes copying artefacts: WhatsApp's message headers and formatting marks, bullets, emoji, invisible characters. */
export function withoutMarks(text: string): string {
  return text.replace(invisible, '').split(/\r\n|\r|\n/).map(lineWithoutMarks).join('\n')
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
