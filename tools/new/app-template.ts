import { readFile } from 'node:fs/promises'

/** A file of `templates`, with these words in its places. */
export async function fileFrom(template: string, words: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = await readFile(new URL(`templates/${template}.txt`, import.meta.url), 'utf8')
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => words[name] ?? place)
}

/** A section app without sections, by file: the same in this workspace and in a repository of its own. `build`: where its build's config is. */
export async function appFiles(words: { readonly app: string; readonly port: string; readonly build: string }): Promise<Readonly<Record<string, string>>> {
  const files = [['index.html'], ['vite.config.ts'], ['dev/main.tsx', 'main.tsx'], ['src/sections.ts', 'sections.ts'], ['src/Section.tsx', 'Section.tsx']] as const
  return Object.fromEntries(await Promise.all(files.map(async ([file, template = file]) => [file, await fileFrom(`app/${template}`, words)] as const)))
}

export const ownRowsFile = 'src/sections.ts'
