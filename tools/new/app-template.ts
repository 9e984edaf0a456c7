import { readFile } from 'node:fs/promises'

/** Fills the placeholders in a file of `templates`. */
export async function fileFrom(template: string, words: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = await readFile(new URL(`templates/${template}.txt`, import.meta.url), 'utf8')
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => words[name] ?? place)
}

/**
 * Files of a section app without sections: the same in this workspace and in its own repository. `build` is the path of
 * its build's config.
 */
export async function appFiles(words: {
  readonly app: string
  readonly port: string
  readonly build: string
}): Promise<Readonly<Record<string, string>>> {
  const files = [
    ['index.html'],
    ['vite.config.ts'],
    ['dev/main.tsx', 'main.tsx'],
    ['src/sections.ts', 'sections.ts'],
    ['src/Section.tsx', 'Section.tsx'],
  ] as const
  return Object.fromEntries(
    await Promise.all(
      files.map(async ([file, template = file]) => [file, await fileFrom(`app/${template}`, words)] as const),
    ),
  )
}

export const ownRowsFile = 'src/sections.ts'
