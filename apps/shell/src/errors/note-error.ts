/**
 * An error of the page: an event of the window, one that was caught to show a pane, while rendering or loading, or
 * something that a section left behind, with the stack of its making and the path of its screen.
 */
export type NotedError =
  | Event
  | { readonly error: unknown; readonly componentStack?: string }
  | { readonly leak: string; readonly stack: string; readonly path?: string | undefined }

/** Fetched once: where it is missing, a page full of errors does not ask again and again. */
let sender: Promise<typeof import('./send-errors')> | undefined

/** Sends an error to its team (docs/design/errors.md); the code for that is loaded with the first one. */
export function noteError(noted: NotedError): void {
  sender ??= import('./send-errors')
  sender.then((loaded) => loaded.sendError(noted)).catch(() => {})
}
