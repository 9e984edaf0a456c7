import { openForms } from '@torneo/domain/records/form-address'

/**
 * Closes the top dialog on Back, as Escape does; returns false without a dialog, or if the address names it and closes
 * it itself (B70). Android's own Back does this for every `<dialog>`; this function also reaches dialogs of section
 * apps released before forms had addresses.
 */
export function closeTopDialog(search: string): boolean {
  const open = document.querySelectorAll('dialog[open][aria-modal="true"]')
  if (open.length <= openForms(search).length) return false
  return open[open.length - 1]?.dispatchEvent(new Event('cancel', { cancelable: true })) === false
}
