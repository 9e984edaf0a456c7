/** Renders `**Nuevo partido**`, a quoted text of the screen, in bold. */
export function Rich({ children }: { readonly children: string }) {
  return children.split('**').map((part, index) => (index % 2 === 1 ? <b key={`${index} ${part}`}>{part}</b> : part))
}
