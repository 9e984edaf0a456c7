import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeroDraft } from '@torneo/contracts/content/hero'
import type { User } from '@torneo/contracts/people/users'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import type { CallError } from '../call-error'
import type { RecordForm, SaveContext } from '../record-form/record-form'
import { useRecordForm } from '../record-form/use-record-form'
import { sessionActions } from '../session-state'
import { createStore } from '../store'

export type Note = {
  rev: number
  title: string
  subtitle: string
  description: string
  ctaText: string
  ctaLink: string
  ctaVisible: boolean
}
type Values = Omit<Note, 'rev'>
export type Save = (values: Values, context: SaveContext) => Promise<Note>

export const note: Note = {
  rev: 3,
  title: 'Torneo',
  subtitle: 'Volvemos',
  description: 'Un fin de semana',
  ctaText: 'Inscribe',
  ctaLink: '#',
  ctaVisible: false,
}
const blank: Values = { title: '', subtitle: '', description: '', ctaText: '', ctaLink: '', ctaVisible: false }
const labels = { title: 'Título', subtitle: 'Subtítulo', description: 'Descripción', ctaText: 'Texto' } as const

export function valuesOf(record: Note | null): Values {
  if (!record) return blank
  const { rev: _, ...values } = record
  return values
}

interface NoteFormProps {
  readonly record: Note | null
  readonly save: Save
  readonly onFailed: () => void
  readonly onForm: (form: RecordForm<Values, Note>) => void
}

function NoteForm({ record, save, onFailed, onForm }: NoteFormProps) {
  const form = useRecordForm<Values, Note>({
    name: 'note',
    shape: HeroDraft,
    record,
    valuesOf,
    labels,
    save,
    onFailed,
    failure: 'Error al guardar',
  })
  onForm(form)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}>
      {(['title', 'subtitle', 'description', 'ctaText'] as const).map((field) => (
        <label key={field}>
          {labels[field]}
          <input {...form.fields.register(field)} disabled={field === 'ctaText' && !form.fields.watch('ctaVisible')} />
          <em>{form.errorOf(field)}</em>
        </label>
      ))}
      {form.draft && (
        <button type="button" onClick={form.draft.recover}>
          Recuperar borrador
        </button>
      )}
      {form.draft && (
        <button type="button" onClick={form.draft.dismiss}>
          Descartar borrador
        </button>
      )}
      <p role="alert">{form.failure}</p>
      <p role="status">{form.dirty ? 'sin guardar' : form.saved ? 'guardado' : 'igual'}</p>
      <button type="button" onClick={form.discard}>
        Descartar
      </button>
      <button type="submit" aria-disabled={form.saving}>
        Guardar
      </button>
    </form>
  )
}

const person: User = {
  id: 'u1',
  userId: 'u1',
  email: 'a@b.co',
  name: 'Lucía',
  role: 'super',
  promotionId: null,
  active: true,
  createdBy: '',
  prefs: {},
  createdAt: '',
  updatedAt: '',
  rev: 1,
}

/** Creates a store with a signed-in user. */
export function aSignedInStore() {
  const store = createStore()
  store.dispatch(sessionActions.signedIn(person))
  return store
}

/** Renders a form over a note; `form()` returns the hook's latest value. */
export function openForm({
  record = note as Note | null,
  save = (() => Promise.reject(new Error('not to be saved'))) as Save,
  store = aSignedInStore(),
} = {}) {
  let failures = 0
  let form: RecordForm<Values, Note>
  let change: (next: Note | null) => void = () => undefined
  function Page() {
    const [shown, setShown] = useState(record)
    useEffect(() => {
      change = setShown
    }, [])
    return (
      <NoteForm
        record={shown}
        save={save}
        onFailed={() => {
          failures += 1
        }}
        onForm={(next) => {
          form = next
        }}
      />
    )
  }
  const { unmount } = render(
    <Provider store={store}>
      <Page />
    </Provider>,
  )
  return {
    unmount,
    form: () => form,
    failures: () => failures,
    setRecord: (next: Note | null) => act(() => change(next)),
  }
}

export const user = userEvent.setup()
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
export const press = (name: string) => user.click(screen.getByRole('button', { name }))
export const state = () => screen.getByRole('status').textContent

export async function retype(label: string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.type(field(label), text)
}

export function callError(error: Partial<CallError>): CallError {
  return { code: 400, type: 'validation', message: '', sentence: 'Revisa los campos', response: null, ...error }
}

/** Simulates a server with one note that honours `If-Match`. */
export function aServer(first: Note | null = note) {
  const server: {
    current: Note | null
    readonly received: { values: Values; context: SaveContext }[]
    readonly save: Save
  } = {
    current: first,
    received: [],
    save: async (values, context) => {
      server.received.push({ values, context })
      const rev = server.current?.rev ?? 0
      if (context.ifMatch !== undefined && context.ifMatch !== rev) {
        const changedBy = { name: 'Ana', at: '2025-11-08T12:00:00.000Z' }
        return Promise.reject(
          callError({ code: 409, type: 'stale', sentence: 'Otra persona guardó', current: server.current, changedBy }),
        )
      }
      server.current = { ...values, rev: rev + 1 }
      return server.current
    },
  }
  return server
}
