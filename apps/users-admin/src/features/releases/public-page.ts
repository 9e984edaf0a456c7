import { publicPageApp } from '@torneo/contracts/releases/section-version'

/** True for the public page: it is no part of the panel, and its visitors are not signed in. */
export const isPublicPage = ({ app }: { readonly app: string }): boolean => app === publicPageApp

/** Address at which a super admin sees a version of the public page instead of the live one. */
export const pagePreviewPath = (version: string): string => `/inicio?vista=${encodeURIComponent(version)}`
