import type { ComponentType } from 'react'
import { retryableLazy } from '@torneo/client'

/** The list of one team. Not in Section.tsx: what it shares with 'Mi Equipo' alone is not for every screen's first visit (libs/build/src/section-chunks.ts). */
export const TeamRosterScreen: ComponentType<{ readonly id: string }> = retryableLazy(() => import('./TeamRosterScreen'))
