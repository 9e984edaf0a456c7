import type { Caller } from './caller'

const { toString } = Function.prototype

/** Files of sections that this page loaded, the newest last. */
export function loadedFiles(): () => readonly string[] {
  const files = new Set<string>()
  // An observer, because the buffer of entries is limited.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (/\/remotes\/.*\.js(\?|$)/.test(name)) files.add(name)
  }).observe({ type: 'resource', buffered: true })
  return () => [...files]
}

export const appOf = (file: string): string => /\/remotes\/([^/]+)\//.exec(file)?.[1] ?? ''

/** Finds the line of a section where a function is written: assigning it leaves no stack. Null for code of others. */
export async function findCode(
  code: unknown,
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<Caller | null> {
  if (typeof code !== 'function') return null
  const text = toString.call(code)
  if (text.includes('[native code]')) return null
  for (const file of files) {
    const content = await read(file).catch(() => '')
    const at = content.indexOf(text)
    if (at === -1) continue
    const lines = content.slice(0, at).split('\n')
    return {
      app: appOf(file),
      stack: `at ${file.replace(/\?.*/, '')}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`,
    }
  }
  return null
}
