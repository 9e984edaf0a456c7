import { screen, waitFor, within } from '@testing-library/react'

/**
 * Finds a dialog once its code has loaded. Until then a spinner stands in a dialog of the same name, which the loaded
 * one replaces.
 */
export function openedDialog(name?: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', name === undefined ? {} : { name })
    if (within(dialog).queryByText('Cargando...')) throw new Error(`The dialog is still loading: ${String(name)}`)
    return dialog
  })
}
