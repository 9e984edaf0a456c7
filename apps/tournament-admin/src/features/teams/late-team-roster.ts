import { retryableLazy } from '@torneo/client'
import type { ComponentType } from 'react'

/**
 * Roster of one team, loaded lazily. Outside Section.tsx, because the code that it shares with 'Mi Equipo' alone would
 * burden every screen's first visit (libs/build/src/section-chunks.ts).
 */
export const TeamRosterScreen: ComponentType<{ readonly id: string }> = retryableLazy(
  () => import('./TeamRosterScreen'),
)
