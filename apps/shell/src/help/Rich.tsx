/** Renders `**Nuevo partido**`, a quoted text of the screen, in bold. */
export function Rich({ children }: { readonly children: string }) {
  return children.split('**').map((part, place) => (place % 2 === 1 ? <b key={`${place} ${part}`}>{part}</b> : part))
}
