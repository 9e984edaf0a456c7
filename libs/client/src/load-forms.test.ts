import { expect, it } from 'vitest'
import { formsDoor, loadForms } from './load-forms'

it('gives section apps of earlier releases the forms that the shell has loaded', async () => {
  const forms = formsDoor()
  await loadForms()
  const { useRecordForm } = await import('./record-form/entry')
  expect(forms()?.useRecordForm).toBe(useRecordForm)
})
