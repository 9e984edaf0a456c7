import { screen, waitFor, within } from '@testing-library/react'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import type { ComponentType } from 'react'
import { expect } from 'vitest'

const marcos = aUser({ role: 'admin_tournament', name: 'Marcos Ibarra' })

/** Opens a list's screen over an API that is already set up. */
export function openList(Screen: ComponentType, path: string, answer: (api: FakeApi) => void) {
  const api = new FakeApi(marcos)
  answer(api)
  return renderScreen(<Screen />, { path, as: marcos, api })
}

export const button = (name: string) => screen.getByRole('button', { name })
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio]), select, textarea' })
export const revOf = (call: { readonly headers: Readonly<Record<string, string>> } | undefined) =>
  call?.headers['if-match']
export const dialog = async (name: string) => within(await openedDialog(name))
/** Waits until the dialog is closed. */
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const expectFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))
/** Finds the dialog with this title. */
export const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))
/** Lists the names of a table's rows in order. */
export const rowNames = () =>
  screen
    .getAllByRole('button', { name: /^Editar / })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Editar ', ''))
export const rowOf = (name: string) => {
  const row = button(`Editar ${name}`).closest('tr, li')
  if (!(row instanceof HTMLElement)) throw new Error(`No row for ${name}`)
  return within(row)
}
