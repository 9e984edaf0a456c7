/// <reference types="vite/client" />

/**
 * Name of the section app that this code is bundled with; undefined in the shell and in tests. Imported styles of the app
 * apply below elements with this `data-section` (docs/design/isolation.md).
 */
export const sectionName = import.meta.env.TORNEO_SECTION as string | undefined
