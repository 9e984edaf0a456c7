import type { FeatureParts } from './feature-api-files.ts'
import { article } from './names.ts'

/** Endpoint hooks, texts, card, form, screen and its test, by name. */
export function featureFiles(parts: FeatureParts): Readonly<Record<string, string>> {
  const { many, one } = parts
  return {
    [`${many.kebab}-api.ts`]: hooksFile(parts),
    [`${many.kebab}-texts.ts`]: textsFile(parts),
    [`${one.pascal}Card.tsx`]: cardFile(parts),
    [`${one.pascal}Form.tsx`]: formFile(parts),
    [`${many.pascal}Screen.tsx`]: screenFile(parts),
    [`${many.pascal}Screen.test.tsx`]: testFile(parts),
  }
}

function hooksFile({ app, many, one }: FeatureParts): string {
  return `import { ${one.camel}Endpoints, type ${one.pascal} } from '@torneo/contracts/${many.kebab}'
import { collectionApi } from '@torneo/panel/collection-api'

const byName = (a: ${one.pascal}, b: ${one.pascal}) => a.name.localeCompare(b.name, 'es')

export const ${many.camel} = collectionApi('${app.replace(/-.*/, '')}', ${one.camel}Endpoints, byName)
`
}

function textsFile({ many, one, label }: FeatureParts): string {
  return `/** What the section '${label}' says; the sentences of validation are the contract's. */
export const ${many.camel}Texts = {
  list: '${label}',
  new: 'Agregar',
  search: 'Buscar por nombre',
  count: (shown: number, all: number) => (shown === all ? \`\${all} en total\` : \`\${shown} de \${all}\`),
  loading: 'Cargando datos...',
  listFailed: 'No pudimos cargar ${label}',
  none: 'Todavía no hay nada aquí',
  noneWhy: 'Lo que agregues aparece en esta lista.',

  edit: (name: string) => \`Editar \${name}\`,
  remove: (name: string) => \`Eliminar \${name}\`,
  editTitle: 'Editar en ${label}',
  add: 'Guardar',
  save: 'Guardar cambios',
  added: 'Se agregó correctamente',
  updated: 'Se actualizó correctamente',
  removed: 'Se eliminó correctamente',
  addFailed: 'Error al agregar en ${label}',
  updateFailed: 'Error al actualizar en ${label}',
  removeFailed: 'Error al eliminar en ${label}',
  removeQuestion: (name: string) => \`¿Eliminar \${name}?\`,
  removeConfirm: 'Eliminar',
} as const

export const ${one.camel}Labels = { name: 'Nombre', description: 'Descripción' } as const
`
}

function cardFile({ many, one }: FeatureParts): string {
  return `import styled from 'styled-components'
import type { ${one.pascal} } from '@torneo/contracts/${many.kebab}'
import { RecordActions } from '@torneo/panel/RecordActions'
import { Card } from '@torneo/ui/Card'
import { color, text } from '@torneo/ui/tokens'
import { ${many.camel}Texts } from './${many.kebab}-texts'

interface ${one.pascal}CardProps {
  readonly ${one.camel}: ${one.pascal}
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

export function ${one.pascal}Card({ ${one.camel}: { id, name, description }, isBusy, onEdit, onRemove }: ${one.pascal}CardProps) {
  return (
    <Root as="li" $padding={16} aria-busy={isBusy || undefined}>
      <h2>{name}</h2>
      {description && <p>{description}</p>}
      <Actions>
        <RecordActions
          collection="${many.kebab}"
          id={id}
          editLabel={${many.camel}Texts.edit(name)}
          removeLabel={${many.camel}Texts.remove(name)}
          isBusy={isBusy}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </Actions>
    </Root>
  )
}

const Root = styled(Card)\`
  display: flex;
  flex-direction: column;
  gap: 8px;
  h2 { overflow-wrap: anywhere; \${text(16)} }
  p { color: \${color.muted}; white-space: pre-line; overflow-wrap: anywhere; \${text(13)} }
\`

const Actions = styled.div\`
  display: flex;
  justify-content: flex-end;
  gap: 4px;
  margin-top: auto;
\`
`
}

function formFile({ many, one }: FeatureParts): string {
  return `import { ${one.pascal}Draft, type ${one.pascal} } from '@torneo/contracts/${many.kebab}'
import { RecordModal } from '@torneo/panel/RecordModal'
import { useCollectionForm } from '@torneo/panel/use-collection-form'
import { TextField } from '@torneo/ui/TextField'
import { ${many.camel} } from './${many.kebab}-api'
import { ${one.camel}Labels, ${many.camel}Texts } from './${many.kebab}-texts'

type Values = { readonly name: string; readonly description: string }

function valuesOf(${one.camel}: ${one.pascal} | null): Values {
  return { name: ${one.camel}?.name ?? '', description: ${one.camel}?.description ?? '' }
}

interface ${one.pascal}FormProps {
  /** The one that is edited; null for a new one. */
  readonly ${one.camel}: ${one.pascal} | null
  readonly onClose: () => void
}

export function ${one.pascal}Form({ ${one.camel}, onClose }: ${one.pascal}FormProps) {
  const { modal, field } = useCollectionForm<Values, ${one.pascal}Draft, ${one.pascal}>(${many.camel}, {
    name: '${one.kebab}',
    record: ${one.camel},
    shape: ${one.pascal}Draft,
    valuesOf,
    labels: ${one.camel}Labels,
    texts: ${many.camel}Texts,
    onClose,
  })
  return (
    <RecordModal {...modal}>
      <TextField {...field('name')} required autoComplete="off" />
      <TextField {...field('description')} multiline />
    </RecordModal>
  )
}
`
}

