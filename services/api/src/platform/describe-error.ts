/** Whatever may hold an email address: each is looked at once, so that no text, however long, takes the server's time. */
const words = /[^\s/"'<>:;,{}()[\]|=&?]+/g

/** An @, also encoded, with something before it and a dot behind. */
function holdsEmail(word: string): boolean {
  const decoded = word.replace(/%(?:25)*40/g, '@')
  const at = decoded.indexOf('@', 1)
  return at !== -1 && decoded.includes('.', at)
}

/** A text fit for the log: without email addresses. */
export function withoutEmails(text: string): string {
  if (!/[@%]/.test(text)) return text
  return text.replace(words, (word) => (holdsEmail(word) ? '[email]' : word))
}

/** An error as the log has it. */
export function describeError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { type: name, message: withoutEmails(message), stack: withoutEmails(stack) }
}
