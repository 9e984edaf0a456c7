import { readFile } from 'node:fs/promises'
import { article, type Names } from './names.ts'

/** The placeholders of a template: `{{many.pascal}}`, `{{label}}`. */
interface TemplateParts {
  readonly many: Names
  readonly one: Names
  readonly label: string
  /** Path of the screen. */
  readonly path: string
  /** First word of the owning app's name. */
  readonly team: string
  /** A role that may write. */
  readonly role: string
}

async function fill(template: string, { many, one, ...texts }: TemplateParts): Promise<string> {
  const formsOf = (prefix: string, names: Names) =>
    Object.entries(names).map(([form, name]) => [`${prefix}.${form}`, name] as const)
  const values = new Map([
    ...Object.entries(texts),
    ...formsOf('many', many),
    ...formsOf('one', one),
    ['builder', `${article(one.pascal)}${one.pascal}`],
  ])
  const text = await readFile(new URL(`templates/${template}.txt`, import.meta.url), 'utf8')
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`The template ${template} names '${name}', which nothing gives`)
    return value
  })
}

async function fillAll(
  files: readonly (readonly [file: string, template: string])[],
  parts: TemplateParts,
): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(
    await Promise.all(files.map(async ([file, template]) => [file, await fill(template, parts)] as const)),
  )
}

/**
 * The first screen of a section and its test, by file name in the feature's folder. `new:feature` replaces them while
 * they are unchanged.
 */
export function screenFiles(names: Names, label: string, path: string): Promise<Readonly<Record<string, string>>> {
  return fillAll(
    [
      [`${names.pascal}Screen.tsx`, 'section/Screen.tsx'],
      [`${names.kebab}-texts.ts`, 'section/texts.ts'],
      [`${names.pascal}Screen.test.tsx`, 'section/Screen.test.tsx'],
    ],
    { many: names, one: names, label, path, team: '', role: '' },
  )
}

/**
 * The files of a feature: `others` by their paths in the repository, `screen` by their names in the feature's folder of
 * the app.
 */
export async function featureFiles(app: string, parts: Omit<TemplateParts, 'team'>) {
  const { many, one } = parts
  const all = { ...parts, team: app.replace(/-.*/, '') }
  const service = `services/api/src/features/${many.kebab}/${many.kebab}`
  return {
    screen: await fillAll(
      [
        [`${many.kebab}-api.ts`, 'feature/api.ts'],
        [`${many.kebab}-texts.ts`, 'feature/texts.ts'],
        [`${one.pascal}Card.tsx`, 'feature/Card.tsx'],
        [`${one.pascal}Form.tsx`, 'feature/Form.tsx'],
        [`${many.pascal}Screen.tsx`, 'feature/Screen.tsx'],
        [`${many.pascal}Screen.test.tsx`, 'feature/Screen.test.tsx'],
      ],
      all,
    ),
    others: await fillAll(
      [
        [`libs/contracts/src/content/${many.kebab}.ts`, 'feature/contract.ts'],
        [`${service}.ts`, 'feature/service.ts'],
        [`${service}.test.ts`, 'feature/service.test.ts'],
        [`apps/${app}/dev/fake-${many.kebab}.ts`, 'feature/dev.ts'],
      ],
      all,
    ),
  }
}
