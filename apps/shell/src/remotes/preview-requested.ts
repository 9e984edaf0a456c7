export const previewKey = 'torneo:vista'

/** True when this tab may have a preview; the preview's code is loaded only then. */
export const isPreviewRequested = (): boolean => location.search.includes('vista=') || previewKey in sessionStorage
