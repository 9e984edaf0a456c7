import type { Source } from './source'

/** Creates a channel that sends its full state with each change. A state of a lower rev is outdated. */
export function createStateSource(read: () => { readonly rev: number; readonly json: string } | null): Source {
  let sent = { rev: 0, json: '' }
  return {
    update() {
      const state = read()
      if (!state) return 'gone'
      if (state.rev < sent.rev || state.json === sent.json) return []
      sent = state
      return [state.json]
    },
    snapshot: () => sent.json,
  }
}
