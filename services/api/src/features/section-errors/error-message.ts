import { withoutEmails } from '../../platform/telemetry/describe-error'
import { reactSentence } from './react-sentence'

/** Maximum characters of a message. */
const maxLength = 200

/** Messages of a slow or lost connection, and of browsers about themselves: no line of ours is to be repaired. */
const noise =
  /dynamically imported module|Importing a module script failed|Federation Runtime|ResizeObserver loop|^(Error: )?timeout$|Script error|AbortError|TimeoutError|Failed to fetch|NetworkError|Load failed/i

export const isNoise = (message: string): boolean => noise.test(message)

/** Property names, as engines quote them: `reading 'name'`, `property "name"`. */
const isName = (quoted: string) => /^'[\w$.-]{1,40}'$|^"[a-z_$][\w$]{0,30}"$/.test(quoted)

const withoutQuotes = (text: string) =>
  text.replace(/'[^'\n]*'|"[^"\n]*"|“[^”\n]*”/g, (quoted) => (isName(quoted) ? quoted : "'…'"))
const withoutAddresses = (text: string) => text.replace(/\b(\w{2,12}:\/\/[\w.-]+)[^\s'")]*/g, '$1')
/** Removes ids and numbers, so that equal errors of different records are one. */
const withoutIds = (text: string) => text.replace(/\b(?=[\w-]*\d)[\w-]{8,}\b|\d+/g, '#')

/** Returns the message of an error as it is stored: one line, the same for everybody, with nothing personal. */
export function storedMessage(text: string): string {
  const [line = ''] = text.trim().split('\n')
  const react = reactSentence(line)
  return react ?? withoutIds(withoutAddresses(withoutQuotes(withoutEmails(line)))).slice(0, maxLength)
}
