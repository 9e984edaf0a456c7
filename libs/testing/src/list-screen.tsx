import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect } from 'vitest'
import { aUser } from './builders'
import { errorReply } from './error-reply'
import { FakeApi } from './fake-api'
import { openedDialog } from './opened-dialog'
import { renderScreen } from './render-screen'

const lucia = aUser({ name: 'Lucía Gómez' })

/** Renders a list's screen on a fake API with responses. */
export function openList(Screen: ComponentType, path: string, prepare: (api: FakeApi) => void) {
  const api = new FakeApi(lucia)
  prepare(api)
  return renderScreen(<Screen />, { path, as: lucia, api })
}

export const unavailable = () => errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' })

export const button = (name: string) => screen.getByRole('button', { name })
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio]), select, textarea' })
export const revOf = (call: { readonly headers: Readonly<Record<string, string>> } | undefined) =>
  call?.headers['if-match']
export const form = openedDialog
export const dialog = async (name: string) => within(await openedDialog(name))
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const expectFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

/** Finds the question with this title. */
export const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }))

/** Names of a table's rows, in order. */
export const rowNames = () =>
  screen
    .getAllByRole('button', { name: /^Editar / })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Editar ', ''))

export function rowOf(name: string) {
  const row = button(`Editar ${name}`).closest('tr, li')
  if (!(row instanceof HTMLElement)) throw new Error(`No row for ${name}`)
  return within(row)
}

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((accept) => {
    resolve = accept
  })
  return { promise, resolve }
}
