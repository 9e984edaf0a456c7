/** Characters that are enough to recognize a line. */
const shownCharacters = 80

/** The beginning of a pasted line or cell, which has any length: 'Juan Paz, Ana Ríos…'. */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length > shownCharacters
    ? `${characters
        .slice(0, shownCharacters - 1)
        .join('')
        .trimEnd()}…`
    : text
}
