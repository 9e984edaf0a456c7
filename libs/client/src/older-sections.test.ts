import { expect, it } from 'vitest'
import { loadForms } from './load-forms'
import { formsDoor } from './older-sections'

it('gives section apps of earlier releases the forms that the shell has loaded', async () => {
  const forms = formsDoor()
  await loadForms()
  const { useRecordForm } = await import('./record-form/entry')
  expect(forms()).toMatchObject({ useRecordForm })
})
