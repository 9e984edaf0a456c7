import { act, render, screen } from '@testing-library/react'
import { limits, requiredText, text, whole } from '@torneo/contracts/fields/fields'
import { z } from '@torneo/contracts/fields/zod'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, test } from 'vitest'
import { aSignedInStore, callError, field, press, retype, user } from '../testing/note-form'
import type { RecordForm } from './record-form'
import { useRecordForm } from './use-record-form'

type Values = { name: string; places: string; note: string; minutes: unknown; kicks?: unknown }

const shape = z.strictObject({
  name: requiredText('El nombre es requerido'),
  places: text(limits.name),
  note: text(10),
  minutes: whole(0, 30),
  kicks: z.optional(whole(0, 9)),
})
const labels = { name: 'Nombre', note: 'Nota', minutes: 'Minutos', kicks: 'Penales' } as const
const stored = { rev: 4, name: 'Final', places: '', note: 'antes', minutes: 10 }
const valuesOf = (): Values => ({
  name: stored.name,
  places: stored.places,
  note: stored.note,
  minutes: stored.minutes,
})

beforeEach(() => localStorage.clear())

interface MatchFormProps {
  readonly save: (values: Values) => Promise<typeof stored>
  readonly onForm: (form: RecordForm<Values, typeof stored>) => void
}

function MatchForm({ save, onForm }: MatchFormProps) {
  const form = useRecordForm<Values, typeof stored>({
    name: 'match',
    shape,
    record: stored,
    valuesOf,
    labels,
    failure: 'Error al guardar',
    save,
  })
  onForm(form)
  const { fields, errorOf, idOf } = form
  const shown = (['note', 'minutes', 'kicks'] as const).filter((one) => fields.watch('name').includes(labels[one]))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}>
      {(['name', ...shown] as const).map((one) => (
        <label key={one}>
          {labels[one]}
          <input {...fields.register(one, one === 'minutes' || one === 'kicks' ? { setValueAs: toNumber } : {})} />
          {errorOf(one) && <em id={`${idOf(one)}-error`}>{errorOf(one)}</em>}
        </label>
      ))}
      <p role="alert">{form.held}</p>
      <button type="submit">Guardar</button>
    </form>
  )
}

/** Opens a form whose fields are on the screen while the name contains theirs. */
function open(
  save: (values: Values) => Promise<typeof stored> = (values) => Promise.resolve({ ...stored, ...values, minutes: 10 }),
) {
  const sent: Values[] = []
  let form!: RecordForm<Values, typeof stored>
  render(
    <Provider store={aSignedInStore()}>
      <MatchForm
        save={(values) => {
          sent.push(values)
          return save(values)
        }}
        onForm={(next) => {
          form = next
        }}
      />
    </Provider>,
  )
  return { sent, form: () => form }
}
const toNumber = (typed: unknown) => (typed === '' ? null : /^\d+$/.test(String(typed)) ? Number(typed) : typed)
const said = () => screen.getByRole('alert').textContent
async function expectSaved(form: () => RecordForm<Values, typeof stored>) {
  await expect.poll(() => form().saved).toBe(true)
}

describe('a field that leaves the screen', () => {
  test('takes what was typed into it along: the stored value is sent, and nothing holds the save back', async () => {
    const { sent, form } = open()
    await retype('Nombre', 'Final Nota')
    await retype('Nota', 'demasiado largo')
    await retype('Nombre', 'Final A')
    expect(form().changes).toEqual(['Nombre'])
    await press('Guardar')
    await expectSaved(form)
    expect(sent).toEqual([{ name: 'Final A', places: '', note: 'antes', minutes: 10 }])
  })

  test('leaves the form when the record does not have it', async () => {
    const { sent, form } = open()
    await retype('Nombre', 'Final Penales')
    await retype('Penales', '77')
    await retype('Nombre', 'Final B')
    await press('Guardar')
    await expectSaved(form)
    expect(sent).toEqual([{ name: 'Final B', places: '', note: 'antes', minutes: 10 }])
  })

  test('is back with the stored value', async () => {
    open()
    await retype('Nombre', 'Minutos')
    await retype('Minutos', '25')
    await retype('Nombre', 'Final')
    await retype('Nombre', 'Minutos')
    expect(field('Minutos').value).toBe('10')
  })

  test('keeps a value that was set for it', async () => {
    const { sent, form } = open()
    await retype('Nombre', 'Final Nota')
    await retype('Nombre', 'Final C')
    act(() => form().fields.setValue('note', 'de código'))
    await press('Guardar')
    await expectSaved(form)
    expect(sent).toMatchObject([{ note: 'de código' }])
  })

  test('leaves the draft on this device too', async () => {
    open()
    await retype('Nombre', 'Final Nota')
    await retype('Nota', 'borrador')
    await retype('Nombre', 'Final D')
    await expect.poll(() => JSON.stringify(localStorage)).toContain('Final D')
    expect(JSON.stringify(localStorage)).not.toContain('borrador')
  })
})

describe('a save that is held back by something that no field shows', () => {
  test('says so with the name of the field, until something is typed', async () => {
    const { sent, form } = open()
    act(() => form().fields.setValue('minutes', 90))
    await press('Guardar')
    await expect.poll(said).toBe('Minutos: Debe ser 30 o menos')
    expect(sent).toEqual([])
    await user.type(field('Nombre'), 'x')
    expect(said()).toBe('')
  })

  test('names no field that shows its error', async () => {
    const { form } = open()
    act(() => form().fields.setValue('minutes', 90))
    await user.clear(field('Nombre'))
    await press('Guardar')
    await screen.findByText('El nombre es requerido')
    await expect.poll(said).toBe('Minutos: Debe ser 30 o menos')
  })

  test('says it again at the next press', async () => {
    const { form } = open()
    act(() => form().fields.setValue('note', 'demasiado largo'))
    await press('Guardar')
    await expect.poll(said).toBe('Nota: Máximo 10 caracteres')
    await press('Guardar')
    await expect.poll(said).toBe('Nota: Máximo 10 caracteres')
  })

  test("says the server's sentence about it", async () => {
    const details = [{ path: 'minutes', message: 'El alargue no cabe' }]
    open(() => Promise.reject(callError({ details })))
    await retype('Nombre', 'Final E')
    await press('Guardar')
    await expect.poll(said).toBe('Minutos: El alargue no cabe')
  })
})
