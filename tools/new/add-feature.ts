import type { Section } from '@torneo/contracts/releases/sections'
import { PlainError } from '../shared/plain-error.ts'
import type { NewFeature } from './arguments.ts'
import { article, namesOf, singularOf } from './names.ts'
import { featureFiles, screenFiles } from './templates.ts'
import { append, before, type TreeChange, withImport } from './tree-change.ts'

/** Adds a collection with its contract, routes, hooks, form, card, list and tests to the section with that name. */
export async function addFeature(
  tree: TreeChange,
  { app, feature, one: singular }: NewFeature,
  table: readonly Section[],
): Promise<void> {
  const many = namesOf(feature, 'a feature')
  const one = namesOf(singular ?? singularOf(feature), 'one of them')
  if (one.kebab === many.kebab) throw new PlainError(`One of '${feature}' needs a name of its own: --one <name>`)
  const section = table.find(({ id }) => id === many.snake)
  if (!section || section.owner !== app) {
    throw new PlainError(
      section
        ? `The section ${many.snake} belongs to ${section.owner}, not to ${app}.`
        : `${app} has no section ${many.snake} yet. First: npm run new:section -- /${feature} --app ${app} --label '...' --group ... --roles ...`,
    )
  }
  if (!section.roles.includes('super'))
    throw new PlainError(
      `The generated tests act as super, who may not view ${section.path}: add the role to its row first.`,
    )
  const { label, path, roles } = section
  const files = await featureFiles(app, { many, one, label, path, role: roles.at(-1) ?? 'super' })
  const generated = await screenFiles(many, label, path)
  for (const [file, text] of Object.entries(files.others)) await tree.create(file, text)
  for (const [file, text] of Object.entries(files.screen))
    await tree.create(`apps/${app}/src/features/${feature}/${file}`, text, generated[file])

  await tree.edit(
    'libs/contracts/src/endpoint/catalogue.ts',
    append(/\]\.flatMap/, `${one.camel}Endpoints`),
    withImport(`import { ${one.camel}Endpoints } from '../content/${feature}'`),
  )
  await tree.edit(
    'services/api/src/content.ts',
    before(/ctaRoutes\(app/, `${many.camel}.routes(app),\n    `),
    withImport(`import { ${many.camel} } from './features/${feature}/${feature}'`),
  )
  await tree.edit(
    'services/api/src/permission-matrix.test.ts',
    before(/'\/hall-of-fame': /, `'/${feature}': { name: 'Ana Ríos' },\n  `),
  )

  await tree.edit(
    'libs/contracts/src/records/bin-words.ts',
    before(/files: \{ one: /, `${section.id}: { one: '${label}', many: '${label}', pronoun: 'lo' },\n  `),
  )
  await tree.edit(
    'libs/contracts/src/records/collections.ts',
    before(
      /users: \{\n/,
      `${section.id}: {
    ...shared,
    section: '${section.id}',
    bin: binWords.${section.id},
    title: 'name',
    foundBy: { detail: [] },
  },
  `,
    ),
  )
  await tree.edit(
    'libs/contracts/src/records/record-shapes.ts',
    before(/users: User,/, `${section.id}: ${one.pascal},\n  `),
    withImport(`import { ${one.pascal} } from '../content/${feature}'`),
  )
  await tree.edit(
    'libs/testing/src/builders.ts',
    withImport(`import type { ${one.pascal} } from '@torneo/contracts/content/${feature}'`),
    (text) => `${text}
export function ${article(one.pascal)}${one.pascal}(fields: Partial<${one.pascal}> = {}): ${one.pascal} {
  return { ...record(), name: 'Ana Ríos', description: '', ...fields }
}
`,
  )
  const [file, start] =
    app === 'landing-admin'
      ? (['an-api.ts', /for \(const fake of fakes\)/] as const)
      : (['main.tsx', /runAlone\(\{/] as const)
  await tree.edit(
    `apps/${app}/dev/${file}`,
    before(start, `fake${many.pascal}(api)\n`),
    withImport(`import { fake${many.pascal} } from './fake-${feature}'`),
  )
}
