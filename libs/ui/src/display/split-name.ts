/** Fewest shared letters before a name is split; most letters of a last word; letters kept of a longer one. */
const [minShared, maxLastWord, tailLength] = [8, 14, 8]

/**
 * Splits a name into the part that it shares with the other and its own: 'Los Inmortales ' and 'A'; in a long word, into
 * all but its last letters and those. The second part is empty if the end does not distinguish them.
 */
export function splitName(name: string, other: string): readonly [shared: string, own: string] {
  let sharedLength = 0
  while (sharedLength < name.length && name[sharedLength] === other[sharedLength]) sharedLength += 1
  const blank = name.lastIndexOf(' ', sharedLength) + 1
  const tail = name.length - tailLength
  const cut = name.length - blank <= maxLastWord ? blank : sharedLength >= tail ? tail : 0
  return name !== other && cut >= minShared && cut < name.length ? [name.slice(0, cut), name.slice(cut)] : [name, '']
}
