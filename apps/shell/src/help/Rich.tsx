/** `**Nuevo partido**` is a text of the screen. */
export function Rich({ children }: { readonly children: string }) {
  return children.split('**').map((part, place) => (place % 2 === 1 ? <b key={`${place} ${part}`}>{part}</b> : part))
}
