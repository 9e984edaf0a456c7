/** The fewest letters that two names share before they are cut in the middle, and the most that are left whole. */
const [fewest, most] = [8, 14]

/** A name as what it shares with the other and what is its own: 'Los Inmortales ' and 'A'. The second is empty where the end needs no saving. */
export function splitName(name: string, other: string): readonly [shared: string, own: string] {
  let same = 0
  while (same < name.length && name[same] === other[same]) same += 1
  const cut = name.lastIndexOf(' ', same) + 1
  const own = name.slice(cut)
  return name !== other && cut >= fewest && own.length > 0 && own.length <= most ? [name.slice(0, cut), own] : [name, '']
}
