/** Letters and digits that are easy to tell apart when read aloud or copied by hand: no i, l, o, 0, 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void

/** Generates a password such as `hk4m-p7wq-x3ve`: 12 characters of 31, about 59 bits. `fill` writes random bytes. */
export function readablePassword(fill: FillRandom = (bytes) => void crypto.getRandomValues(bytes)): string {
  // Bytes above the last whole multiple of the alphabet's length would make its first letters more likely.
  const usable = 256 - (256 % alphabet.length)
  const bytes = new Uint8Array(16)
  let letters = ''
  while (letters.length < groups * groupLength) {
    fill(bytes)
    for (const byte of bytes) if (byte < usable) letters += alphabet[byte % alphabet.length]
  }
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength),
  ).join('-')
}
