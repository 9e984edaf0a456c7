import { distinctNames } from '@torneo/domain/fixture/officials'
import { linesOf, withoutMarks } from '@torneo/domain/roster/pasted-text'

/** Numbering of a list: '1. ', '2) ', '3- '. */
const order = /^\s*\d{1,3}\s*[.):°º-]\s*/

/** Names of a pasted text, each once: one a line, or separated by commas. Marks of WhatsApp and of lists are left out. */
export function readNames(text: string): string[] {
  const names = linesOf(text)
    .flatMap((line) =>
      withoutMarks(line)
        .replace(order, '')
        .split(/[,;/\t]/),
    )
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => /\p{L}/u.test(name))
  return distinctNames(names)
}
