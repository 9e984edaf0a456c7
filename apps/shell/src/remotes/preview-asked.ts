export const previewKey = 'torneo:vista'

/** Whether this tab may be asked for a preview; the rest of it is loaded only then. */
export const isPreviewAsked = (): boolean => location.search.includes('vista=') || previewKey in sessionStorage
