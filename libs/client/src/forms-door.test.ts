import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it('has what forms are made with there once a part with a form is loaded', async () => {
  const { formsDoor, withForms } = await import('./forms-door')
  const forms = await withForms(() => Promise.resolve(formsDoor()))
  const { useRecordForm } = await import('./record-form/door')
  expect(forms().useRecordForm).toBe(useRecordForm)
})

it('says so when a form is drawn too early, and has it there the next time', async () => {
  const { formsDoor } = await import('./forms-door')
  const forms = formsDoor()
  expect(forms).toThrow('A form was drawn before what it is made with was there')
  await vi.waitFor(() => expect(forms()).toHaveProperty('useRecordForm'))
})
