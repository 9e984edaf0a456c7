/** Candidates for email addresses. Each is examined once, so that long texts take linear time. */
const tokens = /[^\s/"'<>:;,{}()[\]|=&?]+/g

/** True for an @, also encoded, with something before it and a dot after it. */
function containsEmail(word: string): boolean {
  const decoded = word.replace(/%(?:25)*40/g, '@')
  const at = decoded.indexOf('@', 1)
  return at !== -1 && decoded.includes('.', at)
}

/** Masks the email addresses of a text, for the log. */
export function withoutEmails(text: string): string {
  if (!/[@%]/.test(text)) return text
  return text.replace(tokens, (word) => (containsEmail(word) ? '[email]' : word))
}

/** Describes an error for the log. */
export function describeError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { type: name, message: withoutEmails(message), stack: withoutEmails(stack) }
}
