import { defaultCtaButtonType, type Cta } from '@torneo/contracts/cta'

/** The call to action as its form holds it. */
export type CtaValues = Omit<Cta, 'id' | 'createdAt' | 'updatedAt' | 'rev'>

export function ctaValues(cta: Cta | null): CtaValues {
  if (!cta) return { title: '', description: '', buttonType: defaultCtaButtonType, buttonText: '', additionalInfo: '' }
  const { title, description, buttonType, buttonText, additionalInfo } = cta
  return { title, description, buttonType, buttonText, additionalInfo }
}
