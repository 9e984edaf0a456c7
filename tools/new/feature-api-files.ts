import type { Role } from '@torneo/contracts/roles'
import type { SectionApp } from '@torneo/contracts/sections'
import type { Names } from './names.ts'

/** What the files of a feature are made from. */
export interface FeatureParts {
  readonly app: SectionApp
  readonly many: Names
  readonly one: Names
  readonly label: string
  /** Of its screen. */
  readonly path: string
  /** Somebody who may write. */
  readonly role: Role
}

/** Its shape, what comes in, and its calls. */
export function contractFile({ many, one, label }: FeatureParts): string {
  return `import { z } from './zod'
import { collectionEndpoints } from './collection'
import { fieldMessages, requiredText, text } from './fields'
import { recordFields } from './record'

export const ${one.pascal} = z.object({
  ...recordFields,
  name: z.string(),
  description: z.string(),
})
export type ${one.pascal} = z.output<typeof ${one.pascal}>

export const ${one.pascal}Draft = z.strictObject({
  name: requiredText(fieldMessages.nameRequired),
  description: z.optional(text()),
})
export type ${one.pascal}Draft = z.output<typeof ${one.pascal}Draft>

export const ${one.camel}Endpoints = collectionEndpoints({
  path: '/${many.kebab}', section: '${many.snake}', record: ${one.pascal}, draft: ${one.pascal}Draft, update: z.partial(${one.pascal}Draft),
  order: 'by name',
  failures: { create: 'Error al agregar en ${label}', update: 'Error al actualizar en ${label}', remove: 'Error al eliminar en ${label}' },
})
`
}

/** How it is stored and what its activity rows say, and its test. */
export function apiFiles({ many, one, label, role }: FeatureParts): Readonly<Record<string, string>> {
  const file = many.kebab
  return {
    [`${file}.ts`]: `import { ${one.pascal}, ${one.pascal}Draft, ${one.camel}Endpoints } from '@torneo/contracts/${file}'
import { contentCollection } from '../../data/content-collection'

/** By name. */
export const ${many.camel} = contentCollection({
  name: '${many.snake}',
  section: '${many.snake}',
  endpoints: ${one.camel}Endpoints,
  record: ${one.pascal},
  draft: ${one.pascal}Draft,
  sort: { name: 1 },
  title: 'name',
  actions: {
    created: 'Agregado en ${label}', updated: 'Actualizado en ${label}', removed: 'Eliminado en ${label}',
    restored: 'Restaurado en ${label}', purged: 'Eliminado para siempre de ${label}',
  },
})
`,
    [`${file}.test.ts`]: `import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/${file}'

it('keeps what is added, changed and removed, by name', async () => {
  const editor = await api.as('${role}')
  const zoe = await editor.post(url, { name: ' Zoe ' })
  expect([zoe.status, zoe.body]).toMatchObject([201, { name: 'Zoe', description: '', rev: 1 }])
  const ana = await editor.post(url, { name: 'Ana', description: 'x' })
  expect((await api.anonymous.get(url)).body).toEqual({ total: 2, items: [ana.body, zoe.body] })
  expect((await editor.patch(\`\${url}/\${zoe.body.id}\`, { description: 'y' })).body).toMatchObject({ name: 'Zoe', description: 'y', rev: 2 })
  expect((await editor.delete(\`\${url}/\${zoe.body.id}\`)).status).toBe(204)
  expect((await api.anonymous.get(url)).body).toEqual({ total: 1, items: [ana.body] })
})

it('refuses one without a name, and nothing changes', async () => {
  const editor = await api.as('${role}')
  const before = await api.snapshot()
  const answer = await editor.post(url, { name: '  ' })
  expect([answer.status, answer.body.details]).toEqual([400, [{ path: 'name', message: 'El nombre es requerido' }]])
  expect(await api.snapshot()).toBe(before)
})

it('refuses who may not view the section, and nothing changes', async () => {
  const before = await api.snapshot()
  expect((await api.anonymous.post(url, { name: 'Ana' })).status).toBe(401)
  expect(await api.snapshot()).toBe(before)
})
`,
  }
}
