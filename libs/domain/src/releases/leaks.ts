/**
 * Sentences for a team about what its section did to the page, which the shell took away (docs/design/isolation.md).
 */
export const leakTexts = {
  listener: (type: string) => `Un listener de la página: ${type}`,
  timer: (setter: string) => `Un temporizador: ${setter}`,
  node: (name: string) => `Un elemento fuera de la sección: ${name}`,
  removed: (name: string) => `Un elemento del panel quitado: ${name}`,
  sheet: () => 'Una hoja de estilos para toda la página',
  global: (name: string) => `Una función del navegador reemplazada: ${name}`,
} as const

const sentences = Object.values(leakTexts).map((text) => text(''))

/** Returns the name in a sentence of ours, such as `Array.prototype.map`; null for other messages. */
export function leakName(message: string): string | null {
  const sentence = sentences.find((one) => message.startsWith(one))
  return sentence === undefined ? null : message.slice(sentence.length)
}
