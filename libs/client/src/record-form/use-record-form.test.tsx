import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aServer, field, note, openForm, press, callError, retype, state, user, valuesOf } from '../testing/note-form'
import { hasUnsavedChanges } from '../unsaved'

beforeEach(() => localStorage.clear())

describe('saving', () => {
  test('sends all checked values on the rev it was opened on, then continues from the response', async () => {
    const server = aServer()
    const { form } = openForm({ save: server.save })
    await retype('Título', '  Copa  ')
    expect(state()).toBe('sin guardar')
    expect(hasUnsavedChanges()).toBe(true)
    await press('Guardar')
    expect(await screen.findByText('guardado')).toBeDefined()
    expect(server.received[0]).toMatchObject({ values: { ...valuesOf(note), title: 'Copa' }, context: { ifMatch: 3 } })
    expect(field('Título').value).toBe('Copa')
    expect(form().rev).toBe(4)
    expect(hasUnsavedChanges()).toBe(false)
  })

  test('a disabled field is sent along as it was', async () => {
    const server = aServer()
    openForm({ save: server.save })
    expect(field('Texto').disabled).toBe(true)
    await retype('Título', 'Copa')
    await press('Guardar')
    await screen.findByText('guardado')
    expect(server.received[0]!.values.ctaText).toBe('Inscribe')
    expect(field('Texto').value).toBe('Inscribe')
  })

  test('an incomplete form is not sent: it names the missing fields and focuses the first', async () => {
    const server = aServer()
    const { form } = openForm({ save: server.save })
    await user.clear(field('Subtítulo'))
    await user.clear(field('Descripción'))
    await press('Guardar')
    await screen.findByText('El subtítulo es requerido')
    expect(form().missing.map(({ label }) => label)).toEqual(['Subtítulo', 'Descripción'])
    expect(document.activeElement).toBe(field('Subtítulo'))
    expect(server.received).toEqual([])
  })

  test("the server's messages are shown at their fields, in the form's order, and the others in the reason", async () => {
    const details = [
      { path: 'description', message: 'No así' },
      { path: 'subtitle', message: 'Ya existe' },
      { path: 'other', message: 'Falta otra cosa' },
    ]
    const { failures } = openForm({ save: () => Promise.reject(callError({ details })) })
    await retype('Título', 'Copa')
    await press('Guardar')
    await screen.findByText('Ya existe')
    expect(screen.getByText('No así')).toBeDefined()
    expect(document.activeElement).toBe(field('Subtítulo'))
    expect(screen.getByRole('alert').textContent).toBe('Revisa los campos. Falta otra cosa')
    expect(failures()).toBe(1)
  })

  test('a failed save keeps the form, and the repeat carries the same key', async () => {
    const server = aServer()
    const keys: string[] = []
    openForm({
      save: (values, context) => {
        keys.push(context.key)
        return keys.length === 1
          ? Promise.reject(callError({ code: 0, type: 'network', sentence: 'No hay conexión' }))
          : server.save(values, context)
      },
    })
    await retype('Título', 'Copa')
    await press('Guardar')
    expect(await screen.findByText('No hay conexión')).toBeDefined()
    expect(field('Título').value).toBe('Copa')
    expect(state()).toBe('sin guardar')
    await press('Guardar')
    await screen.findByText('guardado')
    expect(keys[1]).toBe(keys[0])
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('input during a save stays, and a second press sends nothing', async () => {
    const server = aServer()
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { form } = openForm({
      save: async (values, context) => {
        await waiting
        return server.save(values, context)
      },
    })
    await retype('Título', 'Copa')
    await press('Guardar')
    await user.type(field('Título'), ' 2025')
    await retype('Subtítulo', 'Otra vez')
    await press('Guardar')
    act(answer)
    await waitFor(() => expect(form().rev).toBe(4))
    expect(server.received).toHaveLength(1)
    expect([field('Título').value, field('Subtítulo').value]).toEqual(['Copa 2025', 'Otra vez'])
    expect(state()).toBe('sin guardar')
    await press('Guardar')
    await screen.findByText('guardado')
    expect(server.current).toMatchObject({ rev: 5, title: 'Copa 2025', subtitle: 'Otra vez' })
  })
})

describe('two people', () => {
  test('changes of different fields are joined, quietly', async () => {
    const server = aServer()
    const { form } = openForm({ save: server.save })
    await retype('Título', 'Copa')
    server.current = { ...note, rev: 4, subtitle: 'De Ana' }
    await press('Guardar')
    await screen.findByText('guardado')
    expect(server.current).toMatchObject({ rev: 5, title: 'Copa', subtitle: 'De Ana' })
    expect(field('Subtítulo').value).toBe('De Ana')
    expect(form().conflict).toBeNull()
  })

  test('a second stale save without a clash is reported as a failure, and the next press succeeds', async () => {
    const server = aServer()
    const { form } = openForm({
      save: (values, context) => {
        if (server.received.length < 2)
          server.current = {
            ...server.current!,
            rev: server.current!.rev + 1,
            subtitle: `Vez ${server.received.length}`,
          }
        return server.save(values, context)
      },
    })
    await retype('Título', 'Copa')
    await press('Guardar')
    expect(await screen.findByText('Otra persona guardó')).toBeDefined()
    expect(form().conflict).toBeNull()
    expect([field('Título').value, field('Subtítulo').value]).toEqual(['Copa', 'Vez 1'])
    await press('Guardar')
    await screen.findByText('guardado')
    expect(server.current).toMatchObject({ title: 'Copa', subtitle: 'Vez 1' })
  })

  test('changes of the same fields open a dialog, and the choice for each is saved', async () => {
    const server = aServer()
    const { form, failures } = openForm({ save: server.save })
    await retype('Título', 'Mío')
    await retype('Subtítulo', 'Mío también')
    server.current = { ...note, rev: 7, title: 'De Ana', subtitle: 'De Ana también', description: 'Solo de Ana' }
    await press('Guardar')
    await waitFor(() =>
      expect(form().conflict?.clashes).toEqual([
        { field: 'title', label: 'Título', mine: 'Mío', theirs: 'De Ana' },
        { field: 'subtitle', label: 'Subtítulo', mine: 'Mío también', theirs: 'De Ana también' },
      ]),
    )
    expect(form().conflict?.changedBy?.name).toBe('Ana')
    expect(server.current.title).toBe('De Ana')
    act(() => form().conflict?.resolve({ title: 'mine', subtitle: 'theirs' }))
    await screen.findByText('guardado')
    expect(server.current).toMatchObject({
      rev: 8,
      title: 'Mío',
      subtitle: 'De Ana también',
      description: 'Solo de Ana',
    })
    expect(field('Subtítulo').value).toBe('De Ana también')
    expect(failures()).toBe(0)
  })

  test('cancelling the dialog keeps the input and overwrites nothing', async () => {
    const server = aServer()
    const { form } = openForm({ save: server.save })
    await retype('Título', 'Mío')
    server.current = { ...note, rev: 4, title: 'De Ana' }
    await press('Guardar')
    await waitFor(() => expect(form().conflict).not.toBeNull())
    act(() => form().conflict?.cancel())
    expect(field('Título').value).toBe('Mío')
    await press('Guardar')
    await waitFor(() => expect(form().conflict).not.toBeNull())
    expect(server.current.title).toBe('De Ana')
  })

  test('a record that someone else made first is not overwritten', async () => {
    const server = aServer(null)
    const { form, setRecord } = openForm({ record: null, save: server.save })
    for (const label of ['Título', 'Subtítulo', 'Descripción']) await user.type(field(label), 'Mío')
    server.current = { ...note, rev: 1 }
    setRecord(server.current)
    expect(field('Título').value).toBe('Mío')
    await press('Guardar')
    await waitFor(() =>
      expect(form().conflict?.clashes.map((clash) => clash.field)).toEqual(['title', 'subtitle', 'description']),
    )
  })

  test('a newer record is shown immediately in a form without input, and not in another', async () => {
    const { setRecord } = openForm()
    setRecord({ ...note, rev: 4, title: 'De Ana' })
    await waitFor(() => expect(field('Título').value).toBe('De Ana'))
    await retype('Subtítulo', 'Mío')
    setRecord({ ...note, rev: 5, title: 'Otra vez de Ana' })
    expect([field('Título').value, field('Subtítulo').value]).toEqual(['De Ana', 'Mío'])
  })

  test('an older record from a slow response is not shown', async () => {
    const { setRecord } = openForm()
    setRecord({ ...note, rev: 2, title: 'Vieja' })
    expect(field('Título').value).toBe('Torneo')
  })
})

describe('a record that was stored outside the form', () => {
  test('is taken over: the form is as saved, and the next save is made on it', async () => {
    const server = aServer({ ...note, rev: 4, ctaVisible: true })
    const { form } = openForm({ save: server.save })
    act(() => form().adopt({ ...note, rev: 4, ctaVisible: true }))
    expect(state()).toBe('igual')
    expect(field('Texto').disabled).toBe(false)
    await retype('Título', 'Copa')
    await press('Guardar')
    await screen.findByText('guardado')
    expect(server.received.map(({ context }) => context.ifMatch)).toEqual([4])
    expect(server.current).toMatchObject({ title: 'Copa', ctaVisible: true })
  })

  test('leaves the input, and its clashes to the next save', async () => {
    const theirs = { ...note, rev: 4, title: 'De Ana', ctaVisible: true }
    const server = aServer(theirs)
    const { form } = openForm({ save: server.save })
    await retype('Título', 'Mío')
    act(() => form().adopt(theirs))
    expect(field('Título').value).toBe('Mío')
    expect(field('Texto').disabled).toBe(false)
    await press('Guardar')
    await waitFor(() => expect(form().conflict?.clashes.map((clash) => clash.field)).toEqual(['title']))
  })
})
