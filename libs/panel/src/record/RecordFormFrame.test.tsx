import { render as renderPlain, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PanelRouter } from '@torneo/router'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { RecordFormFrame } from './RecordFormFrame'

const submitted: string[] = []
const render = (content: ReactNode) => renderPlain(content, { wrapper: PanelRouter })

function Frame({ name, held = null }: { name: string; held?: string | null }) {
  const submit = () => Promise.resolve(void submitted.push(name))
  return (
    <RecordFormFrame
      form={{
        submit,
        draft: null,
        failure: null,
        held,
        conflict: null,
        dirty: false,
        record: null,
        labels: {},
        restore: submit,
        idOf: (field) => field,
      }}
      id={name}
      label={name}
      failureTitle="Error">
      <input aria-label={`Campo de ${name}`} />
    </RecordFormFrame>
  )
}

const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')

beforeEach(() => {
  submitted.length = 0
})

test('a reason that no field shows is an alert with the focus', () => {
  const { rerender } = render(<Frame name="hero" />)
  rerender(<Frame name="hero" held="Penales: Debe ser un número entero" />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Error. Penales: Debe ser un número entero')
  expect(document.activeElement?.contains(alert)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('Ctrl+S saves the only form of the page, wherever the focus is', async () => {
  render(<Frame name="hero" />)
  await pressSave()
  expect(submitted).toEqual(['hero'])
})

test('Ctrl+S saves the focused one of several forms, and none without a focus', async () => {
  render(
    <>
      <Frame name="sitio" />
      <Frame name="pie" />
    </>,
  )
  await pressSave()
  expect(submitted).toEqual([])
  await userEvent.click(screen.getByLabelText('Campo de pie'))
  await pressSave()
  expect(submitted).toEqual(['pie'])
})

test("saves the form of an open dialog on Ctrl+S, not the page's", async () => {
  render(
    <>
      <Frame name="pie" />
      <dialog open>
        <Frame name="modal" />
      </dialog>
    </>,
  )
  await pressSave()
  expect(submitted).toEqual(['modal'])
})
