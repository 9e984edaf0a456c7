/** Absent on plain http, where browsers offer neither. */
const { share, clipboard } = navigator as Partial<Navigator>

/** Shows the button that shares the page by the device's own means, else copies its address. */
export function sharePage(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  if (!button || (!share && !clipboard)) return
  button.hidden = false
  button.addEventListener('click', () => {
    const url = location.origin + location.pathname
    if (share) void navigator.share({ title: document.title, url }).catch(() => undefined)
    else void copy(button, url)
  })
}

async function copy(button: HTMLButtonElement, url: string): Promise<void> {
  await navigator.clipboard.writeText(url)
  button.lastChild?.replaceWith(button.dataset.copied ?? '')
}
