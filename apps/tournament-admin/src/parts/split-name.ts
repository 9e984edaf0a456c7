/**
 * Minimum letters that two names must share to be truncated in the middle, and maximum length of the part left whole.
 */
const [fewest, most] = [8, 14]

/**
 * Splits a name into the part shared with the other and its own: 'Los Inmortales ' and 'A'. The own part is '' if it
 * need not stay visible.
 */
export function splitName(name: string, other: string): readonly [shared: string, own: string] {
  let same = 0
  while (same < name.length && name[same] === other[same]) same += 1
  const cut = name.lastIndexOf(' ', same) + 1
  const own = name.slice(cut)
  return name !== other && cut >= fewest && own.length > 0 && own.length <= most ? [name.slice(0, cut), own] : [name, '']
}