function screenFile({ many, one, path }: FeatureParts): string {
  return `import { Sparkles } from 'lucide-react'
import styled from 'styled-components'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { useCollection } from '@torneo/panel/use-collection'
import { ${one.pascal}Card } from './${one.pascal}Card'
import { ${one.pascal}Form } from './${one.pascal}Form'
import { ${many.camel} } from './${many.kebab}-api'
import { ${many.camel}Texts as texts } from './${many.kebab}-texts'

${many.pascal}Screen.prefetch = ${many.camel}.prefetch

/** The section ${path}: cards, with a modal. */
export default function ${many.pascal}Screen() {
  const { screen, open, busyId, remove } = useCollection(${many.camel}, texts, ({ name }) => ({ title: texts.removeQuestion(name) }))
  return (
    <>
      <CollectionScreen {...screen} searchIn={({ name }) => [name]} icon={<Sparkles size={24} aria-hidden />}>
        {(shown) => (
          <Grid aria-label={texts.list}>
            {shown.map((${one.camel}) => (
              <${one.pascal}Card
                key={${one.camel}.id}
                ${one.camel}={${one.camel}}
                isBusy={busyId === ${one.camel}.id}
                onEdit={() => open.edit(${one.camel})}
                onRemove={() => remove(${one.camel}, shown)}
              />
            ))}
          </Grid>
        )}
      </CollectionScreen>
      {open.isOpen && <${one.pascal}Form ${one.camel}={open.record} onClose={open.close} />}
    </>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })\`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 16px;
\`
`
}

function testFile({ many, one, label, path, role }: FeatureParts): string {
  const builder = `${article(one.pascal)}${one.pascal}`
  return `import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ${one.camel}Endpoints } from '@torneo/contracts/${many.kebab}'
import { ${builder}, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { answer${many.pascal} } from '../../../dev/answer-${many.kebab}'
import ${many.pascal}Screen from './${many.pascal}Screen'

beforeEach(() => localStorage.clear())

async function open(records = [${builder}(), ${builder}({ name: 'Zoe Paz', description: 'Desde 1998' })]) {
  const as = aUser({ role: '${role}' })
  const api = new FakeApi(as)
  answer${many.pascal}(api, records)
  const rendered = renderScreen(<${many.pascal}Screen />, { path: '${path}', as, api })
  await screen.findByText(records.length === 0 ? 'Todavía no hay nada aquí' : \`\${records.length} en total\`)
  return rendered
}

const button = (name: string) => screen.getByRole('button', { name })
const names = () => within(screen.getByRole('list', { name: '${label}' })).getAllByRole('heading').map(({ textContent }) => textContent)
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('shows what there is, by name', async () => {
  await open()
  expect(names()).toEqual(['Ana Ríos', 'Zoe Paz'])
  expect(screen.getByText('Desde 1998')).toBeDefined()
})

test('adds one, and shows it where it belongs', async () => {
  const { api, user } = await open()
  await user.click(button('Agregar'))
  await user.type(screen.getByLabelText('Nombre'), '  Luz Gómez ')
  await user.click(button('Guardar'))
  await expectClosed()
  expect(screen.getByText('Se agregó correctamente')).toBeDefined()
  expect(api.callsTo(${one.camel}Endpoints.create).map(({ body }) => body)).toEqual([{ name: 'Luz Gómez', description: '' }])
  expect(names()).toEqual(['Ana Ríos', 'Luz Gómez', 'Zoe Paz'])
})

test('says what is missing, and sends nothing', async () => {
  const { api, user } = await open([])
  await user.click(button('Agregar'))
  await user.click(button('Guardar'))
  expect(await screen.findByText('El nombre es requerido')).toBeDefined()
  expect(api.callsTo(${one.camel}Endpoints.create)).toEqual([])
})

test('changes one on the rev that was read', async () => {
  const { api, user } = await open()
  await user.click(button('Editar Zoe Paz'))
  await user.type(screen.getByLabelText('Nombre'), ' Vera')
  await user.click(button('Guardar cambios'))
  await expectClosed()
  expect(names()).toEqual(['Ana Ríos', 'Zoe Paz Vera'])
  expect(api.callsTo(${one.camel}Endpoints.update)[0]?.headers['if-match']).toBe('1')
})

test('removes one once asked', async () => {
  const { api, user } = await open()
  await user.click(button('Eliminar Ana Ríos'))
  await user.click(within(await screen.findByRole('alertdialog', { name: '¿Eliminar Ana Ríos?' })).getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(names()).toEqual(['Zoe Paz']))
  expect(api.callsTo(${one.camel}Endpoints.remove)).toHaveLength(1)
})
`
}

/** What the app's fake API answers, when it runs alone and in tests. */
export function devFile({ many, one }: FeatureParts): string {
  const builder = `${article(one.pascal)}${one.pascal}`
  return `import { ${one.camel}Endpoints, type ${one.pascal} } from '@torneo/contracts/${many.kebab}'
import { ${builder} } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'

export function answer${many.pascal}(api: FakeApi, first: readonly ${one.pascal}[] = [${builder}()]): void {
  const server = aCollection(first, ${builder}, (a, b) => a.name.localeCompare(b.name, 'es'))
  api.answer(${one.camel}Endpoints.list, server.list)
  api.answer(${one.camel}Endpoints.create, server.create)
  api.answer(${one.camel}Endpoints.update, server.update)
  api.answer(${one.camel}Endpoints.remove, server.remove)
}
`
}
