/** Names that a source file exports at run time, without types. */
export function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))
  const renamed = lists
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(' as ').at(-1) ?? item)
  const declared = [...source.matchAll(/export (?:async )?(?:function|const|class) (\w+)/g)].map(
    ([, name = '']) => name,
  )
  return [...renamed, ...declared].sort((a, b) => a.localeCompare(b, 'en'))
}
