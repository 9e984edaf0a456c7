/** The fewest letters that two names share before they are cut in the middle; the most of a last word that are left whole; the last letters of a long one. */
const [fewest, most, last] = [8, 14, 8]

/**
 * A name as what it shares with the other and what is its own: 'Los Inmortales ' and 'A'; or, where they part within a long word, with its last letters.
 * The second is empty where the end needs no saving.
 */
export function splitName(name: string, other: string): readonly [shared: string, own: string] {
  let same = 0
  while (same < name.length && name[same] === other[same]) same += 1
  const blank = name.lastIndexOf(' ', same) + 1
  const tail = name.length - last
  const cut = name.length - blank <= most ? blank : same >= tail ? tail : 0
  return name !== other && cut >= fewest && cut < name.length ? [name.slice(0, cut), name.slice(cut)] : [name, '']
}
