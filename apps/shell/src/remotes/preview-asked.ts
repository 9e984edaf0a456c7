export const previewKey = 'torneo:vista'

/** Whether this tab may be asked for a preview; the rest of it is loaded only then. */
export const isPreviewAsked = (search: string, storage: Storage): boolean => search.includes('vista=') || storage.getItem(previewKey) !== null
