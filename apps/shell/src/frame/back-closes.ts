import { openForms } from '@torneo/domain/form-address'

/**
 * Closes the dialog on top of the page as Escape does, on Back; false where there is none, or where the address names it and closes it by itself (B70).
 * Android's own Back does this for every `<dialog>`; here it also reaches dialogs of section apps released before forms had an address.
 */
export function closeTopDialog(search: string): boolean {
  const open = document.querySelectorAll('dialog[open][aria-modal="true"]')
  if (open.length <= openForms(search).length) return false
  return open[open.length - 1]?.dispatchEvent(new Event('cancel', { cancelable: true })) === false
}
