/** Copies by selection, the fallback for plain http addresses on a local network, which have no clipboard API. */
function copyBySelection(text: string, container: Element): boolean {
  const holder = document.createElement('textarea')
  holder.value = text
  holder.setAttribute('aria-hidden', 'true')
  holder.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0'
  container.append(holder)
  holder.focus()
  holder.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    holder.remove()
  }
}

/** Copies a text and resolves to its success. Returns the focus to `from`, the pressed button. */
export async function copyText(text: string, from: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard API is missing or not allowed. Inside an open dialog, the rest of the page is inert and cannot be
    // selected.
    const copied = copyBySelection(text, from.closest('dialog') ?? document.body)
    from.focus()
    return copied
  }
}
